import type { CouponBet } from '@grandstand/bus-contracts';
import { EXPRESS } from '@grandstand/bus-contracts/domain';
import type { MatchPrice } from '@grandstand/bus-contracts/domain';
import type { CheckedMatch } from '../../../../api';
import type { Context } from '../context';
import type { Draft, SeenMatchPrice } from '../draft/draft';
import type { Checked } from './checked';

/** The bets of one match in an express. */
export interface MatchBets {
  readonly gameId: number;
  /** Their price together; null: not known yet, or there is none. */
  readonly coef: number | null;
  /** Why they can't be combined; null where they can, or it is not known yet. */
  readonly refusal: CheckedMatch['refusal'];
  /** The price that the player last accepted. */
  readonly seen: SeenMatchPrice | null;
}

type Builder = Pick<Context, 'isBetBuilderOffered'>;

/** The outcomes of each match of which an express has several, where the operator combines them. */
function matchesIn(
  { typeId, bets }: Draft,
  { isBetBuilderOffered }: Builder,
): ReadonlyMap<number, readonly string[]> {
  const matches = new Map<number, string[]>();
  if (!isBetBuilderOffered || typeId !== EXPRESS) return matches;
  for (const { bet } of bets) {
    const { id, game } = bet.market;
    matches.set(game.id, [...(matches.get(game.id) ?? []), id]);
  }
  for (const [gameId, ids] of matches) if (ids.length < 2) matches.delete(gameId);
  return matches;
}

/** The bets of each match together, by the operator's last check of this coupon. */
export function matchBetsOf(draft: Draft, context: Builder, known: Checked | null): MatchBets[] {
  return [...matchesIn(draft, context)].map(([gameId, ids]) => {
    const match = ofBets(known?.answer.matchPrices, ids);
    const seen = ofBets(draft.seenMatchPrices, ids) ?? null;
    if (match) return { gameId, coef: match.coef, refusal: match.refusal, seen };
    const refusal = known && isAnswered(draft, known) ? 'not-offered' : null;
    return { gameId, coef: null, refusal, seen };
  });
}

/** The bets with those of one match behind its first one. */
export function matchesTogether(
  bets: readonly CouponBet[],
  matches: readonly MatchBets[],
): readonly CouponBet[] {
  if (matches.length === 0) return bets;
  const isTogether = (id: number): boolean => matches.some(({ gameId }) => gameId === id);
  return bets.flatMap((bet) => {
    const { id } = bet.market.game;
    if (!isTogether(id)) return [bet];
    const ofMatch = bets.filter(({ market }) => market.game.id === id);
    return ofMatch[0] === bet ? ofMatch : [];
  });
}

/** Whether the last check was of these bets. */
function isAnswered({ bets }: Draft, { request }: Checked): boolean {
  return areSame(
    bets.map(({ bet }) => bet.market.id),
    request.bets.map(({ marketId }) => marketId),
  );
}

/** The one that is about these very bets. */
function ofBets<Prices extends { readonly marketIds: readonly string[] }>(
  list: readonly Prices[] | undefined,
  ids: readonly string[],
): Prices | undefined {
  return list?.find(({ marketIds }) => areSame(marketIds, ids));
}

function areSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id));
}

/** The first price of bets together counts as seen by the player: later ones are moves of it. */
export function withSeenMatchPrices(
  draft: Draft,
  { matchPrices }: Checked['answer'],
  at: number,
): Draft {
  return withSeen(
    draft,
    matchPrices.flatMap(({ gameId, marketIds, coef }) => {
      const seen = ofBets(draft.seenMatchPrices, marketIds);
      if (seen) return [seen];
      return coef === null ? [] : [{ gameId, marketIds, coef, at }];
    }),
  );
}

/** The player takes the prices together as they are now, or only that of one match. */
export function acceptMatchPrices(
  draft: Draft,
  known: Checked | null,
  { at, only }: { readonly at: number; readonly only: number | undefined },
): Draft {
  const accepted = draft.seenMatchPrices.map((seen) => {
    const match = ofBets(known?.answer.matchPrices, seen.marketIds);
    const isIncluded = only === undefined || only === seen.gameId;
    if (!isIncluded || typeof match?.coef !== 'number' || match.coef === seen.coef) return seen;
    return { ...seen, coef: match.coef, at };
  });
  return withSeen(draft, accepted);
}

/** The same draft if no price has changed. */
function withSeen(draft: Draft, seenMatchPrices: readonly SeenMatchPrice[]): Draft {
  const isSame =
    seenMatchPrices.length === draft.seenMatchPrices.length &&
    seenMatchPrices.every((seen) => draft.seenMatchPrices.includes(seen));
  return isSame ? draft : { ...draft, seenMatchPrices };
}

/** The operator's last check with prices that a refusal brought. */
export function withMatchPrices(known: Checked, prices: readonly MatchPrice[]): Checked {
  const matchPrices = known.answer.matchPrices.map((match) => {
    const price = prices.find(({ gameId }) => gameId === match.gameId);
    return price && match.coef !== null ? { ...match, coef: price.coef } : match;
  });
  return { ...known, answer: { ...known.answer, matchPrices } };
}

/** A key of everything that changes the prices of bets together: a new key starts a new check. */
export function movesOfMatches(draft: Draft, context: Builder): string {
  const matches = matchesIn(draft, context);
  if (matches.size === 0) return '';
  return JSON.stringify(
    draft.bets.flatMap(({ bet: { market, isBlocked, score } }) =>
      matches.has(market.game.id) ? [[market.coef, isBlocked, score?.home, score?.away]] : [],
    ),
  );
}
