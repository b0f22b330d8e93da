import { screenOf } from '../../areas/sports/screens/screen';
import type { Example } from './address-book';

const OFFICE = /^\/(office\/(history|settings|responsible)|confirm-terms)(?=[/?#]|$)/;

/** Whether the site shows a page of its own at this address: the shell's, or one of an area that there is. */
export function stands({ area, yes }: Example): boolean {
  const path = Object.keys(yes)[0] ?? '';
  if (area === 'sports') return screenOf(path).kind !== 'unknown';
  if (area === 'office') return OFFICE.test(path);
  return area === null || area === 'technical-pages';
}
