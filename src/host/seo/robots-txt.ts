import type { Language } from '@grandstand/bus-contracts';
import { withLanguage } from '../../routes';

/** Which addresses search engines are kept from, in every language, and where the sitemap is. */
export function robotsTxt(
  origin: string,
  languages: readonly Language[],
  hidden: readonly string[],
): string {
  const lines = languages.flatMap((language) =>
    hidden.map((path) => `Disallow: ${withLanguage(language, path)}`),
  );
  return ['User-agent: *', ...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
