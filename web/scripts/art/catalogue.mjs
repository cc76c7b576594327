/**
 * What is engraved. A picture is a stack of planes, back to front, each with a tone of its own; `only`: the layers that
 * are kept (`k` outline, `m` tone, `l` light). Monsters are cut light on dark, for there they live; people dark on
 * light, for they come from the day; things lie alone.
 */
import { body, inside, on, one, scene, stone, torch, torches } from './compose.mjs';
import { covers, tunnel } from './covers.mjs';
import { bosses, endings } from './endings.mjs';
import { BOULDER, BULL, RUSH, SLOPE } from './figures.mjs';
import { arch, floor, rubble, wall } from './shapes.mjs';

/** Light on dark. */
const beasts = {
  goblin: one('moss', [body('rags'), on('goblin-head', 256, 212, 380)]),
  skeleton: one('bone', [on('ribcage', 256, 420, 350, { dark: 0.12 }), on('chewed-skull', 256, 165, 300)]),
  orc: one('sage', [body('plates'), on('orc-head', 256, 205, 400)]),
  vampire: one('wine', [on('resting-vampire', 256, 262, 490)]),
  golem: one('slate', [on('rock-golem', 256, 280, 520)]),
  lich: one('frost', [body('robe'), on('crowned-skull', 256, 195, 360)]),
  demon: one('ember', [
    on('bat-wing', 122, 180, 262, { flip: true, dark: 0.2 }),
    on('bat-wing', 390, 180, 262, { dark: 0.2 }),
    body('plates', 0.22),
    on('daemon-skull', 256, 215, 390),
  ]),
  dragon: one('flame', [on('spiked-dragon-head', 258, 262, 510)]),
  slime: one('moss', [on('slime', 256, 268, 480)]),
  ghost: one('frost', [on('ghost', 250, 262, 460)]),
  troll: one('sage', [on('troll', 256, 290, 500)]),
  witch: one('arcane', [body('robe'), on('witch-face', 256, 215, 420)]),
  imp: one('ember', [on('imp-laugh', 256, 262, 440)]),
  zombie: one('moss', [body('rags'), on('half-dead', 256, 220, 400)]),
  minotaur: one('leather', [body('rags'), { path: BULL, y: 246, size: 440 }]),
  giant_spider: one('slate', [on('spider-alt', 256, 256, 480)], { torches: [[150, 60]], gain: 1.12 }),
  gorgon: one('sage', [on('medusa-head', 256, 250, 500, { dark: -0.28 })], { line: 3, least: 60, cut: 1.6 }),
  chimera: one('flame', [on('lion', 256, 262, 490)]),
  hydra: one('moss', [on('hydra', 256, 262, 500)]),
  mummy: one('bone', [body('rags'), on('mummy-head', 256, 215, 390)]),
  watcher: one('ember', [on('gooey-eyed-sun', 256, 256, 480)]),
  tentacled_horror: one('wine', [on('octopus', 256, 262, 500)], { reach: 700 }),
  kamikaze_imp: one('ember', [on('imp-laugh', 256, 262, 440)]),
  rat: one('bone', [on('rat', 256, 256, 430, { dark: -0.15 })]),
  crawler: one('wine', [on('centipede', 266, 256, 440, { dark: -0.3 })], { line: 4, least: 12, reach: 900 }),
};

/** Dark on light. */
const daylight = {
  light: [-0.55, -0.62, 0.56],
  torches: [[40, 0]],
  reach: 900,
  mid: [-0.1, 0.42],
  high: [0.42, 0.9],
  line: 12,
};
/** A dark mass behind an open outline. */
const HAIR = 'M246 60C196 56 164 76 146 112L112 318L200 338L292 338L380 318L346 112C328 76 296 56 246 60Z';
const CLOAK = 'M256 60L330 150L350 260L420 500L92 500L162 260L182 150Z';
const person = (tone, parts) => one(tone, parts, daylight);
const people = {
  knight: person('steel', [body('plates', 0.05), on('visored-helm', 262, 215, 400)]),
  barbarian: person('leather', [
    on('battle-axe', 376, 190, 250, { dark: 0.1 }),
    body('rags', 0.05),
    { path: HAIR, dark: 9 },
    on('barbarian', 246, 222, 420),
  ]),
  mage: person('arcane', [
    on('wizard-staff', 402, 300, 210, { turn: 8, dark: 0.1 }),
    body('robe', 0.05),
    on('wizard-face', 246, 215, 410),
  ]),
  rogue: person('leather', [{ path: CLOAK, dark: 9 }, on('cloak-dagger', 256, 268, 490)]),
  wizard: person('arcane', [
    on('wizard-staff', 402, 300, 210, { turn: 8, dark: 0.1 }),
    body('robe', 0.05),
    on('wizard-face', 246, 215, 410),
  ]),
  thief: person('leather', [{ path: CLOAK, dark: 9 }, on('cloak-dagger', 256, 268, 490)]),
  cleric: person('brass', [on('monk-face', 256, 268, 480)]),
  warrior: person('steel', [body('plates', 0.05), on('warlord-helmet', 256, 215, 400)]),
  priest: person('brass', [on('monk-face', 256, 268, 480)]),
  paladin: person('steel', [body('plates', 0.05), on('black-knight-helm', 256, 205, 380)]),
  illusion: person('frost', [body('robe', 0.05), on('invisible-face', 256, 205, 380)]),
  dwarf: person('leather', [body('plates', 0.05), on('dwarf-face', 256, 225, 430)]),
};

/** Alone, on whatever lies under it. */
const thing = (tone, icon, more = {}) =>
  one(tone, [on(icon, 256, 256, 440, more)], { ...daylight, line: 10, period: 25, least: 40, cut: 1.6 });
const PENDULUM =
  'M244 20L268 20L268 300L244 300Z M256 300C330 300 420 270 462 230C470 360 372 470 256 470C140 470 42 360 50 230C92 270 182 300 256 300Z';
const things = {
  plate_armor: thing('steel', 'breastplate'),
  knight_shield: thing('steel', 'checked-shield'),
  vorpal_sword: thing('steel', 'broadsword'),
  dragon_spear: thing('leather', 'stone-spear'),
  grail: thing('brass', 'holy-grail'),
  torch: thing('flame', 'torch'),
  chainmail: thing('steel', 'scale-mail'),
  leather_shield: thing('leather', 'viking-shield'),
  vorpal_axe: thing('steel', 'battered-axe'),
  war_hammer: thing('steel', 'warhammer'),
  healing_potion: thing('wine', 'round-potion'),
  wall_of_fire: thing('flame', 'firewall'),
  bracelet: thing('brass', 'bracer'),
  polymorph: thing('moss', 'frog'),
  demonic_pact: thing('ember', 'scroll-unfurled'),
  omnipotence: thing('arcane', 'third-eye'),
  mithril: thing('frost', 'mail-shirt'),
  buckler: thing('leather', 'round-shield'),
  vorpal_dagger: thing('steel', 'plain-dagger'),
  ring_of_power: thing('brass', 'power-ring'),
  cloak: thing('sage', 'cloak'),
  // Dungeon Lords
  hatchery: thing('brass', 'nest-eggs'),
  mushroom_bed: thing('wine', 'mushrooms-cluster'),
  souvenir_shop: thing('wood', 'shop'),
  counterfeiter: thing('brass', 'coins-pile'),
  workshop: thing('steel', 'anvil'),
  tool_shed: thing('steel', 'toolbox'),
  printing_press: thing('bone', 'scroll-unfurled'),
  magic_room: thing('arcane', 'magic-portal'),
  training_room: thing('leather', 'medieval-barracks'),
  dark_room: thing('slate', 'evil-moon'),
  labyrinth: thing('sage', 'maze'),
  antimagic_room: thing('frost', 'magic-gate'),
  cafeteria: thing('flame', 'hot-meal'),
  chapel: thing('bone', 'church'),
  pandemonium: thing('ember', 'pentacle'),
  hall_of_fame: thing('brass', 'laurels-trophy'),
  rolling_stone: one(
    'slate',
    [{ path: SLOPE, dark: 0.12 }, { path: RUSH }, { path: BOULDER, x: 262, y: 270, size: 470 }],
    { ...daylight, line: 10, period: 20, least: 30 },
  ),
  pendulum: one('steel', [{ path: PENDULUM, y: 256, size: 500 }], { ...daylight, line: 10, period: 22, least: 24 }),
  trapdoor: one(
    'wood',
    [
      { path: 'M84 322L428 322L476 452L36 452Z', dark: 9 },
      {
        path: [0, 1, 2, 3].map((n) => `M${122 + n * 70} 60H${184 + n * 70}V318H${122 + n * 70}Z`).join(''),
        dark: 0.05,
      },
      { path: 'M112 104H412V138H112ZM112 236H412V270H112Z', dark: -0.1 },
    ],
    { ...daylight, line: 10, period: 22, least: 24 },
  ),
  cursed_ring: thing('brass', 'skull-ring'),
  poisoned_meal: thing('moss', 'poison-bottle'),
  poisoned_dart: thing('steel', 'dart'),
  antimagic_dart: thing('frost', 'rope-dart'),
  get_food: thing('ember', 'meat'),
  recruit_imps: thing('ember', 'imp'),
  hire_monster: thing('sage', 'troll'),
  improve_reputation: thing('bone', 'medieval-gate'),
  dig_tunnels: thing('steel', 'war-pick'),
  mine_gold: thing('brass', 'gold-mine'),
  buy_traps: thing('steel', 'wolf-trap'),
  build_room: thing('slate', 'stone-wall'),
  // Paper Dungeons
  flaming_sword: thing('flame', 'relic-blade'),
  death_scepter: thing('bone', 'winged-scepter'),
  khar_medallion: thing('brass', 'gem-pendant'),
  crown: thing('brass', 'crown'),
  cloak_of_passage: thing('sage', 'cloak'),
  armour: thing('steel', 'breastplate'),
  craftsman: thing('steel', 'anvil'),
  healer: thing('wine', 'health-potion'),
  cauldron: thing('slate', 'cauldron'),
  tome: thing('wine', 'spell-book'),
  treasure_hunter: thing('brass', 'open-treasure-chest'),
  alchemist: thing('moss', 'bubbling-flask'),
  assassin: thing('leather', 'hooded-assassin'),
  beastmaster: thing('slate', 'wolf-head'),
  berserker: thing('ember', 'axe-swing'),
  veteran: thing('brass', 'medal'),
  fortune_teller: thing('arcane', 'crystal-ball'),
  noble: thing('brass', 'laurel-crown'),
  merchant: thing('brass', 'scales'),
  psionic: thing('arcane', 'psychic-waves'),
  ranger: thing('sage', 'bowman'),
  scout: thing('brass', 'compass'),
  shaman: thing('wood', 'tribal-mask'),
  goal: thing('ember', 'bullseye'),
  // The Dark Cave
  secret_information: thing('brass', 'spyglass'),
  cave_in: thing('slate', 'falling-rocks'),
  swap_hands: thing('leather', 'swap-bag'),
  cobweb: thing('bone', 'cobweb'),
  boots: thing('leather', 'boots'),
  battle_axe: thing('steel', 'battle-axe'),
  nugget: thing('brass', 'gold-nuggets'),
};

/** For 32 to 80 px: the foremost part alone, which is the head, large, and cut with a broad knife. */
const token = (picture) => ({
  ...picture,
  planes: picture.planes.map(({ tone, parts, options }) => ({
    tone,
    parts: parts.length === 1 ? parts : [{ ...parts.at(-1), x: 256, y: 262, size: 440 }],
    options: { ...options, period: 32, cut: 2.3, least: 110, bend: 40 },
  })),
});

// ---------------------------------------------------------------- frames
const WINDOW = 'M54 566V240A196 196 0 0 1 446 240V566Z';
const COVER = 'M-9 -9H520V720H-9ZM54 566H446V240A196 196 0 0 0 54 240Z';
const isGate = (x, y) => (Math.abs(x - 250) < 180 && y > 236 && y < 540) || Math.hypot(x - 250, y - 240) < 180;
const columns = [78, 135, 192, 249, 306, 363, 420];
const bars = columns.map((x) => `M${x} 30L${x + 20} 30L${x + 20} 536L${x + 10} 566L${x} 536Z`).join('');
const rails = [130, 236, 342, 448].map((y) => `M40 ${y}L460 ${y}L460 ${y + 18}L40 ${y + 18}Z`).join('');
const rivets = columns
  .flatMap((x) =>
    [139, 245, 351, 457].map((y) => `M${x - 5} ${y}L${x + 10} ${y - 15}L${x + 25} ${y}L${x + 10} ${y + 15}Z`),
  )
  .join('');
const tall = (tone, parts, options) => ({ width: 500, height: 700, planes: [{ tone, parts, options }] });
const frames = {
  /** Every monster is seen through it. */
  gate: tall(
    'frame',
    [
      { path: wall({ seed: 8, course: 58, gap: 6, width: 510, height: 720, hole: isGate }), dark: 0.08 },
      { path: WINDOW, erase: true },
      { path: arch({ x: 250, y: 240, inner: 196, outer: 240, down: 566, stones: 13, seed: 3, course: 66 }) },
    ],
    {
      light: [-0.5, -0.66, 0.56],
      torches: [[60, 0]],
      reach: 1500,
      mid: [-0.15, 0.3],
      high: [0.32, 0.86],
      period: 15,
      bend: 6,
      line: 6,
      least: 34,
      cut: 1.2,
    },
  ),
  /** The same gate with its bars down is the back of a card. */
  portcullis: tall(
    'iron',
    [
      { path: bars, dark: 0.05 },
      { path: rails, dark: 0.02 },
      { path: rivets, dark: -0.1 },
      { path: COVER, erase: true },
    ],
    { torches: [[60, 40]], reach: 900, mid: [0.1, 0.5], high: [0.55, 0.95], period: 18, bend: 4, line: 8, least: 24 },
  ),
};

// ---------------------------------------------------------------- scenes
const isDoor = (x, y) => Math.hypot(x - 150, y - 176) < 96 || (Math.abs(x - 150) < 96 && y > 176);
const scenes = {
  /** Tables of Welcome: one torch, and the right side is lost in the dark. */
  hall: scene(
    1000,
    360,
    stone(
      [
        wall({ seed: 12, course: 48, width: 1010, height: 290 }),
        floor({ x: 500, top: 290, bottom: 372, vanish: 60, half: 780, rows: 3, columns: 12 }),
      ],
      inside([[44, 80]], { reach: 340 }),
    ),
    { tone: 'flame', parts: torches([44, 120]), options: inside([[44, 10]], { least: 8 }) },
  ),
  /** The run: the day stays behind in the gate, the corridor goes on into the dark. */
  run: scene(
    1000,
    400,
    stone(
      [
        wall({ seed: 5, course: 50, width: 1010, height: 320, hole: isDoor }),
        { path: 'M50 326V176A100 100 0 0 1 250 176V326Z', erase: true },
        floor({ x: 500, top: 318, bottom: 412, vanish: 90, half: 760, rows: 4, columns: 12 }),
        {
          path: arch({ x: 150, y: 176, inner: 100, outer: 142, down: 322, seed: 3, stones: 11, course: 48 }),
          dark: -0.12,
        },
      ],
      inside([[400, 110], [690, 110]], { reach: 290 }), // prettier-ignore
    ),
    {
      tone: 'flame',
      parts: torches([400, 140], [690, 140]),
      options: inside([[400, 20], [690, 20]], { least: 8 }), // prettier-ignore
    },
  ),
  /** The road into a dungeon; the torch burns where the party goes. */
  road: scene(
    760,
    480,
    stone(
      [
        wall({ seed: 21, course: 54, width: 770, height: 390 }),
        floor({ x: 380, top: 384, bottom: 492, vanish: 150, half: 620, rows: 3, columns: 10 }),
      ],
      inside([[700, 130]], { reach: 470 }),
    ),
    { tone: 'flame', parts: torches([700, 170]), options: inside([[700, 40]], { least: 8 }) },
  ),
};

const small = { torches: [[560, 60]], reach: 700, light: [0.72, -0.45, 0.5], period: 13, least: 10, mid: [0.1, 0.55] };
/** Four small people, lit by what stands before them. */
scenes.party = scene(512, 256, {
  tone: 'steel',
  parts: [
    on('mounted-knight', 110, 130, 230),
    on('robe', 232, 150, 190),
    on('hooded-figure', 318, 160, 180),
    on('bowman', 420, 152, 200),
  ],
  options: small,
});

/** `vault`: a chamber below ground, cut open; `rubble`: rough stones, for a path to be cut through. */
const grounds = {
  vault: scene(
    208,
    208,
    stone(
      [
        wall({ seed: 9, course: 30, gap: 4, width: 214, height: 136 }),
        floor({ x: 104, top: 138, bottom: 216, vanish: 40, half: 170, rows: 3, columns: 6 }),
      ],
      inside([[36, 44]], { reach: 190, period: 10, bend: 8, line: 4, least: 12, cut: 1.1 }),
    ),
    { tone: 'flame', parts: torch(36, 58, 0.12), options: inside([[36, 10]], { least: 6, line: 4 }) },
  ),
  rubble: {
    width: 512,
    height: 512,
    planes: [
      {
        tone: 'rock',
        parts: [{ path: rubble({ seed: 5, step: 78, gap: 5 }) }],
        options: {
          torches: [[60, 20]],
          reach: 1100,
          mid: [0.05, 0.5],
          high: [0.6, 1],
          period: 20,
          bend: 14,
          line: 6,
          least: 60,
          cut: 1.8,
        },
      },
    ],
  },
};

/** The ground that a token has in itself. */
const DISC = { beasts: 'k', people: 'sky' };

function entries() {
  const made = new Map();
  for (const [family, all] of Object.entries({ beasts, people, things }))
    for (const [name, picture] of Object.entries(all)) {
      const figure = { ...picture, unit: 2 };
      if (family === 'things') made.set(`thing/${name}`, figure);
      else made.set(`plate/${name}`, figure).set(`token/${name}`, { ...token(figure), disc: DISC[family] });
    }
  for (const [name, picture] of Object.entries(frames)) made.set(`frame/${name}`, picture);
  for (const [name, picture] of Object.entries({ ...scenes, ...endings, ...covers, tunnel }))
    made.set(`scene/${name}`, picture);
  for (const [name, picture] of Object.entries(grounds))
    made.set(`ground/${name}`, { ...picture, unit: picture.width > 400 ? 2 : 1 });
  for (const [name, picture] of Object.entries(bosses)) made.set(`boss/${name}`, picture);
  return made;
}

/** Every picture by its name: `token/orc`, `plate/orc`, `frame/gate`, `scene/hall`, `ground/rubble`. */
export const catalogue = entries();
