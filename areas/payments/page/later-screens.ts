import { laterScreens } from '@grandstand/bus-contracts/react';
import { paymentsScreen, type PaymentsScreen } from './payments-screen';

/** What a screen with a script of its own is given. */
export interface LaterScreenProps {
  readonly screen: PaymentsScreen;
}

/** The screen that is for guests too: players who pay do without its code. */
export const later = laterScreens<LaterScreenProps>(
  import.meta.glob('../*/screen.tsx', { import: 'default' }),
  (place) => paymentsScreen(place).kind,
);
