import type { Language, SiteConfig } from '@grandstand/bus-contracts';
import { languageTag, safeColour } from '@grandstand/bus-contracts/domain';
import { PAGE_COLOURS } from '../plain-pages/page-colours';
import { ICON_SIZES, MASKABLE_SIZES } from './icon-sizes.mjs';

export { ICON_SIZES } from './icon-sizes.mjs';

const USUAL_ICON = '/icons/icon-{size}.png';

/** Where an icon of the operator's lies on this origin; the site's own where they name none that is safe. */
export function iconPath(size: number, config: SiteConfig): string {
  const { iconPath: own } = config.pwaManifest ?? {};
  const isSafe = own !== undefined && /^\/(?!\/)[\w./{}-]*\{size\}[\w./{}-]*$/.test(own);
  return (isSafe ? own : USUAL_ICON).replace('{size}', String(size));
}

/** The web app manifest in a language. */
export function webManifest(config: SiteConfig, language: Language): object {
  const own = config.pwaManifest?.iconPath === undefined;
  const colour = safeColour(config.pwaManifest?.themeColor) ?? PAGE_COLOURS.dark;
  const icon = (src: string, size: number, purpose: string): object => {
    return { src, sizes: `${size}x${size}`, type: 'image/png', purpose };
  };
  return {
    // One app for all languages.
    id: '/',
    name: config.companyName,
    short_name: config.companyName.slice(0, 12),
    lang: languageTag(language),
    dir: 'ltr',
    start_url: `/${language}`,
    scope: '/',
    display: 'standalone',
    theme_color: colour,
    background_color: colour,
    icons: [
      ...ICON_SIZES.map((size) => icon(iconPath(size, config), size, 'any')),
      ...(own
        ? MASKABLE_SIZES.map((size) => icon(`/icons/maskable-${size}.png`, size, 'maskable'))
        : []),
    ],
  };
}
