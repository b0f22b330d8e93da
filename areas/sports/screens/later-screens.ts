import type { AreaPlace } from '@grandstand/bus-contracts/area';
import type { ComponentType } from 'react';
import { screenOf, type Screen } from './screen';

export interface GameScreenProps {
  readonly screen: Extract<Screen, { kind: 'game' }>;
}

/** Screens that the first page of most visitors shows nothing of: each is fetched with the first page that needs it. */
const screens: { game?: ComponentType<GameScreenProps> } = {};

async function loadGameScreen(): Promise<void> {
  screens.game = (await import('./game-screen')).GameScreen;
}

/** Fetches the screen of a place; undefined where it is there. */
export function prepareScreen(place: AreaPlace): Promise<void> | undefined {
  if (screens.game || screenOf(place).kind !== 'game') return undefined;
  return loadGameScreen();
}

/** The screen of a game; no view of one is shown before `prepareScreen` has fetched it. */
export function gameScreen(): ComponentType<GameScreenProps> {
  if (!screens.game) throw new Error('Failed to render: the screen of the game is not there yet.');
  return screens.game;
}
