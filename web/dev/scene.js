/** Plays the server with one recorded moment, so that a board can be looked at in the real shell. */
const asked = new URLSearchParams(location.search);
const game = asked.get('game') ?? 'welcome_dungeon';
const names = ['Anežka', 'Marek', 'Zofia', 'Tomáš', 'Eliška', 'Ola', 'Bartek', 'Šimon'];
const scenes = await (await fetch(`/src/lib/games/${game}/fixtures/scenes.json?raw-data`)).json();
const scene = scenes[asked.get('scene') ?? ''] ?? Object.values(scenes)[0];

const seats = scene.view.seats.map((_, seat) => ({
  kind: seat === 3 ? 'bot' : 'person',
  name: seat === 3 ? 'greedy' : names[seat],
  person: `p${seat}`,
  connected: true,
  mine: seat === scene.view.seat,
}));
const table = {
  id: 'oak-417',
  game,
  players: seats.length,
  options: scene.view.options ?? {},
  public: false,
  host: names[0],
  hosting: true,
  phase: scene.result ? 'finished' : 'playing',
  seats,
  version: scene.version,
  spectators: 0,
  rematch: null,
  created: 0,
  awaited: scene.view.to_act,
};
const { version, view, legal, outlook, events, result } = scene;
const before = { version: version - 1, at: 1_700_000_000, events: [] };
const sync = {
  kind: 'sync',
  table,
  version: version - 1,
  seat: view.seat,
  view,
  legal: [],
  outlook,
  history: [before],
  result: null,
};
const update = { kind: 'update', version, at: 1_700_000_060, view, legal, outlook, events, result };

const answers = {
  '/api/me': { id: `p${view.seat ?? 9}`, name: names[view.seat ?? 0] },
  '/api/games': [],
  '/api/tables': { tables: [] },
};
const real = window.fetch;
window.fetch = async (url, init) => {
  const path = new URL(String(url), location.href).pathname;
  return path in answers ? new Response(JSON.stringify(answers[path])) : real(url, init);
};
window.WebSocket = class {
  static OPEN = 1;
  readyState = 1;
  constructor() {
    setTimeout(() => {
      this.onopen?.();
      this.#say(sync);
      this.#say(update);
    });
  }
  #say(message) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  send(data) {
    window.sent = [...(window.sent ?? []), JSON.parse(data)];
  }
  close() {}
};
const kept = { language: asked.get('language') ?? 'en', theme: asked.get('theme') ?? 'day' };
localStorage.setItem('podzemi.settings', JSON.stringify(kept));
history.replaceState(null, '', '/t/oak-417');
await import('/src/main.ts');
