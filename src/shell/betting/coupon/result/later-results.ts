import { createLater } from '../../../frame/loading/later';
import { withTexts } from '../../../frame/loading/with-texts';
import type { HoldLineProps } from './hold-line';
import type { ResultsProps } from './results';

/** The results of the last placement and of a loaded code, fetched once a bet may be placed. */
export const results = createLater<ResultsProps>(
  withTexts('parts', async () => (await import('./results')).Results),
);

/** Why the operator holds a bet in play, in the same file. */
export const holdLine = createLater<HoldLineProps>(
  withTexts('parts', async () => (await import('./results')).HoldLine),
);
