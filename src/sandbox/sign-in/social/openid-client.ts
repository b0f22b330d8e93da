import { createHmac } from 'node:crypto';
import {
  fedCmConfigPath,
  OPENID_CLIENT,
  socialCallbackPath,
} from '@grandstand/bus-contracts/domain';
import * as oauth from 'oauth4webapi';

/** Milliseconds that a network may take to answer a call. */
const TIMEOUT = 5_000;

/** The identity provider, as the operator reaches it. */
export interface IdentityProvider {
  /** As browsers reach it. */
  readonly origin: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** What only the browser that began may finish with. */
export interface Proofs {
  readonly state: string;
  readonly nonce: string;
  /** The text behind PKCE's challenge. */
  readonly verifier: string;
}

/** A person, as their network names them. */
export interface SocialPerson {
  readonly sub: string;
  readonly name: string;
  /** Confirmed by the network. */
  readonly mail: string | null;
}

/** Why nobody came back from a network. */
export class SocialError extends Error {
  override readonly name = 'SocialError';
  readonly reason: 'denied' | 'silent' | 'failed';

  constructor(reason: 'denied' | 'silent' | 'failed', cause?: unknown) {
    super(`The sign-in through the network ended: ${reason}.`, { cause });
    this.reason = reason;
  }
}

interface ClientOptions {
  readonly provider: IdentityProvider;
  /** The provider's. */
  readonly secret: string;
  readonly siteOrigin: string;
  readonly now: () => number;
}

/** The site as a client of the networks, by OpenID Connect. */
export class OpenIdClient {
  readonly #options: ClientOptions;
  readonly #secret: string;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#secret = createHmac('sha256', options.secret)
      .update(OPENID_CLIENT.secretText)
      .digest('base64url');
  }

  /** New texts that can't be guessed. */
  static newProofs(): Proofs {
    return {
      state: oauth.generateRandomState(),
      nonce: oauth.generateRandomNonce(),
      verifier: oauth.generateRandomCodeVerifier(),
    };
  }

  /** The address of a network at which a person signs in. */
  async addressOf(network: string, proofs: Proofs, language: string): Promise<string> {
    const server = await this.#server(network);
    const url = new URL(server.authorization_endpoint ?? '');
    const query = {
      client_id: OPENID_CLIENT.id,
      redirect_uri: this.#redirectUri(network),
      response_type: 'code',
      scope: 'openid profile email',
      state: proofs.state,
      nonce: proofs.nonce,
      code_challenge: await oauth.calculatePKCECodeChallenge(proofs.verifier),
      code_challenge_method: 'S256',
      ui_locales: language,
    };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  }

  /** The person who has come back with an answer of the network. */
  async personOf(network: string, answer: URLSearchParams, proofs: Proofs): Promise<SocialPerson> {
    const server = await this.#server(network);
    try {
      return await this.#redeem(server, network, answer, proofs);
    } catch (error) {
      if (error instanceof oauth.AuthorizationResponseError && error.error === 'access_denied') {
        throw new SocialError('denied', error);
      }
      throw reasonOf(error);
    }
  }

  /** The address of the file by which browsers offer accounts of a network. */
  configUrlOf(network: string): string {
    return this.#options.provider.origin + fedCmConfigPath(network);
  }

  /** The person whom a token names that the browser got from a network. */
  async personOfToken(network: string, idToken: string, nonce: string): Promise<SocialPerson> {
    const server = await this.#server(network);
    // The library checks tokens in the answer to a code alone, so the token is put into one.
    const answer = { access_token: 'none', token_type: 'bearer', id_token: idToken };
    try {
      return await this.#personIn(server, this.#client(), Response.json(answer), nonce);
    } catch (error) {
      throw reasonOf(error);
    }
  }

  async #redeem(
    server: oauth.AuthorizationServer,
    network: string,
    answer: URLSearchParams,
    { state, nonce, verifier }: Proofs,
  ): Promise<SocialPerson> {
    const client = this.#client();
    const checked = oauth.validateAuthResponse(server, client, answer, state);
    const sent = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      oauth.ClientSecretBasic(this.#secret),
      checked,
      this.#redirectUri(network),
      verifier,
      this.#request(),
    );
    return this.#personIn(server, client, sent, nonce);
  }

  /** Checks the token in an answer – issuer, client, nonce, times and signature –, and reads whom it names. */
  async #personIn(
    server: oauth.AuthorizationServer,
    client: oauth.Client,
    sent: Response,
    nonce: string,
  ): Promise<SocialPerson> {
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, sent, {
      expectedNonce: nonce,
      requireIdToken: true,
    });
    await oauth.validateApplicationLevelSignature(server, sent, this.#request());
    const claims = oauth.getValidatedIdTokenClaims(tokens);
    if (!claims) throw new SocialError('failed');
    const { sub, name, email, email_verified: isConfirmed } = claims;
    return {
      sub,
      name: typeof name === 'string' ? name.slice(0, 100) : '',
      mail: typeof email === 'string' && isConfirmed === true ? email.slice(0, 100) : null,
    };
  }

  #client(): oauth.Client {
    return {
      client_id: OPENID_CLIENT.id,
      // The library uses the machine's clock; the operator's may differ.
      [oauth.clockSkew]: Math.round((this.#options.now() - Date.now()) / 1000),
      [oauth.clockTolerance]: 5,
    };
  }

  /** What a network says of itself. */
  async #server(network: string): Promise<oauth.AuthorizationServer> {
    const issuer = new URL(`${this.#options.provider.origin}/${network}`);
    try {
      const answer = await oauth.discoveryRequest(issuer, this.#request());
      return await oauth.processDiscoveryResponse(issuer, answer);
    } catch (error) {
      throw reasonOf(error);
    }
  }

  #redirectUri(network: string): string {
    return this.#options.siteOrigin + socialCallbackPath(network);
  }

  #request() {
    const { provider } = this.#options;
    return {
      // The embedded provider is on this machine, without https.
      [oauth.allowInsecureRequests]: provider.origin.startsWith('http:'),
      [oauth.customFetch]: async (url: string, init: RequestInit): Promise<Response> => {
        try {
          return await provider.fetch(url, init);
        } catch (error) {
          throw new SocialError('silent', error);
        }
      },
      signal: () => AbortSignal.timeout(TIMEOUT),
    };
  }
}

function reasonOf(error: unknown): SocialError {
  return error instanceof SocialError ? error : new SocialError('failed', error);
}
