import { Refusal } from '@grandstand/bus-contracts';
import { HttpError } from '../../api';

/** Texts of the room `player`, under the operator's own names for them (specification, section 8). */
export type OutcomeText =
  | 'confirm_limit_success'
  | 'confirm_limit_error'
  | 'responsible_gaming_cancel_limit_success'
  | 'cancel_limit_error';

export type LimitFailure = 'bad-value' | 'error' | 'unauthorized' | 'forbidden' | 'unavailable';

/** Makes of a failed change the refusal of a command: 400, 401, or 403, which is what an operator means who says nothing else. */
export function limitRefusal(error: unknown): Refusal<LimitFailure> {
  if (error instanceof Refusal) return error as Refusal<LimitFailure>;
  // What a broken operator says is not for the player.
  if (!(error instanceof HttpError) || error.status >= 500) {
    return new Refusal('unavailable', { cause: error });
  }
  const { text, details } = error;
  return new Refusal(failureOf(error), { text, details, cause: error });
}

function failureOf({ status, code }: HttpError): LimitFailure {
  if (status === 401) return 'unauthorized';
  if (status !== 400) return 'forbidden';
  return code === 'bad-value' ? 'bad-value' : 'error';
}
