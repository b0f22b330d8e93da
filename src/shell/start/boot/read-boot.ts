import { BOOT_ELEMENT_ID, type BootData, type BootShell } from '@grandstand/bus-contracts/area';

/** Boot data as it stands in a page: with the shell's own part. */
export type PageBoot = BootData & { readonly shell: BootShell };

/** Reads what the host told; it wrote the page, so its shape is its own. It stands outside the root, behind all that areas brought. */
export function readBoot(document: Document): PageBoot {
  const element = [...document.querySelectorAll(`body>script#${BOOT_ELEMENT_ID}`)].at(-1);
  if (!element) throw new Error('Failed to start: the page holds no boot data.');
  return JSON.parse(element.textContent) as PageBoot;
}
