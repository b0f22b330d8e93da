import { laterScreens } from '@grandstand/bus-contracts/react';
import { casinoScreen, type CasinoScreen } from './casino-screen';

/** What a screen with a script of its own is given. */
export interface LaterScreenProps {
  readonly screen: CasinoScreen;
}

/** The screens that few visitors see first. */
export const later = laterScreens<LaterScreenProps>(
  import.meta.glob('../screens/*/screen.tsx', { import: 'default' }),
  (place) => casinoScreen(place).kind,
);
