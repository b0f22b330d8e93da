import { addressOf } from '../../platform/http/context';
import type { SiteContext } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import type { Operator } from '../../operator';
import { loginAttempt, throttleAttempt } from './throttle-attempt';

/** Refuses a wrong password of a signed-in player; returns the answer to a try that needs a fingerprint or a captcha and has none. */
export async function checkPassword(
  context: SiteContext,
  operator: Operator,
  playerId: number,
  password: string,
): Promise<Response | undefined> {
  const { attempts, players } = operator;
  // No login has a space in it.
  const attempt = loginAttempt(context, operator, `player ${playerId}`);
  const throttled = throttleAttempt(context, operator, attempt);
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
  operator: Operator,
  playerId: number,
  { password, code }: TypedProof,
): Promise<Response | undefined> {
  const { twoSteps } = operator;
  const hasTwoSteps = await twoSteps.isOn(playerId);
  if (hasTwoSteps && code === undefined) {
    throw new ApiFault(403, 'proof-required', { by: 'sign-in' });
  }
  const throttled = await checkPassword(context, operator, playerId, password);
  if (throttled) return throttled;
  if (hasTwoSteps && code !== undefined) {
    await twoSteps.prove(playerId, { code, address: addressOf(context) });
  }
  return undefined;
}
