import { laterScreens } from '@grandstand/bus-contracts/react';
import { informationScreen, type InformationScreen } from './information-screen';

/** What a screen with a script of its own is given. */
export interface LaterScreenProps {
  readonly screen: InformationScreen;
}

/** The screens that are more than a text. */
export const later = laterScreens<LaterScreenProps>(
  import.meta.glob('../screens/*/screen.tsx', { import: 'default' }),
  (place) => informationScreen(place).kind,
);
