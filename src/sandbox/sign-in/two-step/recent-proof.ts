import { ApiFault } from '../../platform/http/fault';
import type { Sessions, Session } from '../session/sessions';
import type { TwoSteps } from './two-steps';

export interface RecentProofPorts {
  readonly sessions: Sessions;
  readonly twoSteps: TwoSteps;
}

/**
 * Refuses a session whose player has not proved for five minutes who they are.
 * @remarks A page that was left open, or a stolen cookie, must not be able to make itself a way to sign in.
 * The password alone is no proof for a player with two steps, since a passkey passes both of
 * them: they sign in again, or give a code with the password, or one that is sent to their phone.
 */
export async function requireRecentProof(
  { sessions, twoSteps }: RecentProofPorts,
  { id, playerId }: Session,
): Promise<void> {
  if (await sessions.isProved(id)) return;
  const way = await twoSteps.wayOf(playerId);
  const by = way === 'sms' ? 'sms' : way ? 'sign-in' : 'password';
  throw new ApiFault(403, 'proof-required', { by });
}
