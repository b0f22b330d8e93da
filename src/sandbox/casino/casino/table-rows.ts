import type { Row } from './title-rows';

/** Tables whose rounds all players share. */
export const TABLE_ROWS: readonly Row[] = [
  [
    9101,
    'Clubhouse Roulette',
    'wheel',
    'grandstand-studio',
    [9730, 9730],
    'low',
    [10, 50_000, 10],
    ['live-casino'],
    ['wheel', 'low-stakes'],
  ],
  [
    9102,
    'Kite Run',
    'flight',
    'copper-reel',
    [9700, 9700],
    'low',
    [100, 10_000, 100],
    ['crash-games'],
    ['multiplier', 'cash-out'],
  ],
  [
    9103,
    'Five of 36',
    'keno',
    'northlight',
    [9346, 9444],
    'high',
    [10, 1000, 10],
    ['tvgames', 'keno'],
    ['numbers', 'low-stakes'],
  ],
];
