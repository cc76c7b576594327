// A bold bot for Welcome to the Dungeon: adds what the hero can beat, strips him otherwise.
// Node only. Try it: podzemi arena welcome_dungeon --bots "stdio:node examples/bots/bold.mjs",random
import { createInterface } from "node:readline";

const strength = { goblin: 1, skeleton: 2, orc: 3, vampire: 4, golem: 5, lich: 6, demon: 7, dragon: 9 };
const useless = ["knight_shield", "buckler", "omnipotence", "leather_shield"]; // given up last

function wanted(view) {
  const tiles = view.kit.filter((tile) => tile.status === "in_play").length;
  switch (view.phase) {
    case "bid_turn":
      return view.pile.length + (6 - tiles) * 1.5 > 5 ? "pass" : "draw";
    case "bid_place":
      return strength[view.hand] >= 5 || tiles <= 3 ? "add" : "sacrifice";
    case "run_axe":
      return strength[view.run.reveals.at(-1).monster] >= 5 ? "use_axe" : "keep";
    default:
      return "keep";
  }
}

function choose(view, legal) {
  const kind = wanted(view);
  const fits = (action) => action.kind === kind && !useless.includes(action.tile);
  const golem = legal.findIndex((action) => action.kind === "name" && action.monster === "golem");
  const first = legal.findIndex(fits);
  return Math.max(golem, first >= 0 ? first : legal.findIndex((action) => action.kind === kind), 0);
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.kind === "choose") {
    console.log(JSON.stringify({ id: message.id, index: choose(message.view, message.legal) }));
  }
}
