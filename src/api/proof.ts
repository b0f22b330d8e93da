import type { Refusal } from '@grandstand/bus-contracts';
import type { ProofKind, ProofRequest, StepMessage } from '@grandstand/bus-contracts/shell';
import { of } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from './calls/client';
import { call$ } from './calls/call';
import { proofCall } from './endpoints/sign-in/proof';
import { messageOf, refusalOfStep } from './step-refusals';

/** The operator's refusals of a proof, and of what needs one. */
export const PROOF_REFUSALS = [
  'captcha-not-solved',
  'proof-required',
  'time_up',
  'too-many-attempts',
  'wrong-password',
  'wrong_code',
] as const;

/** Proves who the player is, where they have given what that needs; emits once. */
export function prove$(
  api: ApiClient,
  { password, flowId, code }: ProofRequest,
): Observable<object> {
  if (flowId !== undefined)
    return call$(api, proofCall, { flowId, ...(code !== undefined && { code }) });
  if (password === undefined) return of({});
  return call$(api, proofCall, { password, ...(code !== undefined && { code }) });
}

/** What the operator asks for by a refusal; undefined where it asks for no proof. */
function proofIn({ code, details }: Refusal): ProofKind | undefined {
  if (code !== 'proof-required') return undefined;
  const { by } = details as { readonly by?: unknown };
  if (by === 'sms') return 'password-and-sms';
  // A player with two steps can sign in again too; a code with the password is the same proof.
  return by === 'sign-in' ? 'password-and-code' : 'password';
}

/** Why a call that may need a proof has failed, and the proof that it needs; `codes` are the refusals that the dialog has words for. */
export function failureOf(
  error: unknown,
  codes: readonly string[],
  now: number,
): { readonly message: StepMessage; readonly proof?: ProofKind } {
  const refusal = refusalOfStep(error, codes, now);
  const proof = proofIn(refusal);
  return { message: messageOf(refusal), ...(proof && { proof }) };
}
