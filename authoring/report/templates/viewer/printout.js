// On paper: the log by turns, with the board at the key moments. Made when the page is printed.
const BOARDS = 12;
const KEY_KINDS = ["end", "decisive", "room", "capture", "surge"];

// The moments whose boards are printed: the ending and the decisive turn first, then rooms, captures and surges.
function keyMoments(game) {
  const ranked = [...game.moments].sort((a, b) => KEY_KINDS.indexOf(a[1]) - KEY_KINDS.indexOf(b[1]) || a[0] - b[0]);
  return new Map(ranked.slice(0, BOARDS));
}

function printedBoard(data, game, positions, step, name, kind) {
  const now = positions[step], faces = facesInPlay(data, now, game.acts[step]);
  const shown = faces.length ? faces : now.up.filter((face) => face in data.faces);
  const layer = draw("g", { class: "figures" });
  drawPosition(layer, data, positions[Math.max(0, step - 1)], now, game.acts[step]);
  const uses = shown.map((face) => draw("use", { href: `#${name}-${face}` }));
  const [x, y, width, height] = boxOf(data, shown), viewBox = [x, y, width, height].join(" ");
  const inside = draw("svg", { x, y, width, height, viewBox }, ...uses, layer); // clips what stands on other faces
  const picture = draw("svg", { class: "board", viewBox, role: "img", "aria-label": data.words[kind] }, inside);
  return make("figure", {}, picture, make("figcaption", {}, make("b", {}, data.words[kind] + " "), `${step + 1}: ${wordsOf(game.steps[step])}`));
}

let printouts = 0;

function printoutOf(root, data, state) {
  const place = root.querySelector(".printout"), name = `replay-${(printouts += 1)}-face`;
  for (const face of root.querySelectorAll(".table g.up")) face.id = `${name}-${face.dataset.face}`;

  function printedTurn(game, positions, turn, boards) {
    const list = make("ol", { start: turn.first + 1 });
    for (let step = turn.first; step <= turn.last; step += 1) list.append(lineOf(game, step, state.address));
    const steps = [...boards.keys()].filter((step) => step >= turn.first && step <= turn.last);
    return make("section", {}, make("h2", {}, turnTitle(data, turn)), ...steps.map((step) => printedBoard(data, game, positions, step, name, boards.get(step))), list);
  }

  function prepare() {
    if (place.childNodes.length) return;
    const { game, positions, turns } = state, boards = keyMoments(game);
    place.append(make("p", { class: "outcome" }, `${game.name}: ${game.outcome} (${game.reason})`), ...turns.map((turn) => printedTurn(game, positions, turn, boards)));
  }

  if (data.alone) {
    addEventListener("beforeprint", prepare);
    matchMedia("print").addEventListener("change", (event) => { if (event.matches) prepare(); });
  }
  return function clear() { place.replaceChildren(); };
}
