import type { AreaPlace } from '@grandstand/bus-contracts/area';
import type { ComponentType } from 'react';
import { pageOf } from './page-of';

/** The page of appeals is fetched with the first place that needs it, and what it loads with. */
const later: { page?: ComponentType } = {};

/** Fetches the page of a place; undefined where it is there. */
export function preparePage(place: AreaPlace): Promise<void> | undefined {
  if (later.page || pageOf(place).kind !== 'appeals') return undefined;
  return loadAppealsPage();
}

async function loadAppealsPage(): Promise<void> {
  later.page = (await import('./appeals-page')).AppealsPage;
}

/** The page of appeals; no view of it is shown before `preparePage` has fetched it. */
export function appealsPage(): ComponentType {
  if (!later.page) throw new Error('Failed to render: the page of appeals is not there yet.');
  return later.page;
}
