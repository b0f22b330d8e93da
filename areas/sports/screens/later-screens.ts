import { laterScreens } from '@grandstand/bus-contracts/react';
import { screenOf, type Screen } from './screen';

export interface GameScreenProps {
  readonly screen: Extract<Screen, { kind: 'game' }>;
}

/** Screens that the first page of most visitors shows nothing of. */
export const later = laterScreens<GameScreenProps>(
  import.meta.glob('../*/screen.tsx', { import: 'default' }),
  (place) => screenOf(place).kind,
);
