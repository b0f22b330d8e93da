import { calls as referralCalls } from './referral-routes';
import type { Accounts } from '../../money/accounts/accounts';
import type { Database } from '../../platform/database/database';
import type { Documents } from '../../player/documents/documents';
import { referralControlRoutes } from './referral-control';
import { Referrals } from './referrals';
import type { SiteRules } from '../../site/site/site-rules';
import { friendData } from './friend-data';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly documents: Documents;
  readonly siteRules: SiteRules;
  readonly onMoved: (playerId: number) => void;
  readonly now: () => number;
}

export const referralRoom = defineRoom({
  name: 'rewards/referral',
  what: 'friends whom players invite: codes, what two accounts have in common, rewards and how they are taken back',
  needs: ['database', 'accounts', 'documents', 'siteRules', 'onMoved', 'now'],
  open: (parts: Needs) => ({ referrals: new Referrals(parts) }),
  calls: [referralCalls],
  control: [{ '/': referralControlRoutes }],
  ticks: ({ referrals }: { readonly referrals: Referrals }) => [
    { every: 60, at: 2, run: () => referrals.run() },
  ],
  playerData:
    ({ database }: { readonly database: Database }) =>
    async ({ id }) => [{ name: 'friends', data: await friendData(database, id) }],
});
