import { FOR_PLAYERS, of, type Example } from './example';

const technical = of('RTE-34', 'technical-pages');

/** They have no parts of betting. */
const BLOCK_PAGE = { isBlockPage: true, dictionaries: [] } as const;

/** Pages for blocked visitors, each with the status of the host's answer. */
const out = (answer?: 403 | 451 | 503) =>
  ({ layout: 'empty', marks: { ...BLOCK_PAGE, ...(answer && { answer }) } }) as const;

/** Section 2, "Technical and blocking pages". */
export const TECHNICAL_EXAMPLES: readonly Example[] = [
  technical('coming-soon', '/coming-soon', ['/soon'], out()),
  technical('block', '/block', ['/blocked'], out(403)),
  technical('block-ua', '/block-ua', ['/block-uk'], { ...out(451), layout: 'blocked' }),
  technical('block-ie', '/block-ie', ['/block/ie'], { ...out(451), layout: 'blocked' }),
  technical('site-updates', '/site-updates', ['/updates'], out(503)),
  technical('suspension', '/suspension', ['/suspended'], out(403)),
  technical('oldBrowser', '/oldbrowser', ['/oldBrowser'], out()),
  technical('maintenance', '/maintenance', ['/maintenance/1'], {
    ...out(503),
    layout: 'maintenance',
  }),
  technical('ban', '/ban', ['/bans'], {
    ...FOR_PLAYERS,
    layout: 'blocked',
    marks: { ...BLOCK_PAGE, flags: [24] },
  }),
  of('RTE-41', 'technical-pages')(
    'block-appeal-history',
    '/block-appeal-history',
    ['/block-appeal'],
    { ...FOR_PLAYERS, layout: 'blocked', marks: BLOCK_PAGE },
  ),
];
