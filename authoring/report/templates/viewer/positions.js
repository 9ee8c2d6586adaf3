// Positions and turns of a game. Positions are stored as differences; all are worked out at the start, so that going back
// is as quick as going on.
const CAPTURED = -2, MICE = 6;
const PARTS = ["figures", "hands"];

function positionsOf(game) {
  const found = [];
  let last = { figures: {}, hands: {} };
  for (const frame of game.frames) {
    const now = { ...last, ...frame };
    for (const part of PARTS) {
      if (!(part in frame)) { now[part] = last[part]; continue; }
      now[part] = { ...last[part] };
      for (const [slot, value] of Object.entries(frame[part])) {
        if (value === null) delete now[part][slot]; else now[part][slot] = value;
      }
    }
    found.push(now);
    last = now;
  }
  return found;
}

// The log by turns: what happens before the first turn, and at the start of a round, stands by itself.
function turnsOf(game, positions) {
  const found = [];
  game.acts.forEach(([what], step) => {
    const opens = what === "turn" || what === "round";
    const follows = found.length && found[found.length - 1].what === "round" && what === "turn";
    if (!found.length || (opens && !follows)) found.push({ first: step, what, round: 0, name: "" });
    const turn = found[found.length - 1];
    turn.last = step;
    turn.round = positions[step].round;
    if (what === "turn") { turn.what = what; turn.name = positions[step].turn; }
  });
  return found;
}

function turnAt(turns, step) {
  return turns.findIndex((turn) => step <= turn.last);
}

// Names for ids; the words of the id where there is no name. A minion keeps the number that distinguishes it on the board.
function labelOf(data, kind, ident) {
  const [id, number] = ident.split("#");
  return (data.labels[kind][id] || id.replace(/-/g, " ")) + (number ? " #" + number : "");
}
