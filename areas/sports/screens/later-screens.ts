import { laterScreens } from '@grandstand/bus-contracts/react';
import { screenOf, type Screen } from './screen';

export interface HomeScreenProps {
  readonly screen: Extract<Screen, { kind: 'home' }>;
}

export interface GameScreenProps {
  readonly screen: Extract<Screen, { kind: 'game' }>;
}

export interface SearchScreenProps {
  readonly screen: Extract<Screen, { kind: 'search' }>;
}

export interface MultiScreenProps {
  readonly screen: Extract<Screen, { kind: 'multi' }>;
}

export interface SelectionScreenProps {
  readonly screen: Extract<Screen, { kind: 'selection' }>;
}

/** The props of all of them. */
interface LaterScreenProps {
  readonly screen: Extract<
    Screen,
    { kind: 'favourites' | 'game' | 'home' | 'multi' | 'search' | 'selection' }
  >;
}

/** Screens that the first page of most visitors does not show. */
export const later = laterScreens<LaterScreenProps>(
  import.meta.glob('../*/screen.tsx', { import: 'default' }),
  (place) => screenOf(place).kind,
);
