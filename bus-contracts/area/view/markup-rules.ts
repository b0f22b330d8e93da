import { BOOT_ELEMENT_ID, PRESS_AGAIN_ID, START_FAILED_ID } from '../boot-data';

// The rules of an area's markup that host and page share: the host applies them to a page that it sends,
// the page to a view that it loads.

/** Ids that only the document itself may use. */
export const DOCUMENT_IDS: readonly string[] = [
  'root',
  BOOT_ELEMENT_ID,
  START_FAILED_ID,
  PRESS_AGAIN_ID,
];

/** The allowed attributes of `<meta>`; not `http-equiv`, which could redirect the player. */
export const META_ATTRIBUTES: readonly string[] = ['name', 'property', 'content'];

/** The allowed attributes of `<link>`. */
export const LINK_ATTRIBUTES: readonly string[] = [
  'rel',
  'href',
  'hreflang',
  'media',
  'type',
  'sizes',
];

const DESCRIBING_LINKS = new Set(['canonical', 'alternate', 'next', 'prev', 'amphtml']);

/** Whether a link only describes the page, and loads no script and no style sheet. */
export function isDescribingLink(rel: string): boolean {
  return DESCRIBING_LINKS.has(rel);
}

/** Whether `<use>` refers to this document or a file of this site: "#icon", "/icons.svg#icon". */
export function isOwnDrawing(address: string): boolean {
  return /^(#|\/[\w-])/.test(address);
}

/** Whether a form submits to this site: "/en/live". */
export function isOwnAction(address: string): boolean {
  return /^\/([\w-]|$)/.test(address);
}
