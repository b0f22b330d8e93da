import { createLater } from '../frame/later';
import { withTexts } from '../frame/with-texts';

/** What opens at the balance. */
export const accountMenu = createLater<object>(
  withTexts('player', async () => (await import('./account-menu')).AccountMenu),
);

/** What stands in the header of a player alone. */
export const playerBar = createLater<object>(async () => (await import('./player-bar')).PlayerBar);
