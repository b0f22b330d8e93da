import type { SiteConfig } from '../../contracts/site/config';

/** The members of the config that decide where files come from. */
export type AssetConfig = Pick<
  SiteConfig,
  'ref_id' | 'group_id' | 'isFlexibleAssetPath' | 'cdnDomain' | 'uiLibVersion' | 'iconsVersion'
>;

export type Asset =
  | { readonly kind: 'ui-lib'; readonly file: string }
  | { readonly kind: 'icons'; readonly file: string }
  /** One of the config's slots: -1000 to -1021. */
  | { readonly kind: 'media'; readonly slot: number; readonly file: string };

const BASE_PATH = '/web-api';
const UI_LIB_VERSION = '2.3.273';
const ICONS_VERSION = '1.0.637';
const MEDIA_RESOURCE = 200;
const FIRST_SLOT = -1000;
const LAST_SLOT = -1021;

const VERSION = /^\d+(?:\.\d+){0,3}$/;
const HOST_NAME = /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i;

/** The origin that files come from beside the site's own; undefined where there is none, or it is no host. */
export function assetOrigin({ cdnDomain }: Pick<SiteConfig, 'cdnDomain'>): string | undefined {
  return cdnDomain !== undefined && HOST_NAME.test(cdnDomain) ? `https://${cdnDomain}` : undefined;
}

/** The address of one of the operator's files: versioned, so that it may be cached permanently. */
export function assetUrl(asset: Asset, config: AssetConfig): string {
  const own = config.isFlexibleAssetPath ? `/${config.group_id}/${config.ref_id}` : '';
  return `${assetOrigin(config) ?? ''}${BASE_PATH}${own}/${pathOf(asset, config)}`;
}

function pathOf(asset: Asset, { uiLibVersion, iconsVersion }: AssetConfig): string {
  switch (asset.kind) {
    case 'ui-lib':
      return `ui-lib/${versionOf(uiLibVersion, UI_LIB_VERSION)}/${asset.file}`;
    case 'icons':
      return `icons/${versionOf(iconsVersion, ICONS_VERSION)}/${asset.file}`;
    default:
      if (asset.slot > FIRST_SLOT || asset.slot < LAST_SLOT) {
        throw new RangeError(`Failed to address a file: ${asset.slot} is no slot of the config.`);
      }
      return `media/${MEDIA_RESOURCE}/${asset.slot}/${asset.file}`;
  }
}

function versionOf(given: string | undefined, otherwise: string): string {
  return given !== undefined && VERSION.test(given) ? given : otherwise;
}
