// Keys and swipes. Several viewers may share a page: keys go to the one with the focus, else to the last one used if it
// is on screen.
const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last", PageUp: "turn-back", PageDown: "turn-on", " ": "play" };
const ARROWS = ["ArrowLeft", "ArrowRight"];
const SWIPE = 40;
let lastUsed = null;

function isTyping(target) {
  return target.isContentEditable || target.tagName === "TEXTAREA" || (target.tagName === "INPUT" && target.type !== "range");
}

function onScreen(root) {
  const box = root.getBoundingClientRect();
  return box.top < innerHeight * 0.6 && box.bottom > innerHeight * 0.4;
}

// Whether a key is for a viewer. Elsewhere on a page of many parts only the arrows are: the others scroll or press.
function takes(root, data, event) {
  const target = event.target, inside = root.contains(target);
  if (isTyping(target)) return false;
  const presses = event.key === " " && target.closest && target.closest("button, a, summary, select");
  if (presses || (target.tagName === "SELECT" && !ARROWS.includes(event.key))) return false;
  if (inside) return true;
  if (lastUsed !== root || !onScreen(root)) return false;
  return data.alone || ARROWS.includes(event.key);
}

function listenToKeys(root, data, moves) {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !(event.key in KEYS) || !takes(root, data, event)) return;
    event.preventDefault();
    const name = KEYS[event.key];
    moves[event.shiftKey && ARROWS.includes(event.key) ? name.replace("back", "moment-back").replace("forward", "moment-on") : name]();
  });
  const use = () => { lastUsed = root; };
  root.addEventListener("pointerdown", use);
  root.addEventListener("focusin", use);
  if (!lastUsed || !lastUsed.isConnected) use();
}

function listenToSwipes(place, moves) {
  let start = null;
  place.addEventListener("pointerdown", (event) => { start = event.isPrimary && event.pointerType !== "mouse" ? event : null; });
  place.addEventListener("pointercancel", () => { start = null; });
  place.addEventListener("pointerup", (event) => {
    if (!start) return;
    const dx = event.clientX - start.clientX, dy = event.clientY - start.clientY;
    start = null;
    if (Math.abs(dx) > SWIPE && Math.abs(dx) > 1.5 * Math.abs(dy)) moves[dx < 0 ? "forward" : "back"]();
  });
}
