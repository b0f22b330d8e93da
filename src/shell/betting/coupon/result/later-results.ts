import { createLater } from '../../../frame/loading/later';
import { withTexts } from '../../../frame/loading/with-texts';
import type { ResultsProps } from './results';

/** The results of the last placement and of a loaded code, fetched once a bet may be placed. */
export const results = createLater<ResultsProps>(
  withTexts('parts', async () => (await import('./results')).Results),
);
