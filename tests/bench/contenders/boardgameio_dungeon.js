// A hand-written dungeon about the size of a chapter, on boardgame.io: four heroes, rooms of 6 by 6 spaces, minions that
// walk and bite, a wheel that fills, a last room to reach. Random players. Speaks the contenders' protocol.
const { Client } = require("boardgame.io/client");
const readline = require("readline");

const SIDE = 6, ROOMS = 4, HEROES = 4, PAGES = 6;
const near = (a, b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) <= 1;
const die = (random) => random.D6();

function spawn(G, random) {
  const count = 2 + random.Die(2);
  for (let i = 0; i < count; i++) G.minions.push({ x: random.Die(SIDE) - 1, y: random.Die(SIDE) - 1, life: 1 });
}

function surge(G, random) {
  if (G.wheel < 6) return;
  G.wheel = 0;
  G.page += 1;
  spawn(G, random);
}

function minionsAct(G, random) {
  for (const minion of G.minions) {
    const hero = G.heroes.reduce((a, b) => (Math.hypot(a.x - minion.x, a.y - minion.y) <= Math.hypot(b.x - minion.x, b.y - minion.y) ? a : b));
    for (let steps = die(random) % 3 + 1; steps > 0 && !near(minion, hero); steps--) {
      minion.x += Math.sign(hero.x - minion.x);
      minion.y += Math.sign(hero.y - minion.y);
    }
    if (near(minion, hero)) {
      const hits = [die(random), die(random)].filter((n) => n > 3).length;
      const blocks = die(random) > 4 ? 1 : 0;
      hero.wounds += Math.max(0, hits - blocks);
      if (die(random) === 1) G.wheel += 1;
      if (hero.wounds >= 4) { hero.wounds = 0; hero.x = 0; hero.y = 0; G.page += 1; }
    }
  }
  surge(G, random);
}

const dungeon = {
  setup: ({ random }) => {
    const G = { room: 0, page: 1, wheel: 0, minions: [], heroes: [], moved: false };
    for (let i = 0; i < HEROES; i++) G.heroes.push({ x: 0, y: i, wounds: 0, cheese: 0 });
    spawn(G, random);
    return G;
  },
  turn: {
    onBegin: ({ G, random }) => { G.moved = false; G.allowance = die(random) % 3 + 3; },
    onEnd: ({ G, ctx, random }) => {
      if (ctx.playOrderPos === HEROES - 1) { if (!G.minions.length) G.wheel += 1; minionsAct(G, random); }
    },
  },
  moves: {
    walk: ({ G, playerID }, x, y) => { const hero = G.heroes[playerID]; hero.x = x; hero.y = y; G.moved = true; },
    fight: ({ G, playerID, random, events }, index) => {
      const hits = [die(random), die(random), die(random)].filter((n) => n > 3).length;
      if (hits > (die(random) > 4 ? 1 : 0)) G.minions.splice(index, 1);
      if (die(random) === 1) G.heroes[playerID].cheese += 1;
      events.endTurn();
    },
    search: ({ G, playerID, random, events }) => { if (die(random) > 3) G.heroes[playerID].cheese += 1; events.endTurn(); },
    explore: ({ G, random, events }) => { G.room += 1; spawn(G, random); for (const hero of G.heroes) hero.x = 0; events.endTurn(); },
    rest: ({ events }) => { events.endTurn(); },
  },
  endIf: ({ G }) => (G.page >= PAGES ? { lost: true } : G.room >= ROOMS ? { won: true } : undefined),
};

function options(G, ctx) {
  const hero = G.heroes[ctx.currentPlayer], found = [["rest"], ["search"]];
  if (!G.moved)
    for (let x = 0; x < SIDE; x++) for (let y = 0; y < SIDE; y++)
      if (Math.max(Math.abs(x - hero.x), Math.abs(y - hero.y)) <= G.allowance) found.push(["walk", x, y]);
  G.minions.forEach((minion, index) => { if (near(minion, hero)) found.push(["fight", index]); });
  if (!G.minions.length && hero.x === SIDE - 1) found.push(["explore"]);
  return found;
}

function play(seed) {
  const client = Client({ game: { ...dungeon, seed }, numPlayers: HEROES, debug: false });
  let decisions = 0, noise = seed * 7919 + 1;
  for (let state = client.getState(); !state.ctx.gameover && decisions < 20000; state = client.getState()) {
    const found = options(state.G, state.ctx);
    noise = (noise * 1103515245 + 12345) % 2147483648;
    const [name, ...args] = found[Math.floor((noise / 2147483648) * found.length)];
    client.moves[name](...args);
    decisions += 1;
  }
  return decisions;
}

let number = 0;
readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const wanted = parseFloat(line) * 1000, start = performance.now();
  let games = 0, decisions = 0;
  while (performance.now() - start < wanted) { decisions += play(number++); games += 1; }
  console.log(JSON.stringify({ games, decisions, choices: decisions, seconds: (performance.now() - start) / 1000 }));
});
