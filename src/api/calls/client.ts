import type { Endpoint } from '../endpoint';
import { AbortedError, UnauthorizedError } from '../errors';
import { prepareRequest } from './prepared-request';
import type { RecoveryState, RecoveringSend } from './recovering-send';
import type { PreparedRequest } from './prepared-request';
import type { ApiResponse } from './sender';
import type { TokenSource } from '../token/token-source';
import { untilAborted } from './until-aborted';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Headers of this call alone. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Where a call that `isPublic` goes instead of the site's own origin. */
  readonly origin?: string;
}

/** Makes the calls of the back end; every promise it gives settles, and rejects with an `ApiError`. */
export interface ApiClient {
  call<In, Out>(endpoint: Endpoint<In, Out>, input: In, options?: CallOptions): Promise<Out>;
  /** Calls as `call` does, and gives the answer's headers too. */
  callForResponse<In, Out>(
    endpoint: Endpoint<In, Out>,
    input: In,
    options?: CallOptions,
  ): Promise<ApiResponse<Out>>;
}

export interface ClientPorts {
  readonly send: RecoveringSend;
  readonly tokens: TokenSource;
  /** Where the calls go: the site's own origin. */
  readonly origin: string;
  /** The only origins that are sent the player's token. */
  readonly tokenOrigins: readonly string[];
}

export function createApiClient(ports: ClientPorts): ApiClient {
  const { send, tokens, origin, tokenOrigins } = ports;

  async function sendAsPlayer<In, Out>(
    endpoint: Endpoint<In, Out>,
    request: PreparedRequest,
    options: CallOptions,
  ): Promise<ApiResponse<Out>> {
    const signal = endpoint.token === 'required' ? withPlayer(options.signal) : options.signal;
    const { headers } = options;
    const token =
      endpoint.token === 'required'
        ? await untilAborted(tokens.get(), signal, request.call)
        : tokens.present();
    const asOf = tokens.turn();
    // A 401, a captcha and a fingerprint cost one more send each: no call is sent more than four times.
    const recovered: RecoveryState = {};
    try {
      return await send(endpoint, request, { token, signal, headers }, recovered);
    } catch (error) {
      if (!(error instanceof UnauthorizedError) || endpoint.token === 'sent') throw error;
      const fresh = await untilAborted(tokens.renew(token, asOf), signal, request.call).catch(
        (reason: unknown) => {
          throw reason instanceof AbortedError ? reason : error;
        },
      );
      return send(endpoint, request, { token: fresh, signal, headers }, recovered);
    }
  }

  function withPlayer(signal: AbortSignal | undefined): AbortSignal {
    return AbortSignal.any(signal ? [signal, tokens.signal()] : [tokens.signal()]);
  }

  const callForResponse: ApiClient['callForResponse'] = async (endpoint, input, options = {}) => {
    const { signal, headers } = options;
    if (endpoint.isPublic && options.origin !== undefined) {
      const request = prepareRequest(endpoint, input, options.origin);
      return send(endpoint, request, { token: undefined, signal, isBare: true }, {});
    }
    const request = prepareRequest(endpoint, input, origin);
    if (isOfOrigins(request.url, tokenOrigins)) return sendAsPlayer(endpoint, request, options);
    return send(endpoint, request, { token: undefined, signal, headers }, {});
  };

  return {
    callForResponse,
    call: async (endpoint, input, options) =>
      (await callForResponse(endpoint, input, options)).answer,
  };
}

/** Whether a URL is of one of the origins, over http(s) and without credentials in it. */
function isOfOrigins(url: string, origins: readonly string[]): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, protocol, username, password } = new URL(url);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === '' && origins.includes(origin);
}
