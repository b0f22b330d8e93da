import { BOOT_ELEMENT_ID, type BootData, type BootShell } from '@grandstand/bus-contracts/area';

/** The boot data of a page, with the shell's part. */
export type PageBoot = BootData & { readonly shell: BootShell };

/** Parses the boot data. They are not validated: the host wrote them, after all markup of areas. */
export function readBoot(document: Document): PageBoot {
  const element = [...document.querySelectorAll(`body>script#${BOOT_ELEMENT_ID}`)].at(-1);
  if (!element) throw new Error('Failed to start: the page holds no boot data.');
  return JSON.parse(element.textContent) as PageBoot;
}
