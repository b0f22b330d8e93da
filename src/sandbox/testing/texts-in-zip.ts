import { strFromU8, unzipSync } from 'fflate';

/** The texts of a ZIP file, by the names of its files. */
export function textsInZip(zip: Uint8Array): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unzipSync(zip)).map(([name, file]) => [name, strFromU8(file)]),
  );
}
