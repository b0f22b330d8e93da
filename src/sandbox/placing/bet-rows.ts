import type { BetStatus, Language, PlacedBet } from '@grandstand/bus-contracts';
import { fromMinor } from '@grandstand/bus-contracts/domain';
import { champOf } from '../catalog/champs';
import { currencyOf } from '../catalog/currencies';
import type { Queries } from '../database/database';

export type BetRow = {
  id: number;
  player_id: number;
  ref_id: string;
  body_hash: string;
  account_id: number;
  currency_id: number;
  ledger_account_id: number;
  placed_at: number;
  settled_at: number | null;
  type_id: PlacedBet['typeId'];
  system_value: number;
  amount: number;
  coef: number;
  possible_win: number;
  payout: number;
  status: BetStatus;
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
  is_banker: boolean;
  status: BetStatus;
  result: string | null;
};

/** A bet as it is stored. */
export interface StoredBet {
  readonly bet: BetRow;
  readonly legs: readonly LegRow[];
}

export const SELECT_BETS = `
  SELECT b.*, a.currency_id, a.ledger_account_id
  FROM bets b JOIN accounts a ON a.id = b.account_id`;

/** Adds the legs to bets. */
export async function withLegs(queries: Queries, bets: readonly BetRow[]): Promise<StoredBet[]> {
  if (bets.length === 0) return [];
  const legs = await queries.query<LegRow>(
    `SELECT * FROM bet_legs WHERE bet_id = ANY (string_to_array($1, ',')::bigint[])
     ORDER BY bet_id, place`,
    [bets.map(({ id }) => id).join(',')],
  );
  return bets.map((bet) => ({ bet, legs: legs.filter((leg) => leg.bet_id === bet.id) }));
}

export const THOUSANDTHS = 1000;

/** A bet on the wire: amounts are decimals, names in the player's language. */
export function betView({ bet, legs }: StoredBet, language: Language): PlacedBet {
  const { iso, scale } = currencyOf(bet.currency_id);
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
    payout: fromMinor(bet.payout, scale),
    status: bet.status,
    legs: legs.map((leg) => ({
      marketId: leg.market_id,
      typeId: leg.type_id,
      marketTypeId: leg.market_type_id,
      param: leg.param,
      sportId: leg.sport_id,
      champ: champOf(leg.champ_id).names[language],
      gameId: leg.game_id,
      home: leg.home,
      away: leg.away,
      startsAt: leg.starts_at,
      coef: leg.coef / THOUSANDTHS,
      isBanker: leg.is_banker,
      status: leg.status,
      result: leg.result,
    })),
  };
}
