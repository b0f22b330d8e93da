import type { Accounts } from '../../money/accounts/accounts';
import type { Database } from '../../platform/database/database';
import type { Holds } from '../../protection/holds/holds';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { Profiles } from '../profile/profiles';
import type { SiteRules } from '../../site/site/site-rules';
import type { FileWork } from '../uploads/file-work';
import type { Files } from '../uploads/files';
import { UploadTickets } from '../uploads/upload-tickets';
import { Uploads } from '../uploads/uploads';
import { Documents } from './documents';
import { IdentityGate } from './identity-gate';
import { VERIFICATION_RULES } from './verification-rules';
import { Verifications } from './verifications';

interface Ports {
  readonly database: Database;
  readonly files: Files;
  readonly fileWork: FileWork;
  readonly profiles: Profiles;
  readonly accounts: Accounts;
  readonly messages: PlayerMessages;
  readonly siteRules: SiteRules;
  readonly holds: Holds;
  /** Called when something about a player's verification has changed. */
  readonly onChange: (playerId: number) => void;
  readonly now: () => number;
}

/** The parts that take players' files, decide on their documents, and limit the money of players who are not verified. */
export function verificationParts(ports: Ports) {
  const { database, files, fileWork, profiles, accounts, messages, siteRules } = ports;
  const { holds, onChange, now } = ports;
  const documents = new Documents({ siteRules, now });
  const uploadTickets = new UploadTickets(database, now);
  const uploads = new Uploads({
    database,
    documents,
    onDocument: onChange,
    tickets: uploadTickets,
    files,
    fileWork,
    now,
  });
  const verificationRules = { ...VERIFICATION_RULES };
  const verifications = new Verifications({
    database,
    documents,
    uploads,
    fileWork,
    profiles,
    accounts,
    messages,
    rules: verificationRules,
    siteRules,
    holds,
    onChange,
    now,
  });
  const identity = new IdentityGate({ documents, siteRules, now });
  return { documents, uploadTickets, uploads, verificationRules, verifications, identity };
}
