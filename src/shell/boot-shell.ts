import type { BootShell } from '@grandstand/bus-contracts/area';
import type { Language } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { loadTexts } from '../i18n';
import { resolve } from '../routes/resolve';
import { aroundOf, isGuarded } from '../routes/routes';

/** Works out the words and the place of a page: on the server for both sides. */
export async function bootShell(language: Language, url: string): Promise<BootShell> {
  const found = resolve(url, { language, allowed: LANGUAGES });
  const texts = await loadTexts(language);
  if (found.kind === 'redirect') {
    const place = { language, path: '/', route: 'error', area: null, params: {} };
    return { texts, place, isGuarded: false, dictionaries: [] };
  }
  const { row, path, params } = found;
  return {
    texts,
    place: {
      language,
      path,
      route: row.name,
      area: row.area,
      params: { ...params },
      ...aroundOf(row),
    },
    isGuarded: isGuarded(row),
    dictionaries: row.meta.dictionaries,
  };
}
