// The board: who stands where, who moved from where, who attacks whom, and which part of the table is in view.
const COLOURS = ["#1f6fb2", "#2e7d32", "#6a1b9a", "#00695c", "#8a4b08", "#ad1457"];
const TARGET_FIRST = new Set(["defence", "wounded", "defeated", "captured", "boss-card-removed"]);
const STRIKES = new Set(["attack", ...TARGET_FIRST]);
const BORDER = 10, WIDEST = 2;

// Where each figure is drawn. Figures that share a space stand in a ring.
function spotsOf(data, position) {
  const crowds = {}, spots = {};
  for (const [slot, figure] of Object.entries(position.figures)) {
    if (figure[1] >= 0) (crowds[figure[1]] = crowds[figure[1]] || []).push(slot);
  }
  for (const [space, slots] of Object.entries(crowds)) {
    const [x, y] = data.spaces[space], count = slots.length, ring = count > 1 ? 11 + count * 2.3 : 0;
    slots.forEach((slot, i) => {
      const turn = (i / count) * 2 * Math.PI - Math.PI / 2;
      spots[slot] = [x + ring * Math.cos(turn), y + ring * Math.sin(turn)];
    });
  }
  return spots;
}

function shortOf(ident) {
  return ident.slice(0, 1).toUpperCase() + ident.slice(1, 2);
}

function drawFigure(layer, data, slot, figure, [x, y]) {
  const isMouse = slot < MICE, name = labelOf(data, "figures", figure[0]);
  const statuses = figure[4].map((status) => labelOf(data, "statuses", status));
  const words = [figure[2] ? phrase(data.words, "wounded-figure", { name, wounds: figure[2] }) : name, ...statuses].join(", ");
  const own = draw("g", { class: isMouse ? "mouse" : "minion", "data-figure": figure[0] }, draw("title", {}, words));
  if (isMouse) {
    own.append(draw("circle", { cx: x, cy: y, r: 12, fill: COLOURS[slot], stroke: "#ffffff", "stroke-width": 2 }));
  } else {
    own.append(draw("rect", { x: x - 11, y: y - 11, width: 22, height: 22, rx: 3, fill: "#b3202c", stroke: "#1f1a17", "stroke-width": 1.5 }));
  }
  own.append(draw("text", { class: "short", x, y: y + 4 }, shortOf(figure[0])));
  if (figure[4].length) own.append(draw("circle", { class: "status", cx: x - 10, cy: y - 10, r: 4.5 }));
  if (figure[2]) {
    own.append(draw("circle", { class: "hurt", cx: x + 10, cy: y - 10, r: 7 }), draw("text", { class: "hurt-number", x: x + 10, y: y - 6.5 }, String(figure[2])));
  }
  layer.append(own);
}

function drawThings(layer, data, position) {
  for (const space of position.traps) {
    const [x, y] = data.spaces[space];
    layer.append(draw("path", { class: "trap", d: `M${x - 8} ${y - 8}L${x + 8} ${y + 8}M${x + 8} ${y - 8}L${x - 8} ${y + 8}` }));
  }
  for (const [token, space] of position.tokens) {
    if (space < 0) continue;
    const [x, y] = data.spaces[space];
    layer.append(draw("g", { class: "token" }, draw("title", {}, labelOf(data, "tokens", token)),
      draw("path", { d: `M${x} ${y - 13}L${x + 13} ${y}L${x} ${y + 13}L${x - 13} ${y}Z` })));
  }
}

// A line with an arrow head that ends a little before its aim.
function arrow(kind, [x, y], [toX, toY], short) {
  const length = Math.hypot(toX - x, toY - y) || 1, dx = (toX - x) / length, dy = (toY - y) / length;
  const [endX, endY] = [toX - dx * short, toY - dy * short], wing = 7;
  const head = `M${endX} ${endY}L${endX - wing * (dx + dy * 0.6)} ${endY - wing * (dy - dx * 0.6)}L${endX - wing * (dx - dy * 0.6)} ${endY - wing * (dy + dx * 0.6)}Z`;
  return draw("g", { class: kind }, draw("path", { class: "casing", d: `M${x} ${y}L${endX} ${endY}` }),
    draw("path", { class: "shaft", d: `M${x} ${y}L${endX} ${endY}` }), draw("path", { class: "head", d: head }));
}

// What the step shows, under the figures: the way of a move, the line from an attacker to its target, a ring around who
// acts and another around the target.
function drawAct(layer, data, before, now, act) {
  const [what, figure = -1, other = -1, space = -1] = act;
  const was = spotsOf(data, before), is = spotsOf(data, now);
  const own = is[figure] || was[figure], others = is[other] || was[other];
  const moved = was[figure] && is[figure] && before.figures[figure][1] !== now.figures[figure][1];
  if (moved) layer.append(arrow("moved", data.spaces[before.figures[figure][1]], is[figure], 14));
  // a mouse's move is told before it sets out: it may be stopped on the way
  else if (what === "move" && own && now.figures[figure][1] !== space) layer.append(arrow("moved", own, data.spaces[space], 4));
  if (own && others && STRIKES.has(what)) {
    const [from, to] = TARGET_FIRST.has(what) ? [others, own] : [own, others];
    layer.append(arrow("strike", from, to, 14), draw("circle", { class: "aim", cx: to[0], cy: to[1], r: 18 }));
  }
  const isTarget = others && TARGET_FIRST.has(what), actor = isTarget ? others : own;
  if (actor) layer.append(draw("circle", { class: "acts", cx: actor[0], cy: actor[1], r: 15 }));
  else if (space >= 0) layer.append(draw("circle", { class: "acts", cx: data.spaces[space][0], cy: data.spaces[space][1], r: 20 }));
}

function drawPosition(layer, data, before, now, act) {
  layer.replaceChildren();
  drawThings(layer, data, now);
  drawAct(layer, data, before, now, act);
  const spots = spotsOf(data, now);
  for (const slot of Object.keys(spots)) drawFigure(layer, data, Number(slot), now.figures[slot], spots[slot]);
}

// The faces in view: where the mice are and something happens, or only where it happens if that would be too much.
function facesInPlay(data, position, act) {
  const [, figure = -1, , space = -1] = act;
  const faceOf = (at) => (at >= 0 ? data.spaces[at][2] : -1);
  const mice = Object.entries(position.figures).filter(([slot, one]) => slot < MICE && one[1] >= 0).map(([, one]) => faceOf(one[1]));
  const there = faceOf(position.figures[figure] ? position.figures[figure][1] : space);
  const found = new Set([...mice, ...(there >= 0 ? [there] : [])].filter((face) => position.up.includes(face)));
  if (found.size <= WIDEST) return [...found];
  if (there >= 0) return [there];
  const most = (face) => mice.filter((one) => one === face).length;
  return [...found].sort((a, b) => most(b) - most(a)).slice(0, 1);
}

function boxOf(data, faces) {
  const boxes = faces.map((face) => data.faces[face].box);
  const left = Math.min(...boxes.map(([x]) => x)) - BORDER, top = Math.min(...boxes.map(([, y]) => y)) - BORDER;
  const right = Math.max(...boxes.map(([x, , size]) => x + size)) + BORDER, bottom = Math.max(...boxes.map(([, y, size]) => y + size)) + BORDER;
  return [left, top, right - left, bottom - top];
}

function boardOf(root, data) {
  const svg = root.querySelector("svg.board"), layer = svg.querySelector("g.figures"), button = root.querySelector(".plan");
  const label = svg.querySelector("title");
  let whole = false, inPlay = [], up = [];

  function fit() {
    const faces = whole || !inPlay.length ? up : inPlay;
    const box = boxOf(data, faces);
    svg.setAttribute("viewBox", box.join(" "));
    svg.style.aspectRatio = `${box[2]} / ${box[3]}`;
    svg.style.width = `min(100cqw, ${(box[2] / box[3]).toFixed(3)} * 100cqh)`; // as large as fits, no wider than what is in view
    label.textContent = data.words.board + ": " + faces.map((face) => data.faces[face].name).join(", ");
  }

  button.addEventListener("click", () => {
    whole = !whole;
    button.setAttribute("aria-pressed", whole);
    fit();
  });
  return function show(before, now, act) {
    up = now.up.filter((face) => face in data.faces);
    for (const face of svg.querySelectorAll("g.up")) face.classList.toggle("down", !now.up.includes(Number(face.dataset.face)));
    drawPosition(layer, data, before, now, act);
    const found = facesInPlay(data, now, act);
    // where nobody stands, as while a tile is turned over, the same tiles stay in view
    const stay = up.filter((face) => inPlay.some((old) => String(data.faces[old].box) === String(data.faces[face].box)));
    inPlay = found.length ? found : stay;
    fit();
  };
}
