"use strict";
// Steps through games. Positions are stored as differences; they are all worked out at the start, so that going back is
// as quick as going on.
function showReplay(root) {
  const data = JSON.parse(root.querySelector(".replay-data").textContent);
  const find = (name) => root.querySelector(name);
  const svg = find("svg.board"), layer = find("g.figures");
  const NS = "http://www.w3.org/2000/svg";
  const COLOURS = ["#1f6fb2", "#2e7d32", "#6a1b9a", "#00695c", "#8a4b08", "#ad1457"];
  const CAPTURED = -2;
  let game = null, positions = [], at = 0, timer = null;

  function positionsOf(one) {
    const found = [];
    let last = { figures: {} };
    for (const frame of one.frames) {
      const now = Object.assign({}, last, frame, { figures: Object.assign({}, last.figures) });
      for (const [slot, figure] of Object.entries(frame.figures || {})) {
        if (figure === null) delete now.figures[slot]; else now.figures[slot] = figure;
      }
      found.push(now);
      last = now;
    }
    return found;
  }

  function add(parent, tag, attributes, text) {
    const made = document.createElementNS(NS, tag);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    if (text !== undefined) made.textContent = text;
    parent.appendChild(made);
    return made;
  }

  function cell(row, text, kind) {
    const made = document.createElement("td");
    made.textContent = text;
    if (kind) made.className = kind;
    row.appendChild(made);
  }

  function drawFigure(slot, figure, x, y) {
    const isMouse = slot < 6, name = figure[0], short = name.replace(/#.*/, "");
    const own = add(layer, "g", { class: isMouse ? "mouse" : "minion", "data-figure": name });
    add(own, "title", {}, name + (figure[2] ? ", " + figure[2] + " wounds" : "") + (figure[4].length ? ", " + figure[4].join(", ") : ""));
    if (isMouse) {
      add(own, "circle", { cx: x, cy: y, r: 11, fill: COLOURS[slot], stroke: "#ffffff", "stroke-width": 2 });
    } else {
      add(own, "rect", { x: x - 10, y: y - 10, width: 20, height: 20, fill: "#b3202c", stroke: "#1f1a17", "stroke-width": 1.5 });
    }
    add(own, "text", { x: x, y: y + 4, "text-anchor": "middle", "font-size": 11, "font-family": "sans-serif", "font-weight": "bold", fill: "#ffffff" }, short.slice(0, 2));
    if (figure[2]) add(own, "text", { x: x + 10, y: y - 5, "font-size": 10, "font-family": "sans-serif", "font-weight": "bold", fill: "#b3202c", stroke: "#ffffff", "stroke-width": 2.5, "paint-order": "stroke" }, "−" + figure[2]);
  }

  function drawBoard(now) {
    for (const face of svg.querySelectorAll("g.up")) {
      face.style.display = now.up.includes(Number(face.dataset.face)) ? "" : "none";
    }
    layer.replaceChildren();
    for (const space of now.traps) {
      const [x, y] = data.spaces[space];
      add(layer, "path", { class: "trap", d: `M${x - 8} ${y - 8}L${x + 8} ${y + 8}M${x + 8} ${y - 8}L${x - 8} ${y + 8}`, stroke: "#b3202c", "stroke-width": 3 });
    }
    for (const [name, space] of now.tokens) {
      if (space < 0) continue;
      const [x, y] = data.spaces[space];
      const own = add(layer, "g", { class: "token" });
      add(own, "title", {}, name);
      add(own, "path", { d: `M${x} ${y - 12}L${x + 12} ${y}L${x} ${y + 12}L${x - 12} ${y}Z`, fill: "#e08a00", stroke: "#1f1a17" });
    }
    const crowd = {};
    for (const [slot, figure] of Object.entries(now.figures)) {
      if (figure[1] >= 0) (crowd[figure[1]] = crowd[figure[1]] || []).push([Number(slot), figure]);
    }
    for (const [space, figures] of Object.entries(crowd)) {
      const [x, y] = data.spaces[space], count = figures.length, ring = count > 1 ? 9 + count * 1.6 : 0;
      figures.forEach(([slot, figure], i) => {
        const turn = (i / count) * 2 * Math.PI - Math.PI / 2;
        drawFigure(slot, figure, x + ring * Math.cos(turn), y + ring * Math.sin(turn));
      });
    }
  }

  function drawSide(now, step) {
    find(".now").textContent = step[0] ? step[2] + " → " + step[1] : step[1];
    find(".clock").textContent = `round ${now.round} · page ${now.page}, end on ${now.end} · wheel ${now.wheel} of 6`;
    const rows = find(".mice tbody");
    rows.replaceChildren();
    for (const [slot, figure] of Object.entries(now.figures)) {
      if (Number(slot) >= 6) continue;
      const row = document.createElement("tr");
      cell(row, figure[0] + (figure[1] === CAPTURED ? " (captured)" : ""));
      cell(row, figure[2], "n");
      cell(row, figure[3], "n");
      cell(row, figure[4].join(", "));
      rows.appendChild(row);
    }
    const track = find(".track");
    track.replaceChildren("track: ");
    now.track.forEach((name, i) => {
      const made = document.createElement(name === now.turn ? "b" : "span");
      made.textContent = (i ? " · " : "") + name;
      track.appendChild(made);
    });
  }

  function draw() {
    if (!positions.length) return;
    const now = positions[at];
    drawBoard(now);
    drawSide(now, game.steps[at]);
    find(".at").value = at;
    find(".where").textContent = `${at + 1} of ${positions.length}`;
    const log = find(".log");
    for (const line of log.querySelectorAll(".here")) line.classList.remove("here");
    const line = log.children[at];
    line.classList.add("here");
    log.scrollTop = line.offsetTop - log.offsetTop - log.clientHeight / 2;
  }

  function go(to) {
    at = Math.max(0, Math.min(positions.length - 1, to));
    draw();
  }

  function toRound(way) {
    const round = positions[at].round;
    let to = at;
    while (to + way >= 0 && to + way < positions.length && positions[to].round === round) to += way;
    if (way < 0) while (to > 0 && positions[to - 1].round === positions[to].round) to -= 1;
    go(to);
  }

  function pause() {
    clearInterval(timer);
    timer = null;
  }

  const moves = {
    first: () => go(0), last: () => go(positions.length - 1), back: () => go(at - 1), forward: () => go(at + 1),
    "round-back": () => toRound(-1), "round-on": () => toRound(1),
    play: () => {
      if (timer) { pause(); return; }
      timer = setInterval(() => { if (at >= positions.length - 1) pause(); else go(at + 1); }, 350);
    },
  };

  function load(index) {
    pause();
    game = data.games[index];
    positions = positionsOf(game);
    find(".at").max = Math.max(0, positions.length - 1);
    const log = find(".log");
    log.replaceChildren();
    let round = 0;
    game.steps.forEach((step, i) => {
      const line = document.createElement("li");
      line.textContent = step[0] ? step[2] + " → " + step[1] : step[1];
      if (step[0]) line.classList.add("choice");
      if (positions[i].round !== round) { round = positions[i].round; line.classList.add("round"); }
      if (step[3]) {
        const rules = document.createElement("span");
        rules.className = "rules";
        rules.textContent = " [" + step[3] + "]";
        line.appendChild(rules);
      }
      line.addEventListener("click", () => go(i));
      log.appendChild(line);
    });
    go(game.at);
  }

  const select = find("select.game");
  data.games.forEach((one, i) => {
    const made = document.createElement("option");
    made.value = i;
    made.textContent = `${one.name}: ${one.outcome} (${one.reason})`;
    select.appendChild(made);
  });
  select.addEventListener("change", () => load(Number(select.value)));
  find(".at").addEventListener("input", (event) => go(Number(event.target.value)));
  for (const button of root.querySelectorAll("[data-go]")) {
    button.addEventListener("click", () => { if (button.dataset.go !== "play") pause(); moves[button.dataset.go](); });
  }
  for (const button of document.querySelectorAll("[data-show]")) {
    button.addEventListener("click", () => {
      select.value = button.dataset.show;
      load(Number(select.value));
      root.scrollIntoView();
      root.focus({ preventScroll: true });
    });
  }
  root.tabIndex = 0;
  root.addEventListener("keydown", (event) => {
    if (event.target !== root) return;
    const keys = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last", " ": "play" };
    if (event.key in keys) { event.preventDefault(); moves[keys[event.key]](); }
  });
  load(0);
}
document.querySelectorAll(".viewer").forEach(showReplay);
