import { PARTNER_LINK_DAYS, PARTNER_TAG_HOURS } from '@grandstand/bus-contracts/domain';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The lifetime of cookies that the specification gives none. */
const USUAL_MS = 86_400_000;
/** A postback without its mark serves the answer to this one page. */
const UNMARKED_POSTBACK_MS = 4000;

/** The names of attribution cookies. */
export const ATTRIBUTION_COOKIES = [
  'ref_id',
  'bf',
  'reflinkid',
  'partner',
  'postback',
  'subid',
  'utm_source',
  'utm_medium',
  'utm_campaign',
] as const;
export type AttributionCookie = (typeof ATTRIBUTION_COOKIES)[number];

/** A cookie to set. */
export interface Attribution {
  readonly name: AttributionCookie;
  readonly value: string;
  readonly lifetimeMs: number;
}

/** Short, and of signs that mean nothing in a cookie, a URL or a page. */
const VALUE = /^[\w.~-]{1,64}$/;

/** The attribution in a landing address (specification, section 9); values that are not plain and short are ignored. */
export function attributionsOf(address: string, partnerDays: 30 | 60): Attribution[] {
  const query = queryOf(address);
  const read = (parameter: string): string | null => {
    const value = query.get(parameter);
    return value !== null && VALUE.test(value) ? value : null;
  };
  const found: Attribution[] = [];
  const add = (name: AttributionCookie, value: string | null, lifetimeMs: number): void => {
    if (value !== null) found.push({ name, value, lifetimeMs });
  };

  add('ref_id', read('ref'), PARTNER_LINK_DAYS * DAY_MS);
  add('bf', read('bf'), DAY_MS);
  const reflink = read('reflink');
  // A plain tag replaces a missing link id.
  if (reflink !== null) add('reflinkid', reflink, PARTNER_LINK_DAYS * DAY_MS);
  else add('reflinkid', read('tag'), PARTNER_TAG_HOURS * HOUR_MS);
  add('partner', read('partner'), partnerDays * DAY_MS);
  add('postback', read('postback'), read('pb') === null ? UNMARKED_POSTBACK_MS : 30 * DAY_MS);
  add('subid', read('subid'), PARTNER_LINK_DAYS * DAY_MS);
  for (const name of ['utm_source', 'utm_medium', 'utm_campaign'] as const) {
    add(name, read(name), USUAL_MS);
  }
  return found;
}

function queryOf(address: string): URLSearchParams {
  const start = address.indexOf('?');
  const [query = ''] = start === -1 ? [] : address.slice(start).split('#');
  return new URLSearchParams(query);
}
