import type { CouponBet, PayloadOf, feedGames } from '@grandstand/bus-contracts';
import type { Draft } from './draft';
import { keepUnchanged } from './unchanged';

/** Kinds of a market. */
const LIVE = 1;
const LINE = 3;
const SPECIAL = 7;

/** News of an outcome; members that are left out do not change. */
export interface OutcomeMove {
  readonly id: string;
  readonly coef?: number | undefined;
  readonly isBlocked?: boolean | undefined;
  readonly isFinished?: boolean | undefined;
  readonly isBannedExpress?: boolean | undefined;
  readonly isDisabledBanker?: boolean | undefined;
}

/** News of a game. */
export type GameMove = Omit<PayloadOf<typeof feedGames>, 'at'>;

/** The price the player last accepted stays beside the new one, until they accept that too. */
export function moveOutcome(draft: Draft, move: OutcomeMove): Draft {
  return mapBets(draft, (bet) => {
    if (bet.market.id !== move.id) return bet;
    const moved = {
      ...bet,
      market: { ...bet.market, coef: move.coef ?? bet.market.coef },
      isBlocked: move.isBlocked ?? bet.isBlocked,
      isFinished: move.isFinished ?? bet.isFinished,
      isBannedExpress: move.isBannedExpress ?? bet.isBannedExpress,
      isDisabledBanker: move.isDisabledBanker ?? bet.isDisabledBanker,
    };
    return keepUnchanged(bet, moved);
  });
}

/** The score and state of a game reach each of its bets. */
export function moveGame(draft: Draft, game: GameMove): Draft {
  return mapBets(draft, (bet) => {
    if (bet.market.game.id !== game.id) return bet;
    const { isLive, isFinished, score } = game;
    const { kind: before } = bet.market;
    // A match that is over was in play: its bets are none of the line.
    const isOfLive = isLive || (isFinished && before === LIVE);
    const kind = before === SPECIAL ? SPECIAL : isOfLive ? LIVE : LINE;
    const moved = { ...bet, market: { ...bet.market, isLive, kind }, isFinished, score };
    return keepUnchanged(bet, moved);
  });
}

/** The player takes the prices as they are now, or only that of one outcome. */
export function acceptPrices(draft: Draft, now: number, only?: string): Draft {
  return mapBets(draft, (bet) => {
    const { id, coef } = bet.market;
    if (bet.seenCoef === coef || (only !== undefined && only !== id)) return bet;
    return { ...bet, seenCoef: coef, seenAt: now };
  });
}

/** Changes bets one by one; the same draft where none changed. */
export function mapBets(draft: Draft, change: (bet: CouponBet) => CouponBet): Draft {
  const bets = draft.bets.map((entry) => {
    const bet = change(entry.bet);
    return bet === entry.bet ? entry : { ...entry, bet };
  });
  return bets.some((entry, index) => entry !== draft.bets[index]) ? { ...draft, bets } : draft;
}
