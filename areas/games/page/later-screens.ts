import { laterScreens } from '@grandstand/bus-contracts/react';
import { gamesScreen, type GamesScreen } from './games-screen';

/** What a screen with a script of its own is given. */
export interface LaterScreenProps {
  readonly screen: GamesScreen;
}

/** The screens that few visitors see first. */
export const later = laterScreens<LaterScreenProps>(
  import.meta.glob('../*/screen.tsx', { import: 'default' }),
  (place) => gamesScreen(place).kind,
);
