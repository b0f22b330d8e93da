import { couponCoef, possibleWin } from '@grandstand/bus-contracts/domain';
import type { Database, Queries } from '../database/database';
import type { Line } from '../engine/line';
import { ApiFault } from '../http/fault';
import type { Ledger } from '../ledger/ledger';
import type { Account, Accounts } from '../players/accounts';
import type { StoredBet } from './bet-rows';
import { THOUSANDTHS } from './bet-rows';
import type { Bets } from './bets';
import type { CheckedLeg } from './check-coupon';
import { checkAmount, checkLegs } from './check-coupon';
import type { SentCoupon } from './coupon-schema';
import { couponHash } from './coupon-schema';

export interface PlacingPorts {
  readonly database: Database;
  readonly line: Line;
  readonly ledger: Ledger;
  readonly accounts: Accounts;
  readonly bets: Bets;
  readonly now: () => number;
}

interface NewBet {
  readonly coupon: SentCoupon;
  readonly hash: string;
  readonly account: Account;
  readonly legs: readonly CheckedLeg[];
  readonly amount: number;
}

/** Accepts a coupon once: the same refId again gives the bet that stands under it. */
export async function placeCoupon(
  ports: PlacingPorts,
  playerId: number,
  coupon: SentCoupon,
): Promise<{ bet: StoredBet; isNew: boolean }> {
  const hash = couponHash(coupon);
  const known = await ports.bets.byRef(playerId, coupon.refId);
  if (known) return { bet: sameBet(known, hash), isNew: false };

  if (String(coupon.userId) !== String(playerId)) throw new ApiFault(422, 'bad-coupon');
  const account = await ports.accounts.find(playerId, coupon.accountId);
  if (!account) throw new ApiFault(422, 'bad-coupon');
  const legs = checkLegs(coupon, ports.line, ports.now());
  const amount = checkAmount(coupon, account);

  const isNew = await insertBet(ports, { coupon, hash, account, legs, amount });
  const bet = await ports.bets.byRef(playerId, coupon.refId);
  if (!bet) throw new Error(`Failed to place: the bet "${coupon.refId}" is gone.`);
  return { bet: sameBet(bet, hash), isNew };
}

function sameBet(known: StoredBet, hash: string): StoredBet {
  if (known.bet.body_hash !== hash) throw new ApiFault(409, 'other-body');
  return known;
}

/** False when another request with this refId came first. */
async function insertBet(ports: PlacingPorts, bet: NewBet): Promise<boolean> {
  try {
    return await ports.database.transaction(async (queries) => {
      const id = await insertRow(queries, bet, ports.now());
      if (id === undefined) return false;
      await insertLegs(queries, id, bet.legs);
      await ports.ledger.post(queries, {
        kind: 'stake',
        at: ports.now(),
        betId: id,
        entries: [
          { accountId: bet.account.ledgerAccountId, amount: -bet.amount },
          {
            accountId: ports.ledger.houseAccount('stakes', bet.account.currency),
            amount: bet.amount,
          },
        ],
      });
      return true;
    });
  } catch (error) {
    // Another bet took the money between the check and the booking.
    if (error instanceof Error && error.message.includes('wallet_not_negative')) {
      throw new ApiFault(422, 'not-enough-money');
    }
    throw error;
  }
}

async function insertRow(
  queries: Queries,
  { coupon, hash, account, legs, amount }: NewBet,
  now: number,
): Promise<number | undefined> {
  const { typeId, systemValue, refId } = coupon;
  const terms = { typeId, systemValue, legs };
  const coef = couponCoef(terms);
  const win = possibleWin({ ...terms, amount });
  if (coef === null || win === null) throw new ApiFault(422, 'bad-coupon');
  const [row] = await queries.query<{ id: number }>(
    `INSERT INTO bets (player_id, ref_id, body_hash, account_id, placed_at, type_id, system_value,
       amount, coef, possible_win)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (player_id, ref_id) DO NOTHING RETURNING id`,
    [account.playerId, refId, hash, account.id, now, typeId, systemValue, amount, coef, win],
  );
  return row?.id;
}

async function insertLegs(
  queries: Queries,
  betId: number,
  legs: readonly CheckedLeg[],
): Promise<void> {
  for (const [place, { match, outcome, coef, isBanker }] of legs.entries()) {
    const { id, sportId, champId, home, away } = match.fixture;
    const { marketTypeId, typeId, param } = outcome.offer;
    await queries.query(
      `INSERT INTO bet_legs (bet_id, place, market_id, game_id, sport_id, champ_id, home, away,
         starts_at, market_type_id, type_id, param, coef, is_banker)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
      [
        betId,
        place,
        outcome.id,
        id,
        sportId,
        champId,
        home,
        away,
        match.startsAt,
        marketTypeId,
        typeId,
        param,
        Math.round(coef * THOUSANDTHS),
        isBanker,
      ],
    );
  }
}
