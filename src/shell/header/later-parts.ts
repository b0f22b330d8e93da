import { createLater } from '../frame/loading/later';
import { withTexts } from '../frame/loading/with-texts';

/** The menu at the balance. */
export const accountMenu = createLater<object>(
  withTexts('player', async () => (await import('./account/account-menu')).AccountMenu),
);

/** The parts of the header that only players have. */
export const playerBar = createLater<object>(
  async () => (await import('./account/player-bar')).PlayerBar,
);

/** The menu at the left of the office. */
export const officeMenu = createLater<object>(
  withTexts('player', async () => (await import('./account/office/office-menu')).OfficeMenu),
);
