import type { Account, Accounts } from '../accounts/accounts';
import type { Queries } from '../../platform/database/database';

interface Owned {
  readonly playerId: number;
  readonly accountId: number;
  readonly currency: Account['currency'];
}

/**
 * The account that money of a payment comes to. Where the player has removed the wallet meanwhile it is another
 * one of the same currency, but no bonus account; without one the wallet is opened again.
 */
export async function accountFor(
  queries: Queries,
  accounts: Accounts,
  { playerId, accountId, currency }: Owned,
): Promise<Account> {
  const find = async (): Promise<Account | undefined> => {
    const own = await accounts.ofPlayer(playerId, queries);
    return (
      own.find(({ id }) => id === accountId) ??
      own.find((account) => account.type !== 4 && account.currency.id === currency.id)
    );
  };
  const known = await find();
  if (known) return known;
  await queries.query('UPDATE accounts SET removed_at = NULL WHERE id = $1', [accountId]);
  const opened = await find();
  if (!opened) throw new Error(`Failed to open account ${accountId} again.`);
  return opened;
}
