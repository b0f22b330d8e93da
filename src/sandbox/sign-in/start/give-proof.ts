import { addressOf } from '../../platform/http/context';
import type { SiteContext } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import type { Players } from '../../player/players/players';
import type { AttemptReader, ThrottlePorts } from './throttle-attempt';
import type { TwoSteps } from '../two-step/two-steps';
import { loginAttempt, throttleAttempt } from './throttle-attempt';

export interface PasswordCheckPorts extends AttemptReader, ThrottlePorts {
  readonly players: Players;
}

export interface ProofCheckPorts extends PasswordCheckPorts {
  readonly twoSteps: TwoSteps;
}

/** Refuses a wrong password of a signed-in player; returns the answer to a try that needs a fingerprint or a captcha and has none. */
export async function checkPassword(
  context: SiteContext,
  parts: PasswordCheckPorts,
  playerId: number,
  password: string,
): Promise<Response | undefined> {
  const { attempts, players } = parts;
  // No login has a space in it.
  const attempt = loginAttempt(context, parts, `player ${playerId}`);
  const throttled = throttleAttempt(context, parts, attempt);
  if (throttled) return throttled;
  const counted = attempts.count(attempt);
  const isRight = await players.hasPassword(playerId, password).catch((error: unknown) => {
    counted.undo();
    throw error;
  });
  if (!isRight) throw new ApiFault(400, 'wrong-password');
  counted.succeeded();
  return undefined;
}

/** The password, and a code of the app or a recovery code, which players with two steps need. */
export interface TypedProof {
  readonly password: string;
  readonly code?: string | undefined;
}

/**
 * Refuses a wrong proof that a signed-in player types, with no code that is sent to a phone; returns the answer to a try
 * that needs a fingerprint or a captcha and has none.
 */
export async function checkTypedProof(
  context: SiteContext,
  parts: ProofCheckPorts,
  playerId: number,
  { password, code }: TypedProof,
): Promise<Response | undefined> {
  const { twoSteps } = parts;
  const hasTwoSteps = await twoSteps.isOn(playerId);
  if (hasTwoSteps && code === undefined) {
    throw new ApiFault(403, 'proof-required', { by: 'sign-in' });
  }
  const throttled = await checkPassword(context, parts, playerId, password);
  if (throttled) return throttled;
  if (hasTwoSteps && code !== undefined) {
    await twoSteps.prove(playerId, { code, address: addressOf(context) });
  }
  return undefined;
}
