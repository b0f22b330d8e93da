import type { Clock } from '@grandstand/bus-contracts';
import { createAttempt } from './calls/attempt';
import { createApiClient } from './calls/client';
import type { ApiClient } from './calls/client';
import { userToken } from './endpoints/sign-in/session';
import { createRecoveringSend } from './calls/recovering-send';
import type { RecoveringSendPorts } from './calls/recovering-send';
import { prepareRequest } from './calls/prepared-request';
import { createSender } from './calls/sender';
import type { SenderPorts } from './calls/sender';
import { createTokenStore } from './token/token';
import type { TokenCookies } from './token/token';
import { createTokenSource } from './token/token-source';
import type { TokenSource, TokenSourcePorts, TokenTabs } from './token/token-source';

export type { ApiClient, CallOptions } from './calls/client';
export type { CheckedMatch, CouponApi, CouponCheck } from './operator/coupon-operator';
export type { Accumulators, CouponCheckRequest, SharedCoupon } from './endpoints/betting/coupon';
export type { BetResult, PlacementBet, PlacementCoupon } from './endpoints/betting/placement';
export type { CurrentOutcome } from './endpoints/betting/line';
export * from './errors';
export type { RecoveryActions } from './calls/recovery';
export type { LoadOutcomes } from './operator/operator';
export type { PlacementApi } from './operator/placement';
export type { TokenSource, TokenTabs } from './token/token-source';

export interface ApiPorts
  extends Pick<SenderPorts, 'language' | 'fingerprint'>, Pick<RecoveringSendPorts, 'loadRecovery'> {
  readonly fetch: typeof fetch;
  readonly clock: Clock & TokenSourcePorts['clock'];
  readonly cookies: TokenCookies;
  /** Left out where there is but one page. */
  readonly tabs?: TokenTabs;
  /** Where the calls go: the site's own origin. */
  readonly origin: string;
  /** The only origins that are sent the player's token. */
  readonly tokenOrigins: readonly string[];
  /** Whether the device has a network. */
  readonly isOnline: () => boolean;
  readonly warn: (message: string) => void;
}

const ONE_TAB: TokenTabs = { inTurn: (_waitMs, task) => task(), sessionEpoch: () => null };

/** Builds the client of the operator's back end, and the token it works with. */
export function createApi(ports: ApiPorts): { client: ApiClient; tokens: TokenSource } {
  const { fetch, clock, language, fingerprint, origin, tokenOrigins, cookies, warn } = ports;
  const { isOnline, loadRecovery } = ports;
  const attempt = createAttempt({ fetch, clock, isOnline });
  const send = createRecoveringSend({
    send: createSender({ attempt, clock, language, fingerprint, warn }),
    loadRecovery,
  });
  const tokens = createTokenSource({
    store: createTokenStore({ cookies, clock }),
    clock,
    tabs: ports.tabs ?? ONE_TAB,
    warn,
    request: async (signal) => {
      const request = prepareRequest(userToken, { force_refresh: true }, origin);
      const { answer } = await send(userToken, request, { token: undefined, signal }, {});
      return answer.token;
    },
  });
  return { client: createApiClient({ send, tokens, origin, tokenOrigins }), tokens };
}
