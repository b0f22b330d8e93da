import { APP_NAME } from '@grandstand/bus-contracts/area';
import type { Language } from '@grandstand/bus-contracts';

/** The headers of every call of the host; with the country, where a proxy sends it. */
export function clientHeaders(language: Language, country?: string): Record<string, string> {
  return {
    'x-requested-with': 'XMLHttpRequest',
    'x-app-name': APP_NAME,
    'x-language': language,
    ...(country !== undefined && { 'x-geo-country': country }),
  };
}
