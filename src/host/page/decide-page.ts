import type { SiteConfig } from '@grandstand/bus-contracts';
import { offeredLanguages } from '@grandstand/bus-contracts/domain';
import { withLanguage } from '../../routes';
import type { Resolved, ShownPage, SiteContext } from '../../routes';
import {
  MAINTENANCE_PATH,
  finalPath,
  blockPagePath,
  readAddress,
  resolve,
} from '../../routes/rules';
import type { Address } from '../../routes/rules';
import { choosePlatform, mobileOrigin } from '../visitor/platform';
import type { PlatformAnswer } from '../visitor/platform';
import { preferredLanguage } from '../visitor/preferred-language';
import type { AccessAnswer, MaintenanceStatus } from '../operator/check-access';
import type { Visitor } from './read-visitor';

/** The site that a page is requested from. */
export interface DecidingSite extends Omit<SiteContext, 'config'> {
  readonly origin: string;
}

export interface PageRequest {
  readonly visitor: Visitor;
  /** Path with query, as it was requested. */
  readonly url: string;
  readonly address: Address;
  readonly access: AccessAnswer;
  /** Undefined where the operator gave none: nothing that it decides is decided. */
  readonly config: SiteConfig | undefined;
  readonly site: DecidingSite;
}

/** The decision about a request for a page. */
export type Decision =
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | {
      readonly kind: 'page';
      /** Undefined: without a config there is none. */
      readonly page: ShownPage | undefined;
      /** The page's path with query, as the site writes it. */
      readonly url: string;
      readonly platform: PlatformAnswer;
    };

/** The languages that a site offers, and the visitor's among them. */
export function languagesFor({ preferredLanguages }: Visitor, config: SiteConfig | undefined) {
  const allowed = offeredLanguages(config?.languages);
  return { language: preferredLanguage(preferredLanguages, allowed, config?.locale), allowed };
}

/** The site's own redirect of a full path. */
export async function endFor(
  { visitor, config, site }: Pick<PageRequest, 'visitor' | 'config' | 'site'>,
  path: string,
  maintenance: MaintenanceStatus,
): Promise<string> {
  return finalPath(path, { ...site, ...languagesFor(visitor, config), config, maintenance });
}

/** Decides the answer to an address from the visitor's facts and the operator's answers. */
export async function decidePage(request: PageRequest): Promise<Decision> {
  const { visitor, url, address, access, config, site } = request;
  const languages = languagesFor(visitor, config);
  const offered = readAddress(url, languages);
  if (offered.kind === 'redirect') return offered;
  const { language, pathname, search } = address;
  const to = elsewhere(address, access, site.origin);
  if (to !== null) return { kind: 'redirect', to, status: 302 };
  const isClosed = access.maintenance?.isActive === true;
  // Shown at the requested address, which stays as it is.
  const wanted = isClosed ? withLanguage(language, MAINTENANCE_PATH) : url;
  const found = config && (await resolve(wanted, { ...site, ...languages, config }));
  if (found?.kind === 'redirect') return found;
  // The site's own spelling, since the requested address may name another host.
  const ownUrl = withLanguage(language, isClosed ? MAINTENANCE_PATH : pathname + search);
  const platform = choosePlatform(
    { device: visitor.device, url: ownUrl, search },
    config && mobileOrigin(config, site.origin),
  );
  if (platform.redirect !== undefined) {
    return { kind: 'redirect', to: platform.redirect, status: 302 };
  }
  return { kind: 'page', page: found && shown(found), url: ownUrl, platform };
}

/** The operator's redirect for a request of a page; null without one. */
function elsewhere(
  { language, pathname, search, row }: Address,
  { maintenance, reason, target }: AccessAnswer,
  origin: string,
): string | null {
  if (maintenance?.isActive) return null;
  if (maintenance && row.name === 'maintenance') return withLanguage(language, '/');
  const page = reason === null ? null : blockPagePath(reason, pathname + search);
  if (page !== null) return withLanguage(language, page);
  if (target.kind === 'internal') return target.url.slice(origin.length);
  return target.kind === 'external' ? target.url : null;
}

/** The host never knows the visitor's identity: a page that depends on it alone is sent, and the browser decides. */
function shown(found: Exclude<Resolved, { kind: 'redirect' }>): ShownPage {
  return found.kind === 'error' ? found : { ...found, kind: 'match' };
}
