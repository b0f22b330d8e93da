import { feedGames, feedOdds } from '@grandstand/bus-contracts';
import type { AnyStream, CouponPick, PayloadOf, ShellHandle } from '@grandstand/bus-contracts';
import { distinctUntilChanged, fromEventPattern, map, merge, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Effect } from '../../../shared/run-service';
import type { State } from '../model';
import type { Draft } from '../draft/draft';
import type { CouponEvent } from '../events';

type CouponEffect = Effect<State, CouponEvent>;

/** Subscribes to the outcomes and games of the coupon. */
export function followsFeed(bus: ShellHandle): CouponEffect {
  return (_steps$, state$) =>
    state$.pipe(
      map(({ draft }) => draft),
      distinctUntilChanged(isOfSameOutcomes),
      switchMap(({ bets }) => {
        const ids = new Set(bets.map(({ bet }) => bet.market.id));
        const games = new Set(bets.map(({ bet }) => bet.market.game.id));
        return merge(
          ...[...ids].map((id) =>
            itemsOf$(bus, feedOdds, id).pipe(
              map((move): CouponEvent => ({ type: 'outcome-moved', move })),
            ),
          ),
          ...[...games].map((id) =>
            itemsOf$(bus, feedGames, String(id)).pipe(
              map((game): CouponEvent => ({ type: 'game-moved', game })),
            ),
          ),
        );
      }),
    );
}

/** The feed's last message about an outcome and its game, if it is still current. */
export function lastOf(
  bus: Pick<ShellHandle, 'peekKey'>,
  { marketId, gameId }: Pick<CouponPick, 'marketId' | 'gameId'>,
  feedLostUntil: number,
): {
  readonly odds: PayloadOf<typeof feedOdds> | undefined;
  readonly isFinished: boolean;
} {
  const odds = bus.peekKey(feedOdds, marketId);
  const game = bus.peekKey(feedGames, String(gameId));
  return {
    odds: odds && odds.at > feedLostUntil ? odds : undefined,
    isFinished: game !== undefined && game.at > feedLostUntil && game.isFinished,
  };
}

/** The items of one key of a stream. */
function itemsOf$<C extends AnyStream>(
  bus: ShellHandle,
  contract: C,
  key: string,
): Observable<PayloadOf<C>> {
  return fromEventPattern<PayloadOf<C>>(
    (listener) => bus.onKey(contract, key, listener),
    (_listener, unsubscribe: () => void) => unsubscribe(),
    // Listeners get the envelope too.
    (item: PayloadOf<C>) => item,
  );
}

function isOfSameOutcomes(a: Draft, b: Draft): boolean {
  if (a.bets === b.bets) return true;
  return (
    a.bets.length === b.bets.length &&
    a.bets.every(({ bet: { market } }, place) => {
      const other = b.bets[place]?.bet.market;
      return market.id === other?.id && market.game.id === other.game.id;
    })
  );
}
