import { failureOf, PROOF_REFUSALS } from '../../../api/proof';
import type { StepFailure } from '../../shared/dialogs/dialog-steps';
import { CeremonyError } from '../../ports/passkey-ceremonies';
import type { CeremonyFault } from '../../ports/passkey-ceremonies';

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
export function passkeyFailure(error: unknown, now: number): StepFailure {
  if (error instanceof CeremonyError) return { message: { code: CODES[error.fault] } };
  return failureOf(error, REFUSALS, now);
}
