import type { Accounts } from '../accounts/accounts';
import type { Ledger } from '../accounts/ledger';
import type { Bonuses } from '../../rewards/bonuses/bonuses';
import type { Guesses } from '../../platform/counts/guesses';
import type { Database } from '../../platform/database/database';
import type { Holds } from '../../protection/holds/holds';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { Activations } from '../../player/players/activation';
import type { Profiles } from '../../player/profile/profiles';
import type { PlayGuard } from '../../protection/limits/play-guard';
import type { Documents } from '../../player/verification/documents';
import type { IdentityGate } from '../../player/verification/identity-gate';
import type { BankClient } from './bank-client';
import { Payments } from './payments';
import { WithdrawalProgress } from './withdrawals/withdrawal-progress';
import { Withdrawals } from './withdrawals/withdrawals';

interface Ports {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly ledger: Ledger;
  readonly bonuses: Bonuses;
  readonly guard: PlayGuard;
  readonly holds: Holds;
  readonly guesses: Guesses;
  readonly documents: Documents;
  readonly identity: IdentityGate;
  readonly profiles: Profiles;
  readonly messages: PlayerMessages;
  readonly siteName: () => string;
  /** Undefined where there is no bank. */
  readonly bank: BankClient | undefined;
  readonly onMoved: (playerId: number) => void;
  readonly now: () => number;
}

/** The parts by which money comes in and goes out. */
export function paymentParts(ports: Ports) {
  const { database, accounts, ledger, guard, documents, identity, profiles, messages } = ports;
  const { bonuses, guesses, holds, siteName, bank, onMoved, now } = ports;
  const withdrawals = new Withdrawals({
    database,
    accounts,
    bonuses,
    ledger,
    guard,
    identity,
    messages,
    onMoved,
    now,
  });
  return {
    withdrawals,
    payments: new Payments({
      database,
      accounts,
      bonuses,
      guard,
      holds,
      guesses,
      activations: new Activations({ documents, now }),
      identity,
      bank,
      messages,
      siteName,
      onCredited: onMoved,
      now,
    }),
    withdrawalProgress: new WithdrawalProgress({
      database,
      accounts,
      profiles,
      identity,
      withdrawals,
      bank,
      now,
    }),
  };
}
