import { laterScreens } from '@grandstand/bus-contracts/react';
import { screenOf, type Screen } from './screen';

export interface GameScreenProps {
  readonly screen: Extract<Screen, { kind: 'game' }>;
}

/** The props of all of them. */
interface LaterScreenProps {
  readonly screen: Extract<Screen, { kind: 'favourites' | 'game' }>;
}

/** Screens that the first page of most visitors shows nothing of. */
export const later = laterScreens<LaterScreenProps>(
  import.meta.glob('../*/screen.tsx', { import: 'default' }),
  (place) => screenOf(place).kind,
);
