// The log, folded by turns: each step is a link to its own address. The turn in play is open.
function wordsOf(step) {
  return step[0] ? step[2] + " → " + step[1] : step[1];
}

function turnTitle(data, turn) {
  if (!turn.name) return turn.what === "round" ? phrase(data.words, "round", { round: turn.round }) : data.words.setup;
  return phrase(data.words, "round", { round: turn.round }) + " · " + labelOf(data, "figures", turn.name);
}

function lineOf(game, step, address) {
  const made = make("a", { href: address(step), "data-step": step }, wordsOf(game.steps[step]));
  if (game.steps[step][3]) made.append(make("span", { class: "rules" }, " [" + game.steps[step][3] + "]"));
  return make("li", { class: game.steps[step][0] ? "choice" : "" }, made);
}

function logOf(root, data) {
  const log = root.querySelector(".log");
  let lines = [], folds = [], turns = [], here = null, opened = null;

  function load(game, itsTurns, address) {
    turns = itsTurns;
    lines = [];
    here = opened = null;
    folds = turns.map((turn) => {
      const list = make("ol", { start: turn.first + 1 });
      for (let step = turn.first; step <= turn.last; step += 1) list.append((lines[step] = lineOf(game, step, address)));
      const kinds = new Set(game.moments.filter(([step]) => step >= turn.first && step <= turn.last).map(([, kind]) => kind));
      const marks = [...kinds].map((kind) => make("span", { class: "mark " + kind }, data.words[kind]));
      return make("details", { class: "turn" }, make("summary", {}, turnTitle(data, turn), ...marks), list);
    });
    log.replaceChildren(...folds);
  }

  function show(step) {
    if (here) { here.classList.remove("here"); here.firstChild.removeAttribute("aria-current"); }
    here = lines[step];
    here.classList.add("here");
    here.firstChild.setAttribute("aria-current", "step");
    const fold = folds[turnAt(turns, step)];
    if (opened && opened !== fold) { opened.open = false; opened = null; }
    if (!fold.open) { fold.open = true; opened = fold; }
    log.scrollTop += here.getBoundingClientRect().top - log.getBoundingClientRect().top - log.clientHeight / 2;
  }

  return { load, show };
}
