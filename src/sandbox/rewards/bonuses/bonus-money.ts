import type { Ledger } from '../../money/accounts/ledger';
import { currencyOf } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import type { Bonus, BonusState } from './bonus-rows';
import { addEvent } from './bonus-rows';
import { converted } from './bonus-rules';

/** The wallet of a player's own money in the currency of a bonus. */
async function ownWallet(queries: Queries, accountId: number) {
  return one(
    await queries.query<{ ledger_account_id: number; currency_id: number }>(
      `SELECT m.ledger_account_id, m.currency_id FROM accounts b
       JOIN accounts m ON m.player_id = b.player_id AND m.currency_id = b.currency_id
         AND m.type <> 4 AND NOT m.is_points
       WHERE b.id = $1 ORDER BY m.type, m.id LIMIT 1`,
      [accountId],
    ),
  );
}

interface Settled {
  readonly ledger: Ledger;
  readonly at: number;
}

/** Makes bonus money the player's own, up to the most that the terms allow, and takes the rest back. */
export async function convertMoney(
  queries: Queries,
  bonus: Bonus,
  money: number,
  { ledger, at }: Settled,
): Promise<void> {
  const { id, accountId, ledgerAccountId, terms } = bonus;
  if (accountId === null || ledgerAccountId === null || money === 0) return;
  const { kept, forfeited } = converted(terms, { money, before: bonus.converted });
  if (kept > 0) {
    const own = await ownWallet(queries, accountId);
    await ledger.post(queries, {
      kind: 'bonus-convert',
      at,
      entries: [
        { accountId: ledgerAccountId, amount: -kept },
        { accountId: own.ledger_account_id, amount: kept },
      ],
    });
    await queries.query('UPDATE bonuses SET converted = converted + $2 WHERE id = $1', [id, kept]);
  }
  await forfeitMoney(queries, bonus, forfeited, { ledger, at });
}

/** Takes bonus money back. */
export async function forfeitMoney(
  queries: Queries,
  { id, accountId, ledgerAccountId }: Bonus,
  money: number,
  { ledger, at }: Settled,
): Promise<void> {
  if (accountId === null || ledgerAccountId === null || money === 0) return;
  const { currency_id: currencyId } = await ownWallet(queries, accountId);
  await ledger.post(queries, {
    kind: 'bonus-forfeit',
    at,
    entries: [
      { accountId: ledgerAccountId, amount: -money },
      { accountId: ledger.houseAccount('bonuses', currencyOf(currencyId)), amount: money },
    ],
  });
  await queries.query('UPDATE bonuses SET forfeited = forfeited + $2 WHERE id = $1', [id, money]);
}

/** Ends a bonus: cleared money becomes the player's own, other money is taken back. */
export async function endBonus(
  queries: Queries,
  bonus: Bonus,
  state: Exclude<BonusState, 'taken' | 'active'>,
  settled: Settled,
): Promise<void> {
  const move = state === 'cleared' ? convertMoney : forfeitMoney;
  await move(queries, bonus, bonus.money, settled);
  await queries.query('UPDATE bonuses SET state = $2, ended_at = $3 WHERE id = $1', [
    bonus.id,
    state,
    settled.at,
  ]);
  await addEvent(queries, { id: bonus.id, state, amount: bonus.money, at: settled.at });
}
