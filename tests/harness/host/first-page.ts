import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { ROUTES } from '../../../src/routes/routes';
import { isGuarded, navigationStateOf, readAddress } from '../../../src/routes/rules';
import type { NavigationPorts } from '../../../src/services/page/navigation';

/** Areas as a site has them that shows every page. */
export const EVERY_AREA: readonly string[] = [...new Set(ROUTES.flatMap(({ area }) => area ?? []))];

/** The boot data of a page that a server has sent, on a site that has every area. */
export function firstPage(
  url: string,
): Pick<NavigationPorts, 'first' | 'isGuarded' | 'languages' | 'site'> {
  const read = readAddress(url, { language: 'en', allowed: LANGUAGES });
  if (read.kind === 'redirect') throw new Error('The server would have redirected.');
  const { row, params, language, pathname, search } = read;
  const isError = row.status !== undefined;
  return {
    first: navigationStateOf({
      kind: 'match',
      row,
      params: isError ? { statusCode: String(row.status) } : params,
      language,
      path: row.dialog ? `/${search}` : pathname + search,
    }),
    isGuarded: isGuarded(row),
    languages: LANGUAGES,
    site: {
      areas: EVERY_AREA,
      isProduction: false,
      config: () => undefined,
      games: () => Promise.reject(new Error('There are no games.')),
    },
  };
}
