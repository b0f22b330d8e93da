import { OPENID_CLIENT, socialCallbackPath } from '@grandstand/bus-contracts/domain';

/** What the site asks of a network: that a person signs in there and returns. */
export interface AuthorizationRequest {
  readonly network: string;
  readonly redirectUri: string;
  /** Returned unchanged. */
  readonly state: string;
  readonly nonce: string;
  /** SHA-256 of the text with which the site fetches the token (PKCE). */
  readonly codeChallenge: string;
}

/** An error code of OAuth. */
type ErrorCode = 'invalid_request' | 'invalid_scope' | 'unsupported_response_type';

export type ReadRequest =
  | { readonly kind: 'valid'; readonly request: AuthorizationRequest }
  /** The site is told, since the address that it named is its own. */
  | {
      readonly kind: 'refused';
      readonly redirectUri: string;
      readonly state: string | undefined;
      readonly error: ErrorCode;
    }
  /** Nobody is sent to an address that is not the site's. */
  | { readonly kind: 'untrusted' };

/** A state or a nonce: opaque to the provider. */
export const TOKEN = /^[\w.~-]{16,512}$/;
/** SHA-256 in base64url. */
const CHALLENGE = /^[\w-]{43}$/;

/** Reads the query of an authorization request; nothing of it may be repeated. */
export function readRequest(
  network: string,
  query: URLSearchParams,
  siteOrigin: string,
): ReadRequest {
  const one = (name: string): string | undefined => {
    const values = query.getAll(name);
    return values.length === 1 ? values[0] : undefined;
  };
  const redirectUri = siteOrigin + socialCallbackPath(network);
  if (one('client_id') !== OPENID_CLIENT.id || one('redirect_uri') !== redirectUri) {
    return { kind: 'untrusted' };
  }
  const [state, nonce, codeChallenge] = [one('state'), one('nonce'), one('code_challenge')];
  const refuse = (error: ErrorCode): ReadRequest => ({
    kind: 'refused',
    redirectUri,
    state,
    error,
  });
  if (one('response_type') !== 'code') return refuse('unsupported_response_type');
  if (!(one('scope') ?? '').split(' ').includes('openid')) return refuse('invalid_scope');
  if (!isMatch(state, TOKEN) || !isMatch(nonce, TOKEN) || !isMatch(codeChallenge, CHALLENGE)) {
    return refuse('invalid_request');
  }
  if (one('code_challenge_method') !== 'S256') return refuse('invalid_request');
  return { kind: 'valid', request: { network, redirectUri, state, nonce, codeChallenge } };
}

function isMatch(text: string | undefined, pattern: RegExp): text is string {
  return text !== undefined && pattern.test(text);
}
