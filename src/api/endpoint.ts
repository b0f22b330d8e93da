import type { AreaAnswer, AreaCall, AreaInput } from '@grandstand/bus-contracts/answers';
import type * as v from 'valibot';

/** How a call uses the player's token, which is sent with every call while there is one. */
export type TokenUse =
  /** A 401 means something else than "renew the token": signing in, asking for a token. */
  | 'sent'
  /** A 401 renews it, and the call is sent once more. */
  | 'renewed'
  /** As `renewed`, and a token is requested first where the cookie has none; the call ends with the player's session. */
  | 'required';

/** One call of the back end as data; `:name` in the path is taken from the wire request's member of that name. */
export interface Endpoint<In, Out> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** Converts the site's request to the wire's: the body of a POST, else the query. */
  readonly request: v.GenericSchema<In, Readonly<Record<string, unknown>>>;
  /** Checks every member of the wire's answer, and converts it to the site's. */
  readonly answer: v.GenericSchema<unknown, Out>;
  /** The format in which the answer is read before the schema. */
  readonly format: 'json' | 'text';
  readonly token: TokenUse;
  /** For each attempt. */
  readonly timeoutMs: number;
  /** How often it is sent again when no answer arrived or the operator is briefly away; 0 where a second send could do harm. */
  readonly retries: number;
  /** Between two sends; left out: 300 ms, then three times as long each time. */
  readonly retryMs?: number;
  readonly maxBytes: number;
  /** Whether a captcha or a new fingerprint is obtained when the operator requires one; false for the calls that obtain them. */
  readonly isRecoverable: boolean;
  /** The name by which areas may make the call (`api.call`): it places no bet, does not sign in or out, and returns no token. Left out: they may not make it. */
  readonly areaCall?: AreaCall;
  /** May be sent to another origin (`CallOptions.origin`): without token, cookie and headers of the client. */
  readonly isPublic: boolean;
  /** Whether the body of a POST is that of a form (`application/x-www-form-urlencoded`), in place of JSON. */
  readonly isForm: boolean;
  /** Sends the token in the header `Authorization` too, for services that read it. */
  readonly sendsAuthorization: boolean;
}

type Definition<In, Out> = Pick<Endpoint<In, Out>, 'path' | 'request' | 'answer'> &
  Partial<Omit<Endpoint<In, Out>, 'method'>>;

const KILOBYTE = 1024;
const USUAL = {
  format: 'json',
  token: 'renewed',
  sendsAuthorization: false,
  isForm: false,
  isRecoverable: true,
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

/** Defines a call that only reads and that areas may make, by the name and the types that they have of it. */
export function defineAreaCall<const Call extends AreaCall, In extends AreaInput<Call>>(
  areaCall: Call,
  definition: Definition<In, AreaAnswer<Call>> &
    // It takes all that an area may send.
    (AreaInput<Call> extends In ? unknown : never),
): Endpoint<In, AreaAnswer<Call>> {
  return { ...defineGet(definition), areaCall };
}

/** Defines a call that changes data; it is sent only once unless its definition allows more. */
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

/** Defines a call that removes data: as a POST, but with its request in the query. */
export function defineDelete<In, Out>(definition: Definition<In, Out>): Endpoint<In, Out> {
  return { ...definePost(definition), method: 'DELETE' };
}
