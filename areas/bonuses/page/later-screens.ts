import { laterScreens } from '@grandstand/bus-contracts/react';
import { bonusesScreen, type BonusesScreen } from './bonuses-screen';

/** The screens of a player's own things. */
export const later = laterScreens<{ readonly screen: BonusesScreen }>(
  import.meta.glob('../screens/*/screen.tsx', { import: 'default' }),
  (place) => bonusesScreen(place).kind,
);
