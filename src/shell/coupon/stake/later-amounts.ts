import { createLater } from '../../frame/loading/later';
import { withTexts } from '../../frame/loading/with-texts';
import type { OwnAmountsProps } from './own-amounts';

/** The amounts of a player beside their stake: a guest has none. */
export const ownAmounts = createLater<OwnAmountsProps>(
  withTexts('player', async () => (await import('./own-amounts')).OwnAmounts),
);
