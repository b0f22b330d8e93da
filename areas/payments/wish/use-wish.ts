import { useState } from 'react';
import { fieldAmount, readAmount, type AmountField } from '@grandstand/bus-contracts/domain';

interface WishAccount {
  readonly id: number;
  readonly scale: number;
  readonly iso: string;
}

interface WishOptions<Account, Fault> {
  readonly accounts: readonly Account[];
  /** The account that is chosen at first; undefined: the first of all. */
  readonly first: Account | undefined;
  /** The amount that is filled in at first, in minor units of `first`; left out or null: none. */
  readonly begin?: number | null;
  readonly languageTag: string;
  readonly faultOf: (amount: number | null, account: Account) => Fault | undefined;
}

interface Wish<Account, Fault> {
  /** Undefined: there is none. */
  readonly account: Account | undefined;
  readonly choose: (accountId: number) => void;
  readonly text: string;
  readonly edit: (text: string) => void;
  /** Fills in an amount, in minor units. */
  readonly fill: (amount: number) => void;
  /** Minor units; null while there is none that can be sent. */
  readonly amount: number | null;
  /** Why there is no amount, once the player has tried to send it. */
  readonly fault: Fault | 'two-readings' | undefined;
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
  begin = null,
  languageTag,
  faultOf,
}: WishOptions<Account, Fault>): Wish<Account, Fault> {
  const [accountId, setAccountId] = useState((first ?? accounts[0])?.id);
  const [wasTried, setWasTried] = useState(false);
  // One wish for each amount: what was sent twice is paid once.
  const [refId, setRefId] = useState(() => crypto.randomUUID());
  const account = accounts.find(({ id }) => id === accountId) ?? accounts[0];
  const fieldOf = ({ scale, iso }: Account): AmountField => ({ scale, iso, languageTag });
  const [text, setText] = useState(() =>
    first && begin !== null ? fieldAmount(begin, fieldOf(first)) : '',
  );
  const reading = account && readAmount(text, fieldOf(account));
  const isUnclear = reading?.fault === 'two-readings';
  const fault = isUnclear ? reading.fault : account && faultOf(reading?.amount ?? null, account);
  const amount = fault ? null : (reading?.amount ?? null);
  const edit = (next: string): void => {
    setText(next);
    setRefId(crypto.randomUUID());
  };
  return {
    account,
    choose: setAccountId,
    text,
    edit,
    fill(minor) {
      if (account) edit(fieldAmount(minor, fieldOf(account)));
    },
    amount,
    fault: wasTried ? fault : undefined,
    take() {
      setWasTried(true);
      return account && amount !== null ? { accountId: account.id, amount, refId } : null;
    },
  };
}
