import type { BootShell } from '@grandstand/bus-contracts/area';
import type { Language } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { loadTexts } from '../i18n';
import { resolve } from '../routes/resolve';

/** Works out the words and the place of a page: on the server for both sides. */
export async function bootShell(language: Language, url: string): Promise<BootShell> {
  const found = resolve(url, { language, allowed: LANGUAGES });
  return {
    texts: await loadTexts(language),
    place:
      found.kind === 'redirect'
        ? { language, path: '/', route: 'error', area: null, params: {} }
        : {
            language,
            path: found.path,
            route: found.row.name,
            area: found.row.area,
            params: { ...found.params },
          },
  };
}
