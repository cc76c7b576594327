/** The cover of each game, a broad band by torchlight: over its card, lessons, puzzles and new tables; and the hunt. */
import { inside, on, scene, stone, torches } from './compose.mjs';
import { arch, floor, rubble, shoulders, wall } from './shapes.mjs';

const [WIDE, HIGH] = [1000, 331];
const plane = (tone, parts, options) => ({ tone, parts, options });
const bust = (kind, icon, x, y, size, dark = 0.05, head = 400) => [
  { path: shoulders[kind], x, y: y + 16 * size, size: 480 * size, dark },
  on(icon, x, y - 41 * size, head * size),
];
const cover = (...planes) => ({
  ...scene(WIDE, HIGH, ...planes),
  under: `<path class="a-earth" d="M0 0H${WIDE}V${HIGH}H0Z"/>`,
});
/** Bold enough for a card of 340 px. */
const lit = (torch, more = {}) => ({
  torches: [torch],
  reach: 700,
  light: [-0.5, -0.55, 0.6],
  period: 15,
  cut: 1.4,
  line: 9,
  least: 40,
  ...more,
});
const fromRight = { light: [0.6, -0.5, 0.6] };
const stones = (spots, reach, more = {}) => inside(spots, { reach, period: 15, least: 50, width: WIDE, ...more });
const flames = (...spots) =>
  plane('flame', torches(...spots), inside(spots.map(([x, y]) => [x, y - 110]), { least: 8, width: WIDE })); // prettier-ignore

const inGate = (x, y) => Math.hypot(x - 500, y - 168) < 170 || (Math.abs(x - 500) < 160 && y > 168);
const TUNNEL =
  'M-20 250C60 216 130 232 210 196C300 150 330 96 430 74C560 48 640 96 720 118C820 144 900 120 1020 150V290C920 300 860 268 760 280C640 296 560 262 470 276C360 292 250 300 160 322C100 336 40 330 -20 340Z';

export const covers = {
  /** A hero who goes in is awaited. */
  cover_welcome: cover(
    stone(
      [
        wall({ seed: 31, course: 50, width: 1010, height: 340, hole: inGate }),
        {
          path: arch({ x: 500, y: 168, inner: 150, outer: 196, down: 340, seed: 3, stones: 13, course: 52 }),
          dark: -0.1,
        },
      ],
      stones([[236, 96], [754, 96]], 300), // prettier-ignore
    ),
    plane(
      'ember',
      [
        on('bat-wing', 404, 120, 176, { flip: true, dark: 0.22 }),
        on('bat-wing', 596, 120, 176, { dark: 0.22 }),
        ...bust('plates', 'daemon-skull', 500, 214, 0.68, 0.2),
      ],
      lit([300, 20]),
    ),
    plane('sage', bust('plates', 'orc-head', 92, 250, 0.5, 0.14), lit([300, 60], fromRight)),
    plane('steel', bust('plates', 'visored-helm', 898, 226, 0.66), lit([700, 40])),
    flames([236, 142], [754, 142]),
  ),
  /** A dwarf with his light, gold before him, and he is not alone. */
  cover_cave: cover(
    stone([rubble({ seed: 14, step: 84, width: 1010, height: 340 }), { path: TUNNEL, erase: true }],
      stones([[330, 150]], 560, { bend: 16 })), // prettier-ignore
    plane('stone', [{ path: 'M-20 330C120 300 300 306 470 288C600 276 700 292 820 284C900 280 960 292 1020 286V350H-20Z' }],
      stones([[330, 190]], 520, { line: 0 })), // prettier-ignore
    plane('brass', [on('mine-wagon', 590, 186, 200)], lit([400, 60])),
    plane('brass', [on('gold-nuggets', 724, 252, 96)], lit([420, 120], { least: 24 })),
    plane('moss', bust('rags', 'goblin-head', 896, 214, 0.44, 0.12), lit([620, 60])),
    plane('bone', [on('rat', 470, 268, 92, { dark: -0.1 })], lit([372, 120], { ...fromRight, least: 20 })),
    plane('leather', bust('plates', 'dwarf-face', 222, 190, 0.66, 0.05, 430), lit([380, 60], fromRight)),
    flames([372, 176]),
  ),
  /** The lords are at home. */
  cover_lords: cover(
    stone(
      [
        wall({ seed: 23, course: 50, width: 1010, height: 262 }),
        floor({ x: 500, top: 250, bottom: 342, vanish: 90, half: 780, rows: 3, columns: 12 }),
      ],
      stones([[566, 86]], 430),
    ),
    flames([566, 132]),
    plane('flame', [on('spiked-dragon-head', 170, 172, 330)], lit([566, 60], fromRight)),
    plane('arcane', bust('robe', 'witch-face', 376, 214, 0.56), lit([566, 60], fromRight)),
    plane('ember', [on('imp-laugh', 486, 250, 140)], lit([566, 80], { ...fromRight, least: 24 })),
    plane('steel', bust('plates', 'black-knight-helm', 722, 206, 0.66), lit([566, 60])),
    plane('brass', [on('monk-face', 892, 222, 236)], lit([566, 60])),
  ),
};

/** The stage for hunts in the cave: a way through the rock, lit by the torch of the dwarf who is met. */
export const tunnel = cover(
  stone([rubble({ seed: 19, step: 90, width: 1010, height: 340 }), { path: TUNNEL, erase: true }],
    stones([[760, 130]], 640, { bend: 16 })), // prettier-ignore
  plane('stone', [{ path: 'M-20 330C120 300 300 306 470 288C600 276 700 292 820 284C900 280 960 292 1020 286V350H-20Z' }],
    stones([[760, 190]], 620, { line: 0 })), // prettier-ignore
  flames([760, 150]),
);
