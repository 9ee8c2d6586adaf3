// How the game went: the chance to win as a curve, under a slider over all steps, and the moments to jump to.
function courseOf(root, data) {
  const curve = root.querySelector(".curve"), ticks = root.querySelector(".ticks"), slider = root.querySelector(".at");
  const list = root.querySelector(".moments"), about = root.querySelector(".about");
  const across = (step, steps) => (steps > 1 ? step / (steps - 1) : 0);
  let marker = null, links = [];

  function drawCurve(game) {
    const steps = game.steps.length;
    const points = game.curve.map(([step, chance]) => `${(1000 * across(step, steps)).toFixed(1)} ${100 - chance}`);
    curve.replaceChildren();
    about.hidden = !points.length;
    root.querySelector(".course").classList.toggle("flat", !points.length);
    if (points.length) {
      curve.append(draw("path", { class: "half", d: "M0 50H1000" }));
      const start = points[0].split(" ")[1];
      curve.append(draw("path", { class: "area", d: `M0 100L0 ${start}L${points.join("L")}L1000 100Z` }), draw("path", { class: "line", d: `M0 ${start}L${points.join("L")}` }));
    }
    marker = draw("path", { class: "marker" });
    curve.append(marker);
  }

  function momentWords(game, [step, kind]) {
    const at = game.curve.findIndex(([one]) => one === step);
    if (kind !== "decisive" || at < 0) return game.steps[step][1];
    return phrase(data.words, "decisive-turn", { before: game.curve[at][1], after: game.curve[at + 1][1] });
  }

  function load(game, positions, address) {
    drawCurve(game);
    slider.max = game.steps.length;
    ticks.replaceChildren(...game.moments.map(([step, kind]) => {
      const made = make("i", { class: "tick " + kind });
      made.style.left = 100 * across(step, game.steps.length) + "%";
      return made;
    }));
    links = game.moments.map(([step, kind]) => make("a", { href: address(step), "data-step": step, class: kind, title: momentWords(game, [step, kind]) },
      make("b", {}, data.words[kind]), make("span", {}, phrase(data.words, "round", { round: positions[step].round })), make("small", {}, momentWords(game, [step, kind]))));
    list.replaceChildren(...links.map((link) => make("li", {}, link)));
  }

  function show(game, step) {
    slider.value = step + 1;
    slider.setAttribute("aria-valuetext", wordsOf(game.steps[step]));
    marker.setAttribute("d", `M${(1000 * across(step, game.steps.length)).toFixed(1)} 0V100`);
    for (const link of links) link.classList.toggle("here", Number(link.dataset.step) === step);
  }

  return { load, show, slider };
}

// The chance at a step: that of the last point before it.
function chanceAt(game, step) {
  const passed = game.curve.filter(([at]) => at <= step);
  return passed.length ? passed[passed.length - 1][1] : game.curve.length ? game.curve[0][1] : -1;
}
