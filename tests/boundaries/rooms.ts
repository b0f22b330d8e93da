/** A room, and the rooms that its files may import; docs/architecture.md has the same table. */
export interface Room {
  readonly name: string;
  /** Paths that belong to it; the first room that matches has the file. */
  readonly at: RegExp;
  /** Names of the rooms it may import beside itself. */
  readonly mayImport: readonly string[];
  /** Where its folders may not import each other (areas, services): the part of the path that separates them. */
  readonly apart?: RegExp;
  /** The only files that other rooms may import, tests too; by the package's name. */
  readonly doors?: readonly string[];
  /** True where the code runs in Node and may use its modules. */
  readonly isNode?: boolean;
}

const CONTRACTS = [
  'kernel',
  'contracts',
  'player-contracts',
  'domain',
  'area-protocol',
  'bus-hooks',
];
const WORDS_OF_THE_BUS = ['kernel', 'contracts', 'player-contracts', 'domain', 'area-protocol'];
/** Rooms that no area may import. */
const WORDS_OF_THE_SHELL = [...WORDS_OF_THE_BUS, 'shell-contracts'];

export const ROOMS: readonly Room[] = [
  // bus-contracts: nothing of ours but its own parts, in this order.
  { name: 'kernel', at: /^bus-contracts\/kernel\//, mayImport: [] },
  { name: 'languages', at: /^bus-contracts\/contracts\/languages\.ts$/, mayImport: [] },
  { name: 'bus', at: /^bus-contracts\/bus\.ts$/, mayImport: ['kernel'] },
  {
    name: 'player-contracts',
    at: /^bus-contracts\/player\//,
    mayImport: ['kernel', 'contracts', 'domain'],
  },
  {
    name: 'shell-contracts',
    at: /^bus-contracts\/shell\//,
    mayImport: ['kernel', 'contracts'],
  },
  {
    name: 'contracts',
    at: /^bus-contracts\/(contracts\/|answers\/|index\.ts$)/,
    mayImport: ['kernel', 'languages'],
  },
  {
    name: 'domain',
    at: /^bus-contracts\/domain\//,
    mayImport: ['contracts', 'kernel', 'languages'],
  },
  { name: 'area-protocol', at: /^bus-contracts\/area\//, mayImport: ['contracts', 'kernel'] },
  {
    name: 'bus-hooks',
    at: /^bus-contracts\/react\//,
    mayImport: ['kernel', 'contracts', 'domain', 'area-protocol'],
  },
  {
    name: 'bus-queries',
    at: /^bus-contracts\/query\//,
    mayImport: ['kernel', 'area-protocol', 'bus-hooks'],
  },
  { name: 'bus-paging', at: /^bus-contracts\/paging\//, mayImport: ['kernel', 'bus-queries'] },
  {
    name: 'bus-time',
    at: /^bus-contracts\/time\//,
    mayImport: ['kernel', 'contracts', 'domain', 'area-protocol', 'bus-hooks'],
  },
  { name: 'uploads', at: /^bus-contracts\/upload\//, mayImport: ['domain'] },
  { name: 'bus-port', at: /^bus-contracts\/port\//, mayImport: ['kernel'] },
  { name: 'bus-recording', at: /^bus-contracts\/recording\//, mayImport: ['kernel'] },
  { name: 'game-frame', at: /^bus-contracts\/game-frame\//, mayImport: ['kernel', 'contracts'] },
  {
    name: 'bus-testing',
    at: /^bus-contracts\/testing\//,
    mayImport: [
      'kernel',
      'contracts',
      'player-contracts',
      'shell-contracts',
      'game-frame',
      'bus-recording',
    ],
  },

  { name: 'ui', at: /^src\/ui\//, mayImport: [] },
  // What several areas show of matches: areas import no other area.
  { name: 'line-ui', at: /^src\/line-ui\//, mayImport: [...CONTRACTS, 'bus-queries', 'ui'] },
  // What several areas show of games.
  { name: 'game-ui', at: /^src\/game-ui\//, mayImport: [...CONTRACTS, 'bus-queries', 'ui'] },
  // What several areas show of the operator's texts.
  { name: 'text-ui', at: /^src\/text-ui\//, mayImport: [...CONTRACTS, 'ui'] },

  {
    name: 'areas',
    // The journeys of an area in the browser belong to e2e.
    at: /^areas\/[^/]+\/(?!.*\.spec\.ts$)/,
    mayImport: [
      ...CONTRACTS,
      'bus-queries',
      'bus-paging',
      'bus-time',
      'bus-recording',
      'uploads',
      'ui',
      'line-ui',
      'game-ui',
      'text-ui',
    ],
    apart: /^areas\/([^/]+)\//,
  },

  { name: 'api', at: /^src\/api\//, mayImport: WORDS_OF_THE_SHELL },
  { name: 'ports', at: /^src\/services\/(ports|time)\//, mayImport: WORDS_OF_THE_SHELL },
  // What more than one service uses.
  {
    name: 'service-kit',
    at: /^src\/services\/(shared|declaration)\//,
    mayImport: [...WORDS_OF_THE_SHELL, 'api', 'ports', 'routes'],
  },
  // What a service is started with: the parts of the browser, texts and calls that it is handed.
  {
    name: 'service-declarations',
    at: /^src\/services\/[^/]+\/[^/]+\/service\.ts$/,
    mayImport: [
      ...WORDS_OF_THE_SHELL,
      'api',
      'ports',
      'service-kit',
      'services',
      'remote-views',
      'i18n',
    ],
    apart: /^src\/services\/[^/]+\/([^/]+)\//,
  },
  {
    name: 'services',
    at: /^src\/services\/[^/]+\/[^/]+\//,
    mayImport: [...WORDS_OF_THE_SHELL, 'game-frame', 'api', 'ports', 'service-kit', 'routes'],
    apart: /^src\/services\/[^/]+\/([^/]+)\//,
  },
  { name: 'routes', at: /^src\/routes\//, mayImport: WORDS_OF_THE_BUS },
  {
    name: 'remote-views',
    at: /^src\/remote-views\//,
    mayImport: [...WORDS_OF_THE_SHELL, 'bus', 'bus-port', 'game-frame'],
  },
  // A program of its own: it serves every page.
  { name: 'worker', at: /^src\/worker\//, mayImport: ['languages'] },
  { name: 'i18n', at: /^src\/i18n\//, mayImport: WORDS_OF_THE_BUS },
  {
    name: 'shell',
    at: /^src\/(shell\/|main\.tsx$)/,
    mayImport: [
      ...CONTRACTS,
      'bus',
      'shell-contracts',
      'bus-port',
      'bus-recording',
      'game-frame',
      'uploads',
      'ui',
      'api',
      'ports',
      'service-kit',
      'services',
      'routes',
      'remote-views',
      'i18n',
    ],
  },

  {
    name: 'sandbox',
    at: /^src\/sandbox\//,
    mayImport: WORDS_OF_THE_SHELL,
    doors: ['src/sandbox/index.ts', 'src/sandbox/testing/index.ts'],
    isNode: true,
  },
  // Programs of others: they know the operator by its calls alone.
  {
    name: 'outside-kit',
    at: /^src\/outside\/kit\//,
    mayImport: ['kernel', 'contracts', 'domain'],
    isNode: true,
  },
  {
    name: 'outside',
    at: /^src\/outside\/[^/]+\//,
    mayImport: ['kernel', 'contracts', 'domain', 'bus-port', 'game-frame', 'outside-kit'],
    apart: /^src\/outside\/([^/]+)\//,
    isNode: true,
  },
  {
    name: 'host',
    at: /^src\/host\//,
    mayImport: [...WORDS_OF_THE_BUS, 'routes', 'sandbox', 'outside', 'outside-kit'],
    isNode: true,
  },
  { name: 'tools', at: /^src\/tools\//, mayImport: ['host'], isNode: true },

  // Tests from outside may look at everything that they prove.
  { name: 'tests', at: /^tests\//, mayImport: ['*'], isNode: true },
  {
    name: 'e2e',
    at: /^(e2e\/|areas\/[^/]+\/.*\.spec\.ts$)/,
    mayImport: [
      'kernel',
      'contracts',
      'player-contracts',
      'shell-contracts',
      'domain',
      'bus-testing',
      'tools',
      'tests',
    ],
    isNode: true,
  },
  {
    name: 'set-up',
    at: /^(vite|vitest|playwright)(\.[a-z-]+)?\.config\.ts$/,
    mayImport: ['tools', 'host'],
    isNode: true,
  },
];

/** The room a file is in; undefined for a path that no room has. */
export function roomOf(path: string): Room | undefined {
  return ROOMS.find((room) => room.at.test(path));
}

/** Code that tests share is in a folder of its own. */
export function isFake(path: string): boolean {
  return /\/testing\//.test(path);
}

/** A test, a type test or a stand-in for tests: these may also use the bus for tests. */
export function isTest(path: string): boolean {
  return /\.(test|test-d)\.tsx?$/.test(path) || isFake(path);
}

/** The room's row in the table of docs/architecture.md. */
export function rowOf({ name, mayImport, apart }: Room): string {
  const others = mayImport.includes('*') ? 'anything' : mayImport.join(', ');
  const own = apart ? '; never another of its kind' : '';
  return `| ${name} | ${others || 'nothing of ours'}${own} |`;
}
