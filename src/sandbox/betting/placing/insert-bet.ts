import type { Queries } from '../../platform/database/database';
import { THOUSANDTHS } from './bet-rows';
import type { NewBet } from './book-bet';
import type { CheckedLeg } from '../coupon/check-legs';
import type { SentCoupon } from '../coupon/coupon-schema';

/** Inserts a bet; undefined if the refId has a bet. */
export async function insertBet(
  queries: Queries,
  { coupon, hash, prepared }: NewBet,
): Promise<number | undefined> {
  const { account, terms, promo } = prepared;
  const { hyperBonus } = terms;
  const values = {
    player_id: account.playerId,
    ref_id: coupon.refId,
    body_hash: hash,
    account_id: account.id,
    placed_at: prepared.at,
    type_id: coupon.typeId,
    system_value: coupon.systemValue,
    amount: prepared.amount,
    coef: prepared.coef,
    possible_win: prepared.possibleWin,
    bonus_coef: terms.bonusCoef,
    hyper_percent: hyperBonus?.percent ?? null,
    hyper_min_percent: hyperBonus?.minPercent ?? null,
    hyper_max_percent: hyperBonus?.maxPercent ?? null,
    exact_coef: prepared.exactCoef,
    max_payout: terms.maxPayout,
    promo_code: promo?.code ?? '',
    prepaid_amount: prepared.prepaid,
    is_free_bet: prepared.isFreeBet,
    is_vip: prepared.isVip,
  };
  const columns = Object.keys(values);
  const [row] = await queries.query<{ id: number }>(
    `INSERT INTO bets (${columns.join(', ')})
     VALUES (${columns.map((_, place) => `$${place + 1}`).join(', ')})
     ON CONFLICT (player_id, ref_id) DO NOTHING RETURNING id`,
    Object.values(values),
  );
  return row?.id;
}

const thousandths = (coef: number): number => Math.round(coef * THOUSANDTHS);

/** Inserts the legs with the prices that count when they were seen, sent and accepted. */
export async function insertLegs(
  queries: Queries,
  betId: number,
  bet: { sent: SentCoupon; legs: readonly CheckedLeg[]; at: number },
): Promise<void> {
  for (const [place, { match, outcome, coef, together, isBanker }] of bet.legs.entries()) {
    const { id, sportId, champId, home, away } = match.fixture;
    const { marketTypeId, typeId, param } = outcome.offer;
    const sentBet = bet.sent.bets[place];
    const sentAt = sentBet?.sentAt;
    // The price that counts: the leg's own, or that of all legs of its match.
    const { seen, coef: sentCoef } =
      (together ? bet.sent.matchPrices?.find(({ gameId }) => gameId === id) : sentBet) ?? {};
    const values = {
      bet_id: betId,
      place,
      market_id: outcome.id,
      game_id: id,
      sport_id: sportId,
      champ_id: champId,
      home,
      away,
      starts_at: match.startsAt,
      market_type_id: marketTypeId,
      type_id: typeId,
      param,
      coef: thousandths(coef),
      match_coef: together ? thousandths(together.coef) : null,
      is_banker: isBanker,
      seen_coef: seen ? thousandths(seen.coef) : null,
      seen_at: seen ? Math.round(seen.at) : null,
      sent_coef: sentCoef === undefined ? null : thousandths(sentCoef),
      sent_at: typeof sentAt === 'number' ? Math.round(sentAt) : null,
      accepted_at: bet.at,
    };
    const columns = Object.keys(values);
    await queries.query(
      `INSERT INTO bet_legs (${columns.join(', ')})
       VALUES (${columns.map((_, column) => `$${column + 1}`).join(', ')})`,
      Object.values(values),
    );
  }
}
