import { calls as verificationCalls } from './verification-routes';
import type { Accounts } from '../../money/accounts/accounts';
import type { Database } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { Documents } from '../documents/documents';
import { VERIFICATION_RULES } from '../documents/verification-rules';
import type { VerificationRules } from '../documents/verification-rules';
import type { Profiles } from '../profile/profiles';
import type { FileWork } from '../uploads/file-work';
import type { Uploads } from '../uploads/uploads';
import { IdentityGate } from './identity-gate';
import { verificationControlRoutes } from './verification-control';
import { Verifications } from './verifications';
import type { Holds } from '../../protection/holds/holds';
import type { SiteRules } from '../../site/site/site-rules';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly documents: Documents;
  readonly uploads: Uploads;
  readonly fileWork: FileWork;
  readonly profiles: Profiles;
  readonly accounts: Accounts;
  readonly messages: PlayerMessages;
  readonly siteRules: SiteRules;
  readonly holds: Holds;
  readonly onStatus: (playerId: number) => void;
  readonly now: () => number;
}

export const verificationRoom = defineRoom({
  name: 'player/verification',
  what: 'specimens of documents, and the reviewer who reads them',
  needs: [
    'database',
    'documents',
    'uploads',
    'fileWork',
    'profiles',
    'accounts',
    'messages',
    'siteRules',
    'holds',
    'onStatus',
    'now',
  ],
  open: ({ onStatus, ...parts }: Needs) => {
    const verificationRules = { ...VERIFICATION_RULES };
    return {
      verificationRules,
      verifications: new Verifications({
        ...parts,
        rules: verificationRules,
        onChange: onStatus,
      }),
      identity: new IdentityGate(parts),
    };
  },
  calls: [verificationCalls],
  control: [{ '/': verificationControlRoutes }],
  ticks: ({ verifications }: { readonly verifications: Verifications }) => [
    { every: 2, run: () => verifications.run() },
  ],
  reset: ({ verificationRules }: { readonly verificationRules: VerificationRules }) => ({
    clear: () => Object.assign(verificationRules, VERIFICATION_RULES),
  }),
});
