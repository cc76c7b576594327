/** The interface's own icons: 24 × 24, stroke 2.2, round ends (UI-11). */
export const STROKES = {
  back: 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6v1',
  check: 'M4 12l6 6L20 6',
  chevron: 'M9 4l8 8-8 8',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.500 2',
  copy: 'M9 9h11v12H9ZM15 9V3H4v12h5',
  cross: 'M5 5l14 14M19 5L5 19',
  download: 'M12 3v12M6 10l6 6 6-6M4 20h16',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v6M12 7.500h.01',
  link: 'M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-2 2M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l2-2',
  log: 'M5 4h14v16H5ZM9 9h6M9 13h6M9 17h3',
  menu: 'M4 6h16M4 12h16M4 18h16',
  moon: 'M20 14A8.500 8.500 0 1 1 10 4a7 7 0 0 0 10 10Z',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  pencil: 'M4 20l1-5L16 4l4 4L9 19ZM14 6l4 4',
  people: 'M8 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM1 21c0-5 3-7 7-7s7 2 7 7M16 3.500a4 4 0 0 1 0 7.500M18 14c3 .5 5 3 5 7',
  plus: 'M12 4v16M4 12h16',
  qr: 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2v2h-2ZM20 14v6h-6',
  rules: 'M12 6C9 4 5 4 3 5v14c2-1 6-1 9 1 3-2 7-2 9-1V5c-2-1-6-1-9 1v14',
  send: 'M4 12 20 4l-6 17-3-7ZM20 4 11 14',
  signal: 'M2 9c6-6 14-6 20 0M5 13c4-4 10-4 14 0M9 17c2-2 4-2 6 0',
  sun: 'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10M12 1v2M12 21v2M1 12h2M21 12h2M4 4l1.500 1.500M18.500 18.500 20 20M4 20l1.500-1.500M18.500 5.500 20 4',
  talk: 'M4 4h16v12h-9l-5 4v-4H4ZM8 9h8M8 12h5',
  warn: 'M12 3 2 21h20ZM12 10v5M12 18h.01',
} as const;

export type StrokeName = keyof typeof STROKES;
