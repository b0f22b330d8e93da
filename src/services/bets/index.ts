import {
  betsChanged,
  betsGet,
  betsList,
  couponPlaced,
  feedReset,
  Refusal,
  sessionState,
} from '@grandstand/bus-contracts';
import { feedPlayer } from '@grandstand/bus-contracts/shell';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { filter, map, merge } from 'rxjs';
import { HttpError, UnauthorizedError } from '../../api';
import type { ApiClient } from '../../api';
import { refusalOf } from '../../api/refusal-of';

export interface BetsPorts {
  readonly bus: ShellHandle<'bets'>;
  readonly api: ApiClient;
}

/** Answers with the player's bets, and publishes when they have changed. */
export function createBets({ bus, api }: BetsPorts): void {
  const userId = (): string => bus.peek(sessionState)?.userId ?? '';

  // The shape of a bet is not part of the first load: it is loaded with the first call.
  /** Runs a call as the player; its answer is theirs alone. */
  async function asPlayer<T>(call: () => Promise<T>): Promise<T> {
    const player = userId();
    if (player === '') throw new Refusal('not-signed-in');
    const answer = await call();
    if (userId() !== player) throw new Refusal('not-signed-in');
    return answer;
  }

  bus.handle(betsList, async (request, { signal }) => {
    try {
      return await asPlayer(async () => {
        const { betsCall } = await import('../../api/endpoints/betting/bets');
        return api.call(betsCall, request, { signal });
      });
    } catch (error) {
      throw asRefusal(error);
    }
  });

  bus.handle(betsGet, async ({ id }, { signal }) => {
    try {
      return await asPlayer(async () => {
        const { betCall } = await import('../../api/endpoints/betting/bets');
        return api.call(betCall, { id }, { signal });
      });
    } catch (error) {
      const isGone = error instanceof HttpError && error.status === 404;
      throw isGone ? new Refusal('not-found', { cause: error }) : asRefusal(error);
    }
  });

  const settled$ = bus
    .messages$(feedPlayer)
    // Otherwise the player's standing or limits changed, and no bet or balance.
    .pipe(
      filter(({ isStandingChanged, areLimitsChanged }) => !isStandingChanged && !areLimitsChanged),
    );
  bus.publishFrom(
    betsChanged,
    merge(
      merge(settled$, bus.messages$(couponPlaced)).pipe(map(({ betIds }) => ({ ids: betIds }))),
      bus.messages$(feedReset).pipe(map(() => ({ ids: [] }))),
    ),
  );
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof UnauthorizedError) return new Refusal('not-signed-in', { cause: error });
  return refusalOf(error);
}
