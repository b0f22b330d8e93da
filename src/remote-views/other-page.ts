import type { AreaPlace } from '@grandstand/bus-contracts/area';

/** A page of an area that a dialog shows, whatever page the address bar names. */
export interface OtherPage extends AreaPlace {
  /** Full path with query: "/en/office/recharge". */
  readonly address: string;
}

/** The name of an area in a dialog, among the views: the same area may be on the page too. */
export function inDialog(area: string): string {
  return `${area}@dialog`;
}
