import type { Row } from './title-rows';

/** The games of cards, but for high or low. */
export const CARD_ROWS: readonly Row[] = [
  [
    9040,
    'Baccarat',
    'baccarat',
    'grandstand-studio',
    [9516, 9894],
    'low',
    [20, 20_000, 20],
    ['card-games', 'live-casino', 'asian-games'],
    ['low-stakes'],
  ],
  [
    9041,
    'Dragon Tiger',
    'dragon-tiger',
    'northlight',
    [9446, 9711],
    'low',
    [10, 20_000, 10],
    ['card-games', 'asian-games'],
    ['one-press', 'low-stakes'],
  ],
  [
    9042,
    'Andar Bahar',
    'andar-bahar',
    'copper-reel',
    [9453, 9785],
    'low',
    [10, 20_000, 10],
    ['card-games', 'asian-games'],
    ['low-stakes'],
  ],
];
