import { BOOT_ELEMENT_ID } from '@grandstand/bus-contracts/area';
import type { PageBoot } from '../../../services/declaration/service-ports';

/** Parses the boot data. They are not validated: the host wrote them, after all markup of areas. */
export function readBoot(document: Document): PageBoot {
  const element = [...document.querySelectorAll(`body>script#${BOOT_ELEMENT_ID}`)].at(-1);
  if (!element) throw new Error('Failed to start: the page holds no boot data.');
  return JSON.parse(element.textContent) as PageBoot;
}
