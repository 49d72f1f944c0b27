// Two scripted clients at each of N tables of boardgame.io's server, a move every 2 s at each:
// node load.cjs TABLES SECONDS, where boardgame.io@0.50.2 is installed.
const { fork } = require("node:child_process");
const { readFileSync } = require("node:fs");
const game = {
  name: "cards",
  setup: () => ({ table: [], players: { 0: { hand: [...Array(40).keys()] }, 1: { hand: [...Array(40).keys()] } } }),
  playerView: ({ G, playerID }) => ({ ...G, players: { [playerID]: G.players[playerID] } }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { play: { move: ({ G, playerID }) => { G.table.push(G.players[playerID].hand.pop()); }, client: false } },
};
const cpu = (pid) => { const f = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" "); return (+f[11] + +f[12]) / 100; };
const rss = (pid) => +readFileSync(`/proc/${pid}/status`, "utf8").match(/VmRSS:\s+(\d+)/)[1] * 1024;
if (process.argv[2] === "serve") {
  const { Server, Origins } = require("boardgame.io/server");
  Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port: 8499 }, () => process.send("up"));
} else {
  const [tables, seconds] = process.argv.slice(2).map(Number);
  const { Client } = require("boardgame.io/client");
  const { SocketIO } = require("boardgame.io/multiplayer");
  const server = fork(__filename, ["serve"], { silent: true });
  server.once("message", async () => {
    const before = rss(server.pid);
    const seen = []; const all = [];
    for (let n = 0; n < tables; n++) {
      const matchID = `match-${n}`; // made when the first client asks for it
      const pair = [];
      for (const playerID of ["0", "1"]) {
        const client = Client({ game, matchID, playerID, debug: false, numPlayers: 2, multiplayer: SocketIO({ server: "http://127.0.0.1:8499" }) });
        client.start(); pair.push(client);
      }
      const table = { pair, sent: 0, turn: 0 };
      pair.forEach((client, i) => client.subscribe((s) => {
        if (s && table.sent && s.ctx.turn > table.turn && table.mover !== i) { seen.push(performance.now() - table.sent); table.sent = 0; }
      }));
      all.push(table);
    }
    await new Promise((r) => setTimeout(r, 3000));
    const full = rss(server.pid), used = cpu(server.pid), begin = performance.now();
    let moves = 0;
    for (const table of all) setTimeout(() => {
      const timer = setInterval(() => {
        if (performance.now() - begin > seconds * 1000) return clearInterval(timer);
        const state = table.pair[0].getState(); if (!state) return;
        table.mover = +state.ctx.currentPlayer; table.turn = state.ctx.turn; table.sent = performance.now(); moves++;
        table.pair[table.mover].moves.play();
      }, 2000);
    }, Math.random() * 2000);
    setTimeout(() => {
      const took = (performance.now() - begin) / 1000; seen.sort((a, b) => a - b);
      const at = (p) => +seen[Math.min(seen.length - 1, Math.floor(p * seen.length))].toFixed(2);
      console.log(JSON.stringify({ tables, seconds: +took.toFixed(1), moves, seen: seen.length, seen_ms: { p50: at(0.5), p95: at(0.95), p99: at(0.99) }, server_cpu: +((cpu(server.pid) - used) / took).toFixed(2), memory_a_table: Math.round((full - before) / tables) }));
      server.kill(); process.exit(0);
    }, seconds * 1000 + 500);
  });
}
