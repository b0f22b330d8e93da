import { BOOT_ELEMENT_ID, type BootData } from '@grandstand/bus-contracts/area';

/** Reads what the host told; it wrote the page, so its shape is its own. */
export function readBoot(document: Document): BootData {
  const element = document.querySelector(`script#${BOOT_ELEMENT_ID}`);
  if (!element) throw new Error('Failed to start: the page holds no boot data.');
  return JSON.parse(element.textContent) as BootData;
}
