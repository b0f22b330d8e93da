import type { TwoStepDialog } from '@grandstand/bus-contracts/shell';
import { PROOF_REFUSALS, proofIn } from '../../api/proof';
import { messageOf, refusalOfStep } from '../../api/step-refusals';

interface Failure {
  readonly message: NonNullable<TwoStepDialog['message']>;
  readonly proof?: NonNullable<TwoStepDialog['proof']> | undefined;
}

/** The operator's refusals that the dialog has words for. */
const REFUSALS = ['not-signed-in', 'time_up', 'two-step-off', 'two-step-on', ...PROOF_REFUSALS];

/** Why a step of the dialog failed, and the proof that the operator asks for. */
export function failureOf(error: unknown, now: number): Failure {
  const refusal = refusalOfStep(error, REFUSALS, now);
  const { code, text, until } = messageOf(refusal);
  const message = {
    code,
    ...(text !== undefined && { text }),
    ...(until !== undefined && { until }),
  };
  return { message, proof: proofIn(refusal) };
}
