/** Engravings of their own, for what is shown large: how each game ends, and bosses. */
import { inside, on, scene, stone, torches } from './compose.mjs';
import { BULL } from './figures.mjs';
import { floor, gouges, rubble, shoulders, wall } from './shapes.mjs';

/** An ending is as high as a picture that is sent on, and half as wide. */
const [WIDE, HIGH] = [600, 630];
const day = {
  light: [-0.55, -0.62, 0.56],
  torches: [[60, 0]],
  reach: 1300,
  mid: [-0.1, 0.42],
  high: [0.42, 0.9],
  line: 11,
  period: 15,
  cut: 1.3,
  least: 40,
};
/** A head on its shoulders, as on a plate, `size` times as large. */
const bust = (kind, icon, x, y, size, dark = 0.05, head = 400) => [
  { path: shoulders[kind], x, y: y + 16 * size, size: 480 * size, dark },
  on(icon, x, y - 41 * size, head * size),
];
const plane = (tone, parts, options) => ({ tone, parts, options });
const rays = (x, y, count = 22) =>
  Array.from({ length: count }, (_, n) => {
    const at = (turn) => {
      const angle = (turn * 2 * Math.PI) / (2 * count) + 0.07;
      return `${Math.round(x + 1100 * Math.cos(angle))} ${Math.round(y + 1100 * Math.sin(angle))}`;
    };
    return `M${x} ${y}L${at(2 * n)}L${at(2 * n + 1)}Z`;
  }).join('');
/** The day, and whatever is cut out of it. */
const daybreak = (x, y) => `<path class="a-day" d="M0 0H${WIDE}V${HIGH}H0Z"/><path class="a-ray" d="${rays(x, y)}"/>`;
const hill = (path) => `<path class="a-earth" d="${path}"/>`;
const dark = `<path class="a-earth" d="M0 0H${WIDE}V${HIGH}H0Z"/>`;
const end = (under, over, ...planes) => ({ ...scene(WIDE, HIGH, ...planes), under, over });

/** A struck medal: who was defeated. */
const medal = (x, y, r) => `<circle class="a-earth a-rim" cx="${x}" cy="${y}" r="${r}"/>`;
const struck = (x, y, r) =>
  `<path class="a-strike" d="M${x - r * 0.74} ${y + r * 0.74}L${x + r * 0.74} ${y - r * 0.74}"/>`;
const MEDALS = [[112, 128, 86], [300, 92, 76], [488, 128, 86]]; // prettier-ignore
const tokens = { ...day, period: 22, cut: 1.8, least: 70, line: 5 };
const MOUTH = 'M44 640V336A256 256 0 0 1 556 336V640Z';

export const endings = {
  end_welcome: end(
    daybreak(300, 400),
    hill('M0 560C90 530 170 575 290 552S470 540 600 566V640H0Z'),
    plane('steel', bust('plates', 'visored-helm', 296, 330, 1.06), { ...day, period: 17 }),
    plane('bone', [on('ribcage', 84, 500, 170, { dark: 0.1 }), on('chewed-skull', 82, 372, 150)], day),
    plane('sage', bust('plates', 'orc-head', 150, 486, 0.46, 0.12), day),
    plane('ember', [
      on('bat-wing', 446, 404, 120, { flip: true, dark: 0.2 }),
      on('bat-wing', 566, 404, 120, { dark: 0.2 }),
      ...bust('plates', 'daemon-skull', 506, 446, 0.5, 0.22),
    ], day), // prettier-ignore
    plane('moss', bust('rags', 'goblin-head', 424, 524, 0.36, 0.1), day),
  ),
  end_paper: end(
    daybreak(430, 470) + MEDALS.map(([x, y, r]) => medal(x, y, r)).join(''),
    MEDALS.map(([x, y, r]) => struck(x, y, r)).join('') + hill('M0 566C130 530 300 580 420 548S560 552 600 560V640H0Z'),
    plane('leather', [{ path: BULL, x: 112, y: 128, size: 130 }], tokens),
    plane('slate', [on('spider-alt', 300, 92, 124)], tokens),
    plane('wine', [on('octopus', 488, 130, 140)], tokens),
    plane('brass', [on('open-treasure-chest', 448, 440, 290)], { ...day, reach: 900 }),
    plane('steel', [
      on('mounted-knight', 84, 452, 236),
      on('robe', 196, 480, 190),
      on('hooded-figure', 264, 490, 180),
      on('bowman', 350, 490, 190),
    ], { ...day, line: 8, period: 13, least: 14 }), // prettier-ignore
  ),
  end_lords: end(
    dark,
    '',
    stone(
      [
        wall({ seed: 21, course: 56, width: 610, height: 500 }),
        floor({ x: 300, top: 490, bottom: 642, vanish: 210, half: 560, rows: 4, columns: 9 }),
      ],
      inside([[520, 150]], { reach: 480, width: WIDE }),
    ),
    plane('flame', torches([520, 196]), inside([[520, 60]], { least: 8 })),
    plane('ember', [on('throne-king', 316, 330, 500)], {
      ...day,
      light: [0.55, -0.55, 0.56],
      torches: [[560, 60]],
      reach: 900,
      line: 14,
    }),
    plane('flame', [on('spiked-dragon-head', 92, 452, 350)], {
      light: [0.7, -0.4, 0.5],
      torches: [[520, 180]],
      reach: 760,
      cut: 1.3,
      least: 40,
      line: 12,
    }),
  ),
  end_cave: end(
    `${dark}<clipPath id="mouth"><path d="${MOUTH}"/></clipPath><g clip-path="url(#mouth)">${daybreak(300, 360)}</g>`,
    `<path class="a-mouth" d="${MOUTH}"/>${hill('M0 568C120 540 260 580 380 556S540 552 600 572V640H0Z')}`,
    plane('stone', [{ path: rubble({ seed: 8, step: 74, width: 610, height: 640 }) }, { path: MOUTH, erase: true }], {
      torches: [[300, 300]],
      point: true,
      reach: 420,
      period: 14,
      bend: 16,
      line: 8,
      mid: [0.12, 0.6],
      high: [0.8, 1.1],
      least: 40,
      cut: 1.4,
    }),
    plane('brass', [on('mine-wagon', 424, 440, 270)], day),
    plane('leather', bust('plates', 'dwarf-face', 216, 380, 0.92, 0.05, 430), { ...day, period: 16 }),
    plane('brass', [on('gold-nuggets', 486, 540, 110)], day),
  ),
};

/** The stage of a boss: cut anew at its size, so that the lines keep their width; the party's torch lights it. */
const stage = (tone, parts, options = {}) =>
  scene(
    1000,
    424,
    stone([floor({ x: 420, top: 362, bottom: 440, vanish: 150, half: 720, rows: 3, columns: 11 })],
      inside([[430, 330]], { reach: 420 })), // prettier-ignore
    plane('dusk', [{ path: gouges({ x: 430, y: 330, from: 230, to: 640, n: 46, width: 9, arc: [186, 352] }) }], {
      torches: [[430, 330]],
      point: true,
      reach: 560,
      line: 0,
      mid: [-0.5, -0.4],
      high: [3, 4],
      least: 30,
    }),
    plane(tone, parts, {
      torches: [[420, 300]],
      reach: 800,
      light: [-0.74, 0.05, 0.62],
      cut: 1.3,
      least: 40,
      ...options,
    }),
    plane('bone', [on('chewed-skull', 520, 388, 56), on('broken-bone', 905, 394, 60)], {
      torches: [[430, 250]],
      reach: 500,
      light: [-0.6, -0.5, 0.6],
      period: 9,
      least: 12,
    }),
  );
const big = (icon, more = {}) => [on(icon, 742, 212, 500, more)];
const clad = (kind, icon, size = 1) => bust(kind, icon, 742, 214, size, 0.2);

export const bosses = {
  minotaur: stage('leather', [
    { path: shoulders.rags, x: 742, y: 176, size: 700, dark: 0.2 },
    { path: BULL, x: 742, y: 196, size: 400 },
  ]),
  giant_spider: stage('slate', big('spider-alt', { size: 440 }), { gain: 1.2 }),
  gorgon: stage('sage', big('medusa-head', { dark: -0.28 }), { line: 4 }),
  golem: stage('slate', big('rock-golem')),
  chimera: stage('flame', big('lion', { size: 540, flip: true })),
  vampire: stage('wine', big('resting-vampire', { size: 450 })),
  hydra: stage('moss', [on('hydra', 770, 204, 560, { flip: true })]),
  mummy: stage('bone', clad('rags', 'mummy-head', 1.05)),
  watcher: stage('ember', big('gooey-eyed-sun', { size: 440 })),
  lich: stage('frost', clad('robe', 'crowned-skull', 1.05)),
  dragon: stage('flame', [on('spiked-dragon-head', 742, 200, 520, { flip: true })]),
  tentacled_horror: stage('wine', big('octopus')),
};
