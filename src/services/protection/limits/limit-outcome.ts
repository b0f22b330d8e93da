import { Refusal } from '@grandstand/bus-contracts';
import { isExclusion } from '@grandstand/bus-contracts/player';
import type { LimitsState, LimitType, PendingLimit } from '@grandstand/bus-contracts/player';
import { HttpError } from '../../../api';

/** Texts of the room `player`, under the operator's own names for them (specification, section 8). */
export type OutcomeText =
  | 'confirm_limit_success'
  | 'confirm_limit_error'
  | 'responsible_gaming_cancel_limit_success'
  | 'cancel_limit_error';

export type LimitFailure = 'bad-value' | 'error' | 'unauthorized' | 'forbidden' | 'unavailable';

/** Turns a failed change into a command's refusal: 400, 401, or 403, which is also the meaning of every other status. */
export function limitRefusal(error: unknown): Refusal<LimitFailure> {
  if (error instanceof Refusal) return error as Refusal<LimitFailure>;
  // The text of a server error is not for the player.
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

/** A change that the operator made; `title` is its own text for the player, if any. */
export type Made =
  | {
      readonly what: 'saved';
      readonly types: readonly LimitType[];
      readonly status: 200 | 204;
      readonly title: string | null;
      /** The test to pass before it counts; null where there is none. */
      readonly testId: string | null;
    }
  | { readonly what: 'tested'; readonly testId: string; readonly isPassed: boolean }
  | { readonly what: 'approved' | 'rejected'; readonly title: string | null };

/** A change that failed: the site's text for it, and the operator's own, if any. */
export interface Failure {
  readonly words: OutcomeText;
  readonly title: string | undefined;
}

/** The text about a change: the operator's title, or else the site's own. */
export interface Outcome {
  readonly kind: 'success' | 'error';
  readonly title: string | null | undefined;
  readonly words: OutcomeText | Waiting;
}

/** A change that does not hold yet; undefined where the operator lists no such change. */
interface Waiting {
  readonly pending: PendingLimit | undefined;
}

interface OutcomeFacts {
  /** The limits that are pending after the change. */
  readonly pending: LimitsState['pending'];
  readonly tests: Readonly<Record<string, readonly LimitType[]>>;
}

/** The text about a change that was made; undefined until it counts. */
export function outcomeOf(made: Made, { pending, tests }: OutcomeFacts): Outcome | undefined {
  const waitingOf = (types: readonly LimitType[]): PendingLimit | undefined =>
    pending.find(({ limitType }) => types.includes(limitType));
  switch (made.what) {
    case 'saved': {
      if (made.testId !== null) return undefined;
      const waits = waitingOf(made.types);
      // A saved period that begins later does not hold yet.
      const isHeld = made.status === 200 && !(waits && isExclusion(waits.limitType));
      return successOf(made.title, isHeld ? 'confirm_limit_success' : { pending: waits });
    }
    case 'tested': {
      if (!made.isPassed) return undefined;
      const types = tests[made.testId];
      const waits = waitingOf(types ?? []);
      return successOf(null, types && !waits ? 'confirm_limit_success' : { pending: waits });
    }
    case 'approved':
      return successOf(made.title, 'confirm_limit_success');
    case 'rejected':
      return successOf(made.title, 'responsible_gaming_cancel_limit_success');
  }
}

function successOf(title: string | null, words: Outcome['words']): Outcome {
  return { kind: 'success', title, words };
}
