/** Which part of the client may know which, as strict as the server's import contracts: `npm run layers`. */
const GAME = '^src/lib/games/(?:dark_cave|dungeon_lords|paper_dungeons|welcome_dungeon)/';

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Files that need each other at run time are one file; types may refer to each other, and what comes later to what was there.',
      severity: 'error',
      from: {},
      to: {
        circular: true,
        viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import', 'type-import'] },
        pathNot: '/GenericValue[.]svelte$',
      },
    },
    {
      name: 'pages-are-the-top',
      comment: 'Only the application knows its pages.',
      severity: 'error',
      from: { path: '^src/lib/' },
      to: { path: '^src/(?:routes/|App[.]svelte|main[.]ts)' },
    },
    {
      name: 'the-wire-is-the-bottom',
      comment: 'Messages and the connection know nothing of what is shown.',
      severity: 'error',
      from: { path: '^src/lib/wire/' },
      to: { path: '^src/', pathNot: '^src/lib/wire/' },
    },
    {
      name: 'no-game-knows-another',
      severity: 'error',
      from: { path: '^src/lib/games/([a-z]+_[a-z]+)/' },
      to: { path: '^src/lib/games/[a-z]+_[a-z]+/', pathNot: '^src/lib/games/$1/' },
    },
    {
      name: 'games-come-from-the-index',
      comment: 'The shell names no game; pages that only one game has name theirs.',
      severity: 'error',
      from: { path: '^src/lib/', pathNot: [GAME, '^src/lib/games/index[.]ts$'] },
      to: { path: GAME },
    },
    {
      name: 'a-game-stays-at-its-board',
      comment: 'A game knows its contract, the shared tools, beats and paces, what all pages share and its words.',
      severity: 'error',
      from: { path: GAME },
      to: {
        path: '^src/lib/[a-z]+/',
        pathNot: ['^src/lib/(?:games|ui|wire)/', '^src/lib/play/(?:beats|paces)[.]ts$', '^src/lib/table/cover[.]'],
      },
    },
    {
      name: 'playback-knows-no-page',
      comment: 'Beats, playback and sessions are the same for tables, lessons, puzzles and replays.',
      severity: 'error',
      from: { path: '^src/lib/play/(?:beats|playback|session|still|paces)[.]' },
      to: { path: '^src/lib/(?:table|replay|learn|academy|coach|lobby|people)/' },
    },
    {
      name: 'one-host',
      comment: 'Only the host of all boards gives a client to its components.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/lib/play/', '^src/lib/rulebook/Picture[.]svelte$', GAME] },
      to: { path: '^src/lib/games/own[.]ts$' },
    },
    {
      name: 'all-is-declared',
      comment: 'Nothing is imported that package.json does not name.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.]test[.]ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.svelte.ts', '.svelte', '.js', '.mjs', '.json'] },
  },
};
