// What lies beside the board: the clock, the initiative track, and what each mouse has and suffers.
function clockOf(data, position) {
  const words = data.words, last = Math.max(position.end, position.page);
  const page = phrase(words, "page", { page: position.page, end: position.end });
  const wheel = phrase(words, "wheel", { wheel: position.wheel });
  const pages = make("span", { class: "pages", role: "img", "aria-label": page, title: page });
  for (let number = 1; number <= last; number += 1) {
    const here = number === position.page, end = number === position.end;
    pages.append(make("i", { class: `page${here ? " here" : ""}${number < position.page ? " past" : ""}${end ? " end" : ""}` }, String(number),
      here ? icon(data.icons, "clock") : "", end ? icon(data.icons, "flag") : ""));
  }
  const picture = draw("svg", { class: "wheel", viewBox: "-13 -13 26 26", role: "img", "aria-label": wheel }, draw("title", {}, wheel));
  for (let wedge = 0; wedge < 6; wedge += 1) {
    const corner = (turn) => `${(12 * Math.sin((turn * Math.PI) / 3)).toFixed(2)} ${(-12 * Math.cos((turn * Math.PI) / 3)).toFixed(2)}`;
    picture.append(draw("path", { class: wedge < position.wheel ? "full" : "", d: `M0 0L${corner(wedge)}A12 12 0 0 1 ${corner(wedge + 1)}Z` }));
  }
  const round = make("span", { class: "round-number" }, phrase(words, "round", { round: position.round }));
  return [round, pages, make("span", { class: "wheel-count" }, picture, wheel)];
}

function trackOf(data, position) {
  return position.track.map((name, place) => {
    const current = name === position.turn, done = position.acted.includes(place) && !current;
    const made = make("li", { class: current ? "current" : done ? "done" : "" }, labelOf(data, "figures", name));
    if (current) made.setAttribute("aria-current", "true");
    return made;
  });
}

function holding(data, kind, term, ids) {
  if (!ids.length) return "";
  return make("p", { class: "holds" }, make("b", {}, data.words[term] + " "), ids.map((id) => labelOf(data, kind, id)).join(", "));
}

function pips(data, kind, count, of, label) {
  const made = make("span", { class: "pips " + kind, role: "img", "aria-label": label, title: label });
  for (let number = 0; number < of; number += 1) {
    const one = icon(data.icons, kind);
    if (number >= count) one.classList.add("lost");
    made.append(one);
  }
  return made;
}

function mouseOf(data, position, slot) {
  const [ident, space, hurt, cheese, statuses, life = 0] = position.figures[slot], words = data.words;
  const [worn, pack, abilities] = position.hands[slot] || [[], [], []];
  const name = labelOf(data, "figures", ident), badge = draw("svg", { class: "badge", viewBox: "-14 -14 28 28", "aria-hidden": "true" },
    draw("circle", { r: 13, fill: COLOURS[slot] }), draw("text", { class: "short", y: 4.5 }, shortOf(ident)));
  const chips = [...(space === CAPTURED ? [words.captured] : []), ...statuses.map((status) => labelOf(data, "statuses", status))];
  const made = make("li", { class: "one-mouse" + (position.turn === ident ? " current" : "") + (space === CAPTURED ? " captured" : "") },
    make("p", { class: "who" }, badge, make("b", {}, name), ...chips.map((chip) => make("span", { class: "chip" }, chip))),
    make("p", { class: "counts" },
      pips(data, "heart", life - hurt, life, phrase(words, "wounds", { wounds: hurt, life })),
      pips(data, "cheese", cheese, cheese, phrase(words, "cheese", { cheese }))),
    holding(data, "cards", "worn", worn), holding(data, "cards", "pack", pack), holding(data, "abilities", "abilities", abilities));
  return made;
}

function othersOf(data, position) {
  const counts = {};
  for (const [slot, figure] of Object.entries(position.figures)) {
    const kind = figure[0].split("#")[0];
    if (slot >= MICE) counts[kind] = (counts[kind] || 0) + 1;
  }
  const foes = Object.entries(counts).map(([kind, count]) => labelOf(data, "figures", kind) + (count > 1 ? " × " + count : ""));
  const parts = [];
  const part = (term, things) => { if (things.length) parts.push(make("span", {}, make("b", {}, data.words[term] + " "), things.join(", "))); };
  part("foes", foes);
  part("party", position.stash.map((card) => labelOf(data, "cards", card)));
  return parts;
}

function panelOf(root, data) {
  const clock = root.querySelector(".clock"), track = root.querySelector(".track"), mice = root.querySelector(".mice"), others = root.querySelector(".others");
  return function show(position) {
    clock.replaceChildren(...clockOf(data, position));
    track.replaceChildren(...trackOf(data, position));
    mice.replaceChildren(...Object.keys(position.figures).filter((slot) => slot < MICE).map((slot) => mouseOf(data, position, slot)));
    others.replaceChildren(...othersOf(data, position));
  };
}
