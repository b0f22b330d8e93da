import type { BetStatus, GameNow, Language, LegStatus, PlacedBet } from '@grandstand/bus-contracts';
import { fromMinor, type HyperBonus } from '@grandstand/bus-contracts/domain';
import { termsOfRest } from '@grandstand/bus-contracts/player';
import type { AccountType } from '../../money/accounts/accounts';
import { champName } from '../catalog/champ';
import { champOf } from '../sports/champs';
import { currencyOf } from '../catalog/currencies';
import type { Queries } from '../../platform/database/database';
import { teamName } from '../../site/texts/teams';

export type BetRow = {
  id: number;
  player_id: number;
  ref_id: string;
  body_hash: string;
  account_id: number;
  currency_id: number;
  ledger_account_id: number;
  account_type: number;
  placed_at: number;
  settled_at: number | null;
  type_id: PlacedBet['typeId'];
  system_value: number;
  amount: number;
  coef: number;
  possible_win: number;
  payout: number;
  status: BetStatus;
  bonus_coef: number | null;
  hyper_percent: number | null;
  hyper_min_percent: number | null;
  hyper_max_percent: number | null;
  exact_coef: number;
  max_payout: number | null;
  promo_code: string;
  prepaid_amount: number;
  /** The house staked it, and no stake is returned: `prepaid_amount` is the whole stake. */
  is_free_bet: boolean;
  is_vip: boolean;
  /** The part of the amount that was cashed out. */
  cashed_stake: number;
};

export type LegRow = {
  bet_id: number;
  place: number;
  market_id: string;
  game_id: number;
  sport_id: number;
  champ_id: number;
  home: string;
  away: string;
  starts_at: number;
  market_type_id: number;
  type_id: number;
  param: string | null;
  coef: number;
  /** The price of all legs of its match; null for the only one. */
  match_coef: number | null;
  is_banker: boolean;
  status: LegStatus;
  result: string | null;
  seen_coef: number | null;
  seen_at: number | null;
  sent_coef: number | null;
  sent_at: number | null;
  accepted_at: number | null;
};

export type CashOutRow = {
  bet_id: number;
  at: number;
  stake: number;
  amount: number;
};

/** A bet as it is stored, with its legs and the parts that were cashed out. */
export interface StoredBet {
  readonly bet: BetRow;
  readonly legs: readonly LegRow[];
  readonly cashOuts: readonly CashOutRow[];
}

export const SELECT_BETS = `
  SELECT b.*, a.currency_id, a.ledger_account_id, a.type AS account_type
  FROM bets b JOIN accounts a ON a.id = b.account_id`;

/** Adds the legs and the cashed out parts to bets. */
export async function withLegs(queries: Queries, bets: readonly BetRow[]): Promise<StoredBet[]> {
  if (bets.length === 0) return [];
  const ofBets = `bet_id = ANY (string_to_array($1, ',')::bigint[])`;
  const ids = bets.map(({ id }) => id).join(',');
  const legs = await queries.query<LegRow>(
    `SELECT * FROM bet_legs WHERE ${ofBets} ORDER BY bet_id, place`,
    [ids],
  );
  const hasCashOuts = bets.some(({ cashed_stake }) => cashed_stake > 0);
  const cashOuts = hasCashOuts
    ? await queries.query<CashOutRow>(
        `SELECT bet_id, at, stake, amount FROM cash_outs WHERE ${ofBets} ORDER BY at, ref_id`,
        [ids],
      )
    : [];
  return bets.map((bet) => ({
    bet,
    legs: legs.filter((leg) => leg.bet_id === bet.id),
    cashOuts: cashOuts.filter((cashOut) => cashOut.bet_id === bet.id),
  }));
}

/** The type of accounts with bonus money. */
export const BONUS_ACCOUNT: AccountType = 4;

export const THOUSANDTHS = 1000;

/** The percents of the net win that a bet was promised. */
function hyperBonusOf({
  hyper_percent,
  hyper_min_percent,
  hyper_max_percent,
}: BetRow): HyperBonus | null {
  if (hyper_percent === null) return null;
  return {
    percent: hyper_percent,
    minPercent: hyper_min_percent ?? 0,
    maxPercent: hyper_max_percent ?? hyper_percent,
  };
}

/** The terms of the open part of a bet, without its legs. */
export function openTerms(bet: BetRow) {
  const terms = {
    typeId: bet.type_id,
    systemValue: bet.system_value,
    amount: bet.amount,
    bonusCoef: bet.bonus_coef,
    hyperBonus: hyperBonusOf(bet),
    exactCoef: bet.exact_coef,
    maxPayout: bet.max_payout,
    legs: [],
  };
  return termsOfRest(terms, bet.amount - bet.cashed_stake);
}

/** A leg as a coupon counts it. */
export function legTerms<Status>({
  coef,
  match_coef,
  game_id,
  is_banker,
  status,
}: Omit<LegRow, 'status'> & { readonly status: Status }) {
  return {
    coef: coef / THOUSANDTHS,
    isBanker: is_banker,
    status,
    ...(match_coef !== null && {
      together: { gameId: game_id, coef: match_coef / THOUSANDTHS },
    }),
  };
}

interface PricedAt {
  readonly coef: number;
  readonly at: number;
}

/** The prices that count of a leg when they were seen, sent and accepted: its own, or that of all legs of its match. */
interface Receipt {
  readonly seen: PricedAt | null;
  readonly sent: PricedAt | null;
  readonly accepted: PricedAt;
}

const pricedAt = (coef: number | null, at: number | null): PricedAt | null =>
  coef === null || at === null ? null : { coef: coef / THOUSANDTHS, at };

function receiptOf(leg: LegRow, placedAt: number): Receipt {
  return {
    seen: pricedAt(leg.seen_coef, leg.seen_at),
    sent: pricedAt(leg.sent_coef, leg.sent_at),
    accepted: { coef: (leg.match_coef ?? leg.coef) / THOUSANDTHS, at: leg.accepted_at ?? placedAt },
  };
}

/** The games of open legs, while they are listed. */
export type GameOf = (gameId: number) => GameNow | undefined;

function legView(leg: LegRow, placedAt: number, language: Language, gameOf: GameOf) {
  const game = leg.status === 'accepted' ? gameOf(leg.game_id) : undefined;
  return {
    marketId: leg.market_id,
    typeId: leg.type_id,
    marketTypeId: leg.market_type_id,
    param: leg.param,
    sportId: leg.sport_id,
    champ: champName(champOf(leg.champ_id), language),
    gameId: leg.game_id,
    home: teamName(leg.home, language),
    away: teamName(leg.away, language),
    startsAt: leg.starts_at,
    coef: leg.coef / THOUSANDTHS,
    ...(leg.match_coef !== null && { matchCoef: leg.match_coef / THOUSANDTHS }),
    isBanker: leg.is_banker,
    status: leg.status,
    result: leg.result,
    ...(game && { game }),
    receipt: receiptOf(leg, placedAt),
  };
}

/** A bet in an answer: amounts are decimals, names are in the player's language. */
export function betView(
  { bet, legs, cashOuts }: StoredBet,
  language: Language,
  gameOf: GameOf = () => undefined,
): PlacedBet {
  const { iso, scale } = currencyOf(bet.currency_id);
  const cashedOut = cashOuts.reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: String(bet.id),
    refId: bet.ref_id,
    placedAt: bet.placed_at,
    settledAt: bet.settled_at,
    typeId: bet.type_id,
    systemValue: bet.system_value,
    accountId: bet.account_id,
    iso,
    scale,
    amount: fromMinor(bet.amount, scale),
    coef: bet.coef,
    possibleWin: fromMinor(bet.possible_win, scale),
    payout: fromMinor(bet.payout + cashedOut, scale),
    status: bet.status,
    bonusCoef: bet.bonus_coef,
    hyperBonus: hyperBonusOf(bet),
    exactCoef: bet.exact_coef,
    maxPayout: bet.max_payout === null ? null : fromMinor(bet.max_payout, scale),
    promoCode: bet.promo_code,
    prepaidAmount: fromMinor(bet.prepaid_amount, scale),
    isFreeBet: bet.is_free_bet,
    isVipBet: bet.is_vip,
    isBonusMoney: bet.account_type === BONUS_ACCOUNT,
    cashOuts: cashOuts.map(({ at, stake, amount }) => ({
      at,
      stake: fromMinor(stake, scale),
      amount: fromMinor(amount, scale),
    })),
    legs: legs.map((leg) => legView(leg, bet.placed_at, language, gameOf)),
  };
}
