import { feedGames, feedOdds, feedReset } from '@grandstand/bus-contracts';
import type {
  Clock,
  CouponMarket,
  CouponPick,
  PayloadOf,
  ShellHandle,
  Unsubscribe,
} from '@grandstand/bus-contracts';
import type { LoadOutcomes } from '../../api';
import type { Log } from '../ports';
import { describeBets } from './adding';
import type { Draft } from './draft';
import { moveGame, moveOutcome } from './moves';
import { createRefresh } from './refresh';

export interface HeardOutcomesPorts {
  readonly bus: ShellHandle;
  readonly clock: Clock;
  readonly serverNow: () => number;
  readonly loadOutcomes: LoadOutcomes;
  /** Something was heard of the coupon's outcomes. */
  readonly onMove: (apply: (draft: Draft) => Draft) => void;
  /** The operator described outcomes of the coupon. */
  readonly onDescribed: (apply: (draft: Draft) => Draft) => void;
  readonly log: Log;
}

/** Keeps the coupon's outcomes as the operator has them: by the feed, and by asking where the feed says nothing. */
export interface HeardOutcomes {
  /** Follows these bets and no others. */
  follow(draft: Draft): void;
  /** Asks how these outcomes stand; the feed only tells what moves from now on. */
  refresh(marketIds: readonly string[]): void;
  /** What the feed last said of an outcome and its game, where that is still current. */
  lastOf(pick: Pick<CouponPick, 'marketId' | 'gameId'>): {
    readonly odds: PayloadOf<typeof feedOdds> | undefined;
    readonly isFinished: boolean;
  };
}

export function createHeardOutcomes(ports: HeardOutcomesPorts): HeardOutcomes {
  const { bus, clock, serverNow, loadOutcomes, onMove, onDescribed, log } = ports;
  const followed = new Map<string, Unsubscribe>();
  /** What the feed said up to here, on the operator's clock, is not current any more. */
  let forgottenUntil = Number.NEGATIVE_INFINITY;
  let present: readonly string[] = [];

  const refresh = createRefresh({
    clock,
    loadOutcomes,
    signal: bus.signal,
    log,
    onLoaded: ({ asked, outcomes, newer }) => {
      const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
      const markets = outcomes.flatMap(({ id, market }) => (market.id === id ? [market] : []));
      onDescribed((draft) =>
        asked.reduce(
          (moved, id) => {
            const outcome = byId.get(id);
            // What the operator does not know any more can't be bet on.
            if (!outcome) return moveOutcome(moved, { id, isBlocked: true });
            const { coef, isBlocked, gameId } = outcome;
            const priced = newer.has(oddsKey(id))
              ? moved
              : moveOutcome(moved, { id, coef, isBlocked });
            const heard = newer.has(gameKey(gameId))
              ? bus.peekKey(feedGames, String(gameId))
              : undefined;
            return moveGame(priced, heard ?? { ...outcome, id: gameId });
          },
          describeBets(draft, markets),
        ),
      );
    },
  });

  bus.on(feedReset, ({ at = serverNow() }) => {
    forgottenUntil = at;
    refresh.reset(present);
  });

  const keep = (key: string, subscribe: () => Unsubscribe): void => {
    if (!followed.has(key)) followed.set(key, subscribe());
  };

  const followMarket = ({ id, game }: CouponMarket): void => {
    keep(oddsKey(id), () =>
      bus.onKey(feedOdds, id, (item) => {
        refresh.heard(oddsKey(id));
        onMove((draft) => moveOutcome(draft, item));
      }),
    );
    keep(gameKey(game.id), () =>
      bus.onKey(feedGames, String(game.id), (item) => {
        refresh.heard(gameKey(game.id));
        onMove((draft) => moveGame(draft, item));
      }),
    );
  };

  return {
    follow: ({ bets }) => {
      present = bets.map(({ bet }) => bet.market.id);
      const needed = new Set(
        bets.flatMap(({ bet: { market } }) => [oddsKey(market.id), gameKey(market.game.id)]),
      );
      for (const [key, unsubscribe] of followed) {
        if (needed.has(key)) continue;
        unsubscribe();
        followed.delete(key);
      }
      for (const { bet } of bets) followMarket(bet.market);
    },
    refresh: (ids) => refresh.want(ids),
    lastOf: ({ marketId, gameId }) => {
      const odds = bus.peekKey(feedOdds, marketId);
      const played = bus.peekKey(feedGames, String(gameId));
      return {
        odds: odds && odds.at > forgottenUntil ? odds : undefined,
        isFinished: played !== undefined && played.at > forgottenUntil && played.isFinished,
      };
    },
  };
}

function oddsKey(marketId: string): string {
  return `odds ${marketId}`;
}

function gameKey(gameId: number): string {
  return `game ${gameId}`;
}
