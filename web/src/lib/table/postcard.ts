/**
 * A finished match as a picture to send on, drawn by the browser: 1200 × 630, as messengers show it. The ground is the
 * same engraving with an empty page that the server writes on for links (`podzemi/server/postcards.py`).
 */
import { outside } from '../base';

export const WIDTH = 1200;
export const HEIGHT = 630;

export interface PlaceLine {
  place: string;
  name: string;
  score: string;
  seat: number;
}

export interface Postcard {
  game: string;
  headline: string;
  /** What decided it; may be empty. */
  why: string;
  places: readonly PlaceLine[];
  footer: string;
}

/** Where the words begin and end; the engraving is to the left of them. */
const LEFT = 650;
const RIGHT = 1150;
const ROOM = RIGHT - LEFT;
/** Places that fit below the headline. */
const MOST = 5;
const ROW = 50;
/** The page is always that of the day: the picture goes where nobody knows what the sender looked at. */
const [PAPER, INK, SOFT] = ['#f8efd9', '#2a1d12', '#5d4d37'];
const SEATS = ['#2a5db0', '#e0a81f', '#c23b22', '#17846a', '#6a3fa0', '#b5651d', '#3f6f7f', '#8a2f5a'];

const paint = (name: string, otherwise: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim() || otherwise;

/** `id`: of the game, whose engraving it is; a game without one has the page alone. */
export async function postcard(id: string, card: Postcard): Promise<Blob> {
  const [ground] = await Promise.all([engraving(id), document.fonts?.ready]);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  if (ground) pen.drawImage(ground, 0, 0, WIDTH, HEIGHT);
  draw(pen, card);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

async function engraving(id: string): Promise<HTMLImageElement | null> {
  const picture = new Image();
  picture.src = outside(`/postcards/${id}.svg`);
  try {
    await picture.decode();
    return picture;
  } catch {
    return null;
  }
}

export function draw(pen: CanvasRenderingContext2D, card: Postcard): void {
  const [display, serif] = [paint('--display', 'serif'), paint('--serif', 'serif')];
  const body = (weight: number) => (size: number) => `${weight} ${size}px ${serif}`;
  pen.textBaseline = 'alphabetic';
  line(pen, card.game, LEFT, 96, { font: body(700), size: 36, colour: SOFT });
  let y = headline(pen, card.headline, (size) => `600 ${size}px ${display}`);
  if (card.why) line(pen, card.why, LEFT, (y += 46), { font: body(500), size: 30, colour: SOFT });
  y = Math.max(y + 62, 300);
  for (const [n, one] of card.places.slice(0, MOST).entries()) {
    place(pen, one, y, body(n === 0 ? 700 : 500));
    y += ROW;
  }
  line(pen, card.footer, LEFT, HEIGHT - 44, { font: body(500), size: 28, colour: SOFT });
}

function place(pen: CanvasRenderingContext2D, one: PlaceLine, y: number, font: (size: number) => string): void {
  line(pen, one.place, LEFT, y, { font, size: 34, colour: SOFT, most: 48 });
  pen.fillStyle = SEATS[one.seat % SEATS.length]!;
  pen.beginPath();
  pen.arc(LEFT + 66, y - 11, 13, 0, 2 * Math.PI);
  pen.fill();
  line(pen, one.name, LEFT + 96, y, { font, size: 34, colour: INK, most: ROOM - 96 - 110 });
  line(pen, one.score, RIGHT, y, { font, size: 34, colour: INK, most: 100, end: true });
}

/** At most three lines, as large as they fit; returns where the last one stands. */
function headline(pen: CanvasRenderingContext2D, text: string, font: (size: number) => string): number {
  const words = text.split(/ +/);
  for (let size = 64; ; size -= 4) {
    pen.font = font(size);
    const lines = [''];
    for (const word of words) {
      const longer = `${lines.at(-1)} ${word}`.trim();
      if (lines.at(-1) === '' || pen.measureText(longer).width <= ROOM) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    if (size > 28 && (lines.length > 3 || lines.some((one) => pen.measureText(one).width > ROOM))) continue;
    pen.fillStyle = INK;
    pen.textAlign = 'left';
    lines.forEach((one, n) => pen.fillText(one, LEFT, 110 + (n + 1) * size * 1.04, ROOM));
    return 110 + lines.length * size * 1.04;
  }
}

interface Style {
  font: (size: number) => string;
  size: number;
  colour: string;
  /** The widest that it may be. */
  most?: number;
  end?: boolean;
}

/** One line, as large as it fits. */
function line(pen: CanvasRenderingContext2D, text: string, x: number, y: number, style: Style): void {
  const most = style.most ?? ROOM;
  let size = style.size;
  for (pen.font = style.font(size); size > 14 && pen.measureText(text).width > most;) pen.font = style.font(--size);
  pen.fillStyle = style.colour;
  pen.textAlign = style.end ? 'right' : 'left';
  pen.fillText(text, x, y, most);
}
