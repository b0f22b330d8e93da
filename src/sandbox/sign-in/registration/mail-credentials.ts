import type { Database } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { mailSubject } from '../challenges/subjects';
import { isPassword } from '../session/passwords/passwords';

/** How long the operator mails the credentials of a new player. */
const CREDENTIALS_MAILED_FOR = 1_800_000;

export interface CredentialsPorts {
  readonly database: Database;
  readonly messages: PlayerMessages;
  readonly now: () => number;
}

/** Mails the credentials to the confirmed address of a new player; returns it without most of it. */
export async function mailCredentials(
  { database, messages, now }: CredentialsPorts,
  playerId: number,
  password: string,
): Promise<string> {
  const [player] = await database.query<{ login: string; hash: string; mail: string }>(
    `SELECT p.login, p.password_hash AS hash, i.value AS mail
     FROM players p JOIN identities i ON i.player_id = p.id AND i.kind = 'email'
     WHERE p.id = $1 AND p.registered_at > $2 AND i.verified_at IS NOT NULL`,
    [playerId, now() - CREDENTIALS_MAILED_FOR],
  );
  if (!player) throw new ApiFault(403, 'credentials-not-mailed');
  if (!(await isPassword(password, player.hash))) throw new ApiFault(400, 'wrong-credentials');
  const { login, mail } = player;
  await messages.sendTo(
    database,
    { playerId, channel: 'mail', to: mail },
    { template: 'credentials', login, password },
  );
  return mailSubject(mail).masked;
}
