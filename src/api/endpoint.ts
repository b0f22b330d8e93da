import type * as v from 'valibot';

/** How a call stands to the player's token; it is sent with every call for as long as there is one. */
export type TokenUse =
  /** A 401 means something else than "renew the token": signing in, asking for a token. */
  | 'sent'
  /** A 401 renews it, and the call is sent once more. */
  | 'renewed'
  /** As `renewed`, and one is asked for first where the cookie has none: the call is a player's, and ends with the player. */
  | 'required';

/** One call of the back end as data; `:name` in the path is taken from the wire request's member of that name. */
export interface Endpoint<In, Out> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** From what the site says to what goes over the wire: the body of a POST, else the query. */
  readonly request: v.GenericSchema<In, Readonly<Record<string, unknown>>>;
  /** From the wire to what the site says; checks every member. */
  readonly answer: v.GenericSchema<unknown, Out>;
  /** As what the wire's answer is read before the schema sees it. */
  readonly format: 'json' | 'text';
  readonly token: TokenUse;
  /** For each attempt. */
  readonly timeoutMs: number;
  /** How often it is sent again when no answer came or the operator is briefly away; 0 where a second send could do harm. */
  readonly retries: number;
  /** Between two sends; left out: 300 ms, then three times as long each time. */
  readonly retryMs?: number;
  readonly maxBytes: number;
  /** Whether a captcha or a new fingerprint is obtained when the operator asks for one; false for the calls that obtain them. */
  readonly isRecoverable: boolean;
  /** Areas may make it (`api.call`): it places no bet, signs nobody in or out, and gives no token. */
  readonly isForAreas: boolean;
  /** May be asked of another origin (`CallOptions.origin`): it carries no token, no cookie and no header of the client's. */
  readonly isPublic: boolean;
  /** The token goes in the header `Authorization` as well, where whoever answers reads that one. */
  readonly sendsAuthorization: boolean;
}

type Definition<In, Out> = Pick<Endpoint<In, Out>, 'path' | 'request' | 'answer'> &
  Partial<Omit<Endpoint<In, Out>, 'method'>>;

const KILOBYTE = 1024;
const USUAL = {
  format: 'json',
  token: 'renewed',
  sendsAuthorization: false,
  isRecoverable: true,
  isForAreas: false,
  isPublic: false,
} as const;

/** Defines a call that only reads: it may be sent again. */
export function defineGet<In, Out>(definition: Definition<In, Out>): Endpoint<In, Out> {
  return {
    ...USUAL,
    method: 'GET',
    timeoutMs: 8000,
    retries: 2,
    maxBytes: 4 * KILOBYTE * KILOBYTE,
    ...definition,
  };
}

/** Defines a call that changes something: it is sent once unless it says otherwise. */
export function definePost<In, Out>(definition: Definition<In, Out>): Endpoint<In, Out> {
  return {
    ...USUAL,
    method: 'POST',
    timeoutMs: 10_000,
    retries: 0,
    maxBytes: 256 * KILOBYTE,
    ...definition,
  };
}

/** Defines a call that takes something away: as a POST, but what it names stands in the query. */
export function defineDelete<In, Out>(definition: Definition<In, Out>): Endpoint<In, Out> {
  return { ...definePost(definition), method: 'DELETE' };
}
