import { numberAt, WITHOUT_MOVES } from './rules';
import type { BonusRules } from './rules';

const upTo = (last: number): string[] =>
  Array.from({ length: last }, (_, place) => String(place + 1));

/** Games whose prize is all that is drawn. What the player chooses is in the round's label, so the numbers depend on it. */
const oneDraw = { ...WITHOUT_MOVES, draws: () => [] } satisfies Partial<BonusRules>;
const OVER = { tier: 0, isOver: true };

/** A wheel of sectors of the same size. */
export const fortuna: BonusRules = {
  ...oneDraw,
  choices: [],
  play: ({ results }) => ({
    ...OVER,
    view: { game: 'fortuna', sector: numberAt(results, 0) },
  }),
};

/** One of nine chests; the others stay shut. */
export const chest: BonusRules = {
  ...oneDraw,
  choices: upTo(9),
  play: ({ choice }) => ({ ...OVER, view: { game: 'chest', choice: choice ?? '' } }),
};

/** One of six tickets of the day's book. */
export const lottery: BonusRules = {
  ...oneDraw,
  choices: upTo(6),
  play: ({ choice }) => ({ ...OVER, view: { game: 'lottery', choice: choice ?? '' } }),
};
