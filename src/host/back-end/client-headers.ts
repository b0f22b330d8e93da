import { APP_NAME } from '@grandstand/bus-contracts/area';
import type { Language } from '@grandstand/bus-contracts';

/** What every call of the host says of itself; the country where something in front of the host knows it. */
export function clientHeaders(language: Language, country?: string): Record<string, string> {
  return {
    'x-requested-with': 'XMLHttpRequest',
    'x-app-name': APP_NAME,
    'x-language': language,
    ...(country !== undefined && { 'x-geo-country': country }),
  };
}
