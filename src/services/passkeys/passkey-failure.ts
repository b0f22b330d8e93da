import type { PasskeysDialog } from '@grandstand/bus-contracts/shell';
import { PROOF_REFUSALS, proofIn } from '../../api/proof';
import { messageOf, refusalOfStep } from '../../api/step-refusals';
import { CeremonyError } from '../ports/passkey-ceremonies';
import type { CeremonyFault } from '../ports/passkey-ceremonies';

interface Failure {
  readonly message: NonNullable<PasskeysDialog['message']>;
  /** What the operator asks for first. */
  readonly proof?: NonNullable<PasskeysDialog['proof']>;
}

const CODES: Readonly<Record<CeremonyFault, string>> = {
  cancelled: 'cancelled',
  'timed-out': 'passkey-late',
  taken: 'passkey-taken',
  unsupported: 'passkeys-unsupported',
};

/** The operator's refusals that the dialog has words for. */
const REFUSALS = [
  'bad-passkey',
  'not-found',
  'not-signed-in',
  'passkey-late',
  'passkey-taken',
  'passkeys-full',
  ...PROOF_REFUSALS,
];

/** Why a passkey was neither added nor removed. */
export function failureOf(error: unknown, now: number): Failure {
  if (error instanceof CeremonyError) return { message: { code: CODES[error.fault] } };
  const refusal = refusalOfStep(error, REFUSALS, now);
  const { code, text, until } = messageOf(refusal);
  const message = {
    code,
    ...(text !== undefined && { text }),
    ...(until !== undefined && { until }),
  };
  const proof = proofIn(refusal);
  return { message, ...(proof && { proof }) };
}
