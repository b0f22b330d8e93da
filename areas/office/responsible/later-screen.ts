import type { ComponentType } from 'react';
import type { AreaPlace } from '@grandstand/bus-contracts/area';
import { officeScreen } from '../page/office-screen';
import type { ResponsibleScreenProps } from './responsible-screen';

/** The screen of the limits is fetched with the first page that needs it. */
const later: { screen?: ComponentType<ResponsibleScreenProps> } = {};

/** Fetches the screen of a place; undefined where it is there. */
export function prepareScreen(place: AreaPlace): Promise<void> | undefined {
  if (later.screen || officeScreen(place).kind !== 'responsible') return undefined;
  return loadResponsibleScreen();
}

async function loadResponsibleScreen(): Promise<void> {
  later.screen = (await import('./responsible-screen')).ResponsibleScreen;
}

/** The screen of the limits; no view of it is shown before `prepareScreen` has fetched it. */
export function responsibleScreen(): ComponentType<ResponsibleScreenProps> {
  if (!later.screen)
    throw new Error('Failed to render: the screen of the limits is not there yet.');
  return later.screen;
}
