import type { Account } from '@grandstand/bus-contracts';

/**
 * The name of each account, by id. Accounts of one name are distinguished by their currency,
 * and those of one currency by their number.
 * @param nameOf the name of an account as the operator or the dictionary has it
 */
export function accountNames(
  accounts: readonly Account[],
  nameOf: (account: Account) => string,
): ReadonlyMap<number, string> {
  const plain = distinct(accounts, nameOf, ({ iso }) => iso);
  return distinct(
    accounts,
    ({ id }) => plain.get(id) ?? '',
    ({ id }) => String(id),
  );
}

/** Adds a mark to the names that several accounts have, where they lack it. */
function distinct(
  accounts: readonly Account[],
  nameOf: (account: Account) => string,
  markOf: (account: Account) => string,
): ReadonlyMap<number, string> {
  const names = accounts.map(nameOf);
  return new Map(
    accounts.map((account) => {
      const name = nameOf(account);
      const mark = markOf(account);
      const isShared = names.filter((other) => other === name).length > 1;
      return [account.id, isShared && !name.includes(mark) ? `${name} · ${mark}` : name];
    }),
  );
}
