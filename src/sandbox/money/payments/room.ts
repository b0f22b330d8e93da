import { bankApi } from './bank/bank-api';
import { calls as paymentCalls } from './payment-routes';
import { calls as wayCalls } from './ways/way-routes';
import { calls as withdrawalCalls } from './withdrawal-routes';
import type { Accounts } from '../accounts/accounts';
import type { Ledger } from '../accounts/ledger';
import { openBank } from './bank-client';
import type { BankOptions } from './bank-client';
import { Payments } from './payments';
import { paymentControlRoutes } from './ways/payment-control';
import { withdrawalControlRoutes } from './withdrawals/withdrawal-control';
import { payBackExcluded } from './withdrawals/pay-back';
import { WithdrawalProgress } from './withdrawals/withdrawal-progress';
import { Withdrawals } from './withdrawals/withdrawals';
import type { Guesses } from '../../platform/counts/guesses';
import type { Database } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { Documents } from '../../player/documents/documents';
import { Activations } from '../../player/documents/activation';
import type { Profiles } from '../../player/profile/profiles';
import type { IdentityGate } from '../../player/verification/identity-gate';
import type { Holds } from '../../protection/holds/holds';
import type { PlayGuard } from '../../protection/limits/play-guard';
import type { Bonuses } from '../../rewards/bonuses/bonuses';
import { paymentData } from './payment-data';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
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
  readonly onMoved: (playerId: number) => void;
  readonly now: () => number;
  readonly options: BankOptions;
}

interface Work {
  readonly payments: Payments;
  readonly payBack: () => Promise<void>;
  readonly withdrawalProgress: WithdrawalProgress;
}

export const paymentsRoom = defineRoom({
  name: 'money/payments',
  what: 'deposits through the bank and withdrawals to cards: their states, the review, the orders to the bank and what it says',
  needs: [
    'database',
    'accounts',
    'ledger',
    'bonuses',
    'guard',
    'holds',
    'guesses',
    'documents',
    'identity',
    'profiles',
    'messages',
    'siteName',
    'onMoved',
    'now',
    'options',
  ],
  open: ({ options, ...parts }: Needs) => {
    const { documents, onMoved, now } = parts;
    const bank = openBank(options);
    const withdrawals = new Withdrawals(parts);
    return {
      withdrawals,
      payBack: () => payBackExcluded({ ...parts, withdrawals }),
      payments: new Payments({
        ...parts,
        activations: new Activations({ documents, now }),
        bank,
        onCredited: onMoved,
      }),
      withdrawalProgress: new WithdrawalProgress({ ...parts, withdrawals, bank }),
    };
  },
  calls: [paymentCalls, wayCalls, withdrawalCalls],
  partnerCalls: [{ '/partner-api/v1': bankApi }],
  control: [{ '/': withdrawalControlRoutes }, { '/': paymentControlRoutes }],
  ticks: ({ payments, payBack, withdrawalProgress }: Work) => [
    // A bank that can't be reached is asked again.
    { every: 15, run: () => payments.askAboutSilent() },
    { every: 5, run: () => withdrawalProgress.advance() },
    { every: 60, run: payBack },
  ],
  playerData:
    ({ database }: { readonly database: Database }) =>
    async ({ id }) => [{ name: 'payments', data: await paymentData(database, id) }],
});
