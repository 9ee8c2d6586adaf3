// Addresses of moments, such as #game-17/step-203. Steps count from 1, as on the page.
function addressOf(data, seed, step) {
  return `#${data.address}-${seed}/step-${step + 1}`;
}

// The game and the step of an address, or null if it is none of this viewer. A game that is shown already is preferred.
function readAddress(data, hash, shown) {
  const [game, step] = hash.slice(1).split("/step-");
  const isIt = (one) => one && game === data.address + "-" + one.seed;
  const index = isIt(data.games[shown]) ? shown : data.games.findIndex(isIt);
  return index < 0 ? null : { index, step: Math.max(0, (parseInt(step, 10) || 1) - 1) };
}

// Changes the address: a jump adds to the history, a step replaces the last address, and only when stepping has paused,
// since browsers allow few changes a second. A page without an address of its own keeps none.
function addressBar() {
  let timer = null;
  const write = (how, address) => {
    clearTimeout(timer);
    if (address === location.hash) return;
    try { history[how](history.state, "", address); } catch { /* a page inside another may not have addresses */ }
  };
  return {
    jump: (address) => write("pushState", address),
    step: (address) => { clearTimeout(timer); timer = setTimeout(() => write("replaceState", address), 200); },
  };
}
