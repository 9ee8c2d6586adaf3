// Brings a viewer to life: `element` is made by viewer.html.j2, `data` is described in docs/reference/replay-viewer.md.
const PACE = 450;

export function mount(element, data) {
  const show = boardOf(element, data), panel = panelOf(element, data), log = logOf(element, data), course = courseOf(element, data);
  const bar = addressBar(), find = (name) => element.querySelector(name), select = find(".game");
  const state = { index: -1, game: null, positions: [], turns: [], at: 0, address: (step) => addressOf(data, state.game.seed, step) };
  const clearPrintout = printoutOf(element, data, state);
  let timer = null;

  function display() {
    const { game, positions, turns, at } = state, step = game.steps[at], now = positions[at], turn = turns[turnAt(turns, at)];
    show(positions[Math.max(0, at - 1)], now, game.acts[at]);
    panel(now);
    log.show(at);
    course.show(game, at);
    find(".now").textContent = wordsOf(step);
    showDice(find(".dice"), data, game.acts[at][4]);
    const chance = chanceAt(game, at);
    const parts = [turnTitle(data, turn), phrase(data.words, "step-of", { step: at + 1, steps: positions.length })];
    find(".where").replaceChildren(parts.join(" · "), chance < 0 ? "" : make("b", { class: "chance" }, phrase(data.words, "chance", { chance })));
  }

  function load(index) {
    if (index === state.index) return;
    const game = data.games[index], positions = positionsOf(game);
    Object.assign(state, { index, game, positions, turns: turnsOf(game, positions), at: game.at });
    select.value = index;
    clearPrintout();
    log.load(game, state.turns, state.address);
    course.load(game, positions, state.address);
  }

  function pause() {
    clearInterval(timer);
    timer = null;
    element.classList.remove("playing");
    find(".now").setAttribute("aria-live", "polite");
  }

  function goTo(step) {
    state.at = Math.max(0, Math.min(state.positions.length - 1, step));
    display();
  }

  const walk = (step) => { pause(); goTo(step); bar.step(state.address(state.at)); };
  const jump = (step) => { pause(); goTo(step); bar.jump(state.address(state.at)); };

  function play() {
    if (timer) { pause(); return; }
    element.classList.add("playing");
    find(".now").setAttribute("aria-live", "off");
    timer = setInterval(() => {
      if (state.at >= state.positions.length - 1) { pause(); return; }
      goTo(state.at + 1);
      bar.step(state.address(state.at));
    }, PACE);
  }

  function turnBack() {
    const turn = state.turns[turnAt(state.turns, state.at)];
    return state.at > turn.first ? turn.first : (state.turns[turnAt(state.turns, state.at - 1)] || turn).first;
  }

  const moves = {
    first: () => walk(0), last: () => walk(state.positions.length - 1), back: () => walk(state.at - 1), forward: () => walk(state.at + 1),
    "turn-back": () => walk(turnBack()), "turn-on": () => walk(state.turns[turnAt(state.turns, state.at)].last + 1), play,
    "moment-back": () => jump(([...state.game.moments].reverse().find(([step]) => step < state.at) || [state.at])[0]),
    "moment-on": () => jump((state.game.moments.find(([step]) => step > state.at) || [state.at])[0]),
  };

  // Shows the moment that the address names. Whether it names one of this viewer.
  function follow() {
    const found = readAddress(data, location.hash, state.index);
    if (!found) return false;
    pause();
    load(found.index);
    goTo(found.step);
    const { top } = element.getBoundingClientRect();
    if (top < 0 || top > innerHeight * 0.3) element.scrollIntoView();
    lastUsed = element;
    return true;
  }

  data.games.forEach((game, index) => select.append(make("option", { value: index }, `${game.name}: ${game.outcome} (${game.reason})`)));
  select.addEventListener("change", () => { load(Number(select.value)); jump(state.at); });
  course.slider.addEventListener("input", () => walk(course.slider.valueAsNumber - 1));
  for (const button of element.querySelectorAll("[data-go]")) button.addEventListener("click", () => moves[button.dataset.go]());
  element.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-step]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    jump(Number(link.dataset.step));
  });
  if (!data.games.length) return;
  listenToKeys(element, data, moves);
  listenToSwipes(find(".table"), moves);
  addEventListener("hashchange", follow);
  load(0);
  if (!follow()) goTo(state.at);
}
