import { createLater } from '../../frame/loading/later';
import { withTexts } from '../../frame/loading/with-texts';
import type { AccountSelectProps } from './stake/account-select';
import type { OtherLimitsProps } from './stake/other-limits';
import type { OwnAmountsProps } from './stake/own-amounts';

/** The amounts of a player beside their stake: a guest has none. */
export const ownAmounts = createLater<OwnAmountsProps>(
  withTexts('player', async () => (await import('./stake/own-amounts')).OwnAmounts),
);

/** The player's limits that are not beside the stake, in the same file. */
export const otherLimits = createLater<OtherLimitsProps>(
  withTexts('player', async () => (await import('./stake/own-amounts')).OtherLimits),
);

/** The choice of the account that bets, in the same file. */
export const accountSelect = createLater<AccountSelectProps>(
  withTexts('player', async () => (await import('./stake/own-amounts')).AccountSelect),
);
