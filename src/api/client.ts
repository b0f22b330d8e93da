import type { Endpoint } from './endpoint';
import { AbortedError, UnauthorizedError } from './errors';
import { isOfOrigins } from './origins';
import { writeRecipe } from './recipe';
import type { Mended, MendingSend } from './mending';
import type { Recipe } from './recipe';
import type { Exchange } from './sender';
import type { TokenSource } from './token-source';
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
  /** As `call`, with the answer's headers. */
  exchange<In, Out>(
    endpoint: Endpoint<In, Out>,
    input: In,
    options?: CallOptions,
  ): Promise<Exchange<Out>>;
}

export interface ClientPorts {
  readonly send: MendingSend;
  readonly tokens: TokenSource;
  /** Where the calls go: the site's own origin. */
  readonly origin: string;
  /** The only origins that are sent the player's token. */
  readonly tokenOrigins: readonly string[];
}

export function createApiClient(ports: ClientPorts): ApiClient {
  const { send, tokens, origin, tokenOrigins } = ports;

  async function exchangeAsPlayer<In, Out>(
    endpoint: Endpoint<In, Out>,
    recipe: Recipe,
    options: CallOptions,
  ): Promise<Exchange<Out>> {
    const signal = endpoint.token === 'required' ? withPlayer(options.signal) : options.signal;
    const { headers } = options;
    const token =
      endpoint.token === 'required'
        ? await untilAborted(tokens.get(), signal, recipe.call)
        : tokens.present();
    const asOf = tokens.turn();
    // A 401 costs one send more, a captcha and a fingerprint one each: no call is sent more than four times.
    const mended: Mended = {};
    try {
      return await send(endpoint, recipe, { token, signal, headers }, mended);
    } catch (error) {
      if (!(error instanceof UnauthorizedError) || endpoint.token === 'sent') throw error;
      const fresh = await untilAborted(tokens.renew(token, asOf), signal, recipe.call).catch(
        (reason: unknown) => {
          throw reason instanceof AbortedError ? reason : error;
        },
      );
      return send(endpoint, recipe, { token: fresh, signal, headers }, mended);
    }
  }

  function withPlayer(signal: AbortSignal | undefined): AbortSignal {
    return AbortSignal.any(signal ? [signal, tokens.signal()] : [tokens.signal()]);
  }

  const exchange: ApiClient['exchange'] = async (endpoint, input, options = {}) => {
    const { signal, headers } = options;
    if (endpoint.isPublic && options.origin !== undefined) {
      const recipe = writeRecipe(endpoint, input, options.origin);
      return send(endpoint, recipe, { token: undefined, signal, isBare: true }, {});
    }
    const recipe = writeRecipe(endpoint, input, origin);
    if (isOfOrigins(recipe.url, tokenOrigins)) return exchangeAsPlayer(endpoint, recipe, options);
    return send(endpoint, recipe, { token: undefined, signal, headers }, {});
  };

  return {
    exchange,
    call: async (endpoint, input, options) => (await exchange(endpoint, input, options)).answer,
  };
}
