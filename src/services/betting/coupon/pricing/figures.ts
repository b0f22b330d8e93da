import type { CouponBet, CouponState } from '@grandstand/bus-contracts';
import {
  BATCH,
  bonusBetCoef,
  couponCoef,
  EXPRESS,
  joinedLegs,
  quote,
  quoteBatch,
  SYSTEM,
  systemOptions,
  withoutStake,
} from '@grandstand/bus-contracts/domain';
import type {
  BatchQuote,
  CouponTerms,
  MatchPrice,
  Quote,
  SystemOption,
} from '@grandstand/bus-contracts/domain';
import type { CouponCheck } from '../../../../api';
import { freeStaking, stakingOf } from './bounds';
import type { Staking } from './bounds';
import { figuresFor } from './checked';
import type { Checked } from './checked';
import type { Context } from '../context';
import { clampSystemValue } from '../draft/coupon-types';
import { withDependence } from './dependence';
import { matchBetsOf, matchesTogether } from './match-prices';
import type { MatchBets } from './match-prices';
import { freeCount, isBanker } from '../draft/draft';
import { freeStakeOf } from './promo';
import type { Draft } from '../draft/draft';

/** Every figure of the coupon: the view, the problems and the sent coupon use the same ones. */
export interface Figures extends Staking, Pick<Quote, 'coef' | 'antiExpressCoef' | 'possibleWin'> {
  readonly bets: readonly CouponBet[];
  readonly matches: readonly MatchBets[];
  readonly terms: CouponTerms;
  readonly options: readonly SystemOption[];
  /** The stake of each coupon to be sent: one, or one for each single. */
  readonly stakes: readonly (number | null)[];
  readonly totalStake: number;
  /** The operator's last word on a coupon like this. */
  readonly checked: CouponCheck | null;
}

/** Computes the figures from the draft and the context. */
export function figuresOf(draft: Draft, context: Context, known: Checked | null): Figures {
  const { typeId } = draft;
  const checked = figuresFor(known, draft, context);
  const matches = matchBetsOf(draft, context, checked && known);
  const bets = matchesTogether(withDependence(draft, checked, matches), matches);
  const free = freeCount(draft);
  const options = systemOptions({
    free,
    bankers: bets.length - free,
    minBetAmount: leastOfSystems(known, checked) ?? context.currency?.minBetAmount ?? 0,
  });
  const terms = termsOf(draft, context, { checked, matches });
  const option = options.find(({ value }) => value === terms.systemValue);
  const freeStake = freeStakeOf(draft, context.account, known);
  const own = stakingOf(draft, context, checked, typeId === SYSTEM ? option : undefined);
  const staking = freeStake === null ? own : freeStaking(own, freeStake);
  const { amount } = staking;
  const batch = typeId === BATCH ? batchOf(draft, amount, terms) : null;
  const stakes = batch?.bets.map(({ stake }) => stake) ?? [amount];
  return {
    ...staking,
    bets,
    matches,
    terms,
    options,
    stakes,
    totalStake: stakes.reduce<number>((sum, stake) => sum + (stake ?? 0), 0),
    checked,
    ...quoted(terms, staking, batch, checked),
  };
}

/** The operator's least stake of any system; null where it gave no more than a minor unit on each line of the checked one. */
function leastOfSystems(known: Checked | null, checked: CouponCheck | null): number | null {
  if (!known || !checked) return null;
  const { typeId, systemValue, bets } = known.request;
  const free = bets.filter(({ isBanker: isBound }) => !isBound).length;
  const system = systemOptions({ free, bankers: 0, minBetAmount: 0 }).find(
    ({ value }) => typeId === SYSTEM && value === systemValue,
  );
  return checked.minBetAmount > (system?.combo ?? 0) ? checked.minBetAmount : null;
}

/** All that the coupon's price follows from. */
function termsOf(
  draft: Draft,
  { currency, rules, settings }: Context,
  { checked, matches }: Pick<Figures, 'checked' | 'matches'>,
): CouponTerms {
  const { typeId } = draft;
  const legs = draft.bets.map(({ bet: { market, blockId } }) => ({
    coef: market.coef,
    kind: market.kind,
    together: togetherOf(market.game.id, matches),
    isBanker: typeId === SYSTEM && isBanker({ blockId }),
  }));
  const plain = {
    typeId,
    systemValue: clampSystemValue(draft.systemValue, freeCount(draft)),
    legs,
  };
  const bonusCoef = draft.isBonusBetRemoved
    ? null
    : bonusBetCoef({
        isAllowed: rules.isBonusBetAllowed && (checked?.bonusBetAllowed ?? true),
        typeId,
        // Bets of one match without a price together earn nothing yet.
        bets: matches.every(({ coef }) => coef !== null) ? joinedLegs(legs) : [],
        coef: couponCoef(plain),
      });
  return {
    ...plain,
    bonusCoef,
    hyperBonus: checked?.hyperBonus ?? null,
    exactCoef: settings.exactCoef,
    maxPayout: checked ? checked.maxPayout : (currency?.maxPayout ?? null),
  };
}

function togetherOf(gameId: number, matches: readonly MatchBets[]): MatchPrice | undefined {
  const coef = matches.find((match) => match.gameId === gameId)?.coef;
  return typeof coef === 'number' ? { gameId, coef } : undefined;
}

function quoted(
  terms: CouponTerms,
  { amount, isFreeBet }: Staking,
  batch: BatchQuote | null,
  checked: CouponCheck | null,
): Pick<Quote, 'coef' | 'antiExpressCoef' | 'possibleWin'> {
  const { coef, antiExpressCoef, possibleWin: pays } = quote({ ...terms, amount: amount || null });
  const possibleWin = isFreeBet && amount && pays ? withoutStake(pays, amount) : pays;
  const ofBatch = batch && (batch.stake > 0 ? batch.possibleWin : null);
  return {
    coef,
    antiExpressCoef:
      terms.typeId === EXPRESS ? (checked?.antiExpressCoef ?? antiExpressCoef) : null,
    possibleWin: batch ? ofBatch : possibleWin,
  };
}

function batchOf(draft: Draft, amount: number | null, terms: CouponTerms): BatchQuote {
  return quoteBatch(
    draft.bets.map(({ bet }) => ({
      id: bet.market.id,
      blockId: bet.blockId,
      coef: bet.market.coef,
    })),
    { amount, amountByBlockId: draft.amountByBlockId, amountByBetId: amountByBetId(draft) },
    { maxPayout: terms.maxPayout ?? null, hyperBonus: terms.hyperBonus ?? null },
  );
}

/** Stakes of their own that bets of a batch have, by their markets. */
export function amountByBetId({ bets }: Draft): CouponState['amountByBetId'] {
  return Object.fromEntries(
    bets.flatMap(({ bet, amount }) => (amount === undefined ? [] : [[bet.market.id, amount]])),
  );
}
