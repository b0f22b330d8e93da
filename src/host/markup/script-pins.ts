import type { BootArea } from '@grandstand/bus-contracts/area';
import type { Language } from '@grandstand/bus-contracts';
import type { PageAssets } from '../server/programs';

/** Base64 of so many bytes, with its padding. */
const HASH = /^(?:sha256-[\w+/]{43}=|sha384-[\w+/]{64}|sha512-[\w+/]{86}==)$/;

/** The hash of no script. */
const NONE = `sha256-${'A'.repeat(43)}=`;

/**
 * The hash that each script of the areas must have, by absolute URL; undefined where no area has hashes.
 * It holds for scripts that others import, too.
 * @param language of the page: it fetches no texts of others, because another language is another document
 * @remarks Browsers pass over a hash that they can't read, and run the script. Here it admits none.
 */
export function scriptPins(
  areas: readonly BootArea[],
  areaScripts: PageAssets['areaScripts'],
  language?: Language,
): Readonly<Record<string, string>> | undefined {
  const pins = areas.flatMap(({ name, origin }) =>
    Object.entries(areaScripts[name] ?? {})
      .filter(([, script]) => !language || !script.language || script.language === language)
      .map(([path, { hash }]) => [new URL(path, origin).href, HASH.test(hash) ? hash : NONE]),
  );
  return pins.length > 0 ? Object.fromEntries(pins) : undefined;
}
