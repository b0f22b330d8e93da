import {
  findCountry,
  findCountryByCode,
  homeCountry,
  type Country,
} from '../../betting/catalog/countries';
import type { SiteContext } from '../../platform/http/context';
import type { SiteRules } from './site-rules';

/** The country of a request, as the host names it; the operator may have one country for all visitors. */
export function visitorCountry(
  context: SiteContext,
  { geoCountryId }: Pick<SiteRules, 'geoCountryId'>,
): Country {
  const ofAll = geoCountryId === undefined ? undefined : findCountry(geoCountryId);
  return ofAll ?? findCountryByCode(context.req.header('X-Geo-Country') ?? '') ?? homeCountry();
}
