import { useState } from 'react';
import { parseAmount } from '@grandstand/bus-contracts/domain';

interface WishAccount {
  readonly id: number;
  readonly scale: number;
}

interface WishOptions<Account, Fault> {
  readonly accounts: readonly Account[];
  /** The account that is chosen at first; undefined: the first of all. */
  readonly first: Account | undefined;
  readonly faultOf: (amount: number | null, account: Account) => Fault | undefined;
}

interface Wish<Account, Fault> {
  /** Undefined: there is none. */
  readonly account: Account | undefined;
  readonly choose: (accountId: number) => void;
  readonly text: string;
  readonly edit: (text: string) => void;
  /** Minor units; null while there is none that can be sent. */
  readonly amount: number | null;
  /** Why there is no amount, once the player has tried to send it. */
  readonly fault: Fault | undefined;
  /** What to send; null while there is a fault. */
  readonly take: () => WishRequest | null;
}

interface WishRequest {
  readonly accountId: number;
  readonly amount: number;
  readonly refId: string;
}

/** A deposit or a withdrawal that the player fills in: of which account, and how much. */
export function useWish<Account extends WishAccount, Fault extends string>({
  accounts,
  first,
  faultOf,
}: WishOptions<Account, Fault>): Wish<Account, Fault> {
  const [accountId, setAccountId] = useState((first ?? accounts[0])?.id);
  const [text, setText] = useState('');
  const [wasTried, setWasTried] = useState(false);
  // One wish for each amount: what was sent twice is paid once.
  const [refId, setRefId] = useState(() => crypto.randomUUID());
  const account = accounts.find(({ id }) => id === accountId) ?? accounts[0];
  const parsed = account ? parseAmount(text, account.scale) : null;
  const fault = account && faultOf(parsed, account);
  const amount = fault ? null : parsed;
  return {
    account,
    choose: setAccountId,
    text,
    edit(next) {
      setText(next);
      setRefId(crypto.randomUUID());
    },
    amount,
    fault: wasTried ? fault : undefined,
    take() {
      setWasTried(true);
      return account && amount !== null ? { accountId: account.id, amount, refId } : null;
    },
  };
}
