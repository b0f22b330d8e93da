import type { Language } from '@grandstand/bus-contracts';
import { findCountryByCode } from '../../betting/catalog/countries';
import type { SiteContext } from '../../platform/http/context';
import { addressOf } from '../../platform/http/context';
import { secretHash } from '../../platform/sealing/secrets';
import { privateCookieOf } from '../../platform/http/private-cookies';
import { BROWSER_COOKIE } from './browser-cookie';
import { networkFamily } from './network-family';

/** How a session begins; `code`: by one that was sent to a phone number or a mail address. */
export type SignInMethod =
  | 'password'
  | 'code'
  | 'passkey'
  | 'network'
  | 'one-tap'
  | 'qr'
  | 'link'
  | 'registration';

/** What a call says about the browser that signs in. */
export interface SignInFacts {
  readonly method: SignInMethod;
  readonly language: Language;
  /** The header `User-Agent`. */
  readonly agent: string;
  /** Of the network address, a code of two letters; null: unknown. */
  readonly country: string | null;
  /** The hash of the cookie by which the browser is recognised; null: it has none. */
  readonly browserHash: string | null;
  /** The networks around its address; null: the address says nothing. */
  readonly network: string | null;
}

/** Longer ones are no browser's. */
const MAX_AGENT_LENGTH = 300;

export function signInFacts(context: SiteContext, method: SignInMethod): SignInFacts {
  const cookie = privateCookieOf(context, BROWSER_COOKIE);
  return {
    method,
    language: context.get('language'),
    agent: (context.req.header('User-Agent') ?? '').slice(0, MAX_AGENT_LENGTH),
    country: findCountryByCode(context.req.header('X-Geo-Country') ?? '')?.code ?? null,
    browserHash: cookie ? secretHash(cookie) : null,
    network: networkFamily(addressOf(context)),
  };
}
