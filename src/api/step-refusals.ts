import { CommandError, Refusal } from '@grandstand/bus-contracts';
import type { StepMessage } from '@grandstand/bus-contracts/shell';
import { ApiError } from './errors';
import { refusalOf } from './refusal-of';

/** The operator's reasons why a player may not sign in. */
const BARRED: ReadonlySet<string> = new Set(['account-closed', 'self-excluded']);
/** The operator's codes for a guest who has to wait. */
const WAIT: ReadonlySet<string> = new Set(['too-many-attempts', 'too-many-codes']);

/** A refusal of the operator or of another service, as the form has it: times are on the page's clock. */
export function refusalOfStep(error: unknown, codes: readonly string[], now: number): Refusal {
  const { code = 'unavailable', text, details } = partsOf(error, codes);
  const [named, facts] = translate(code, recordOf(details), now);
  const listed = codes.find((each) => each === named);
  return new Refusal(listed ?? 'unavailable', {
    ...(text !== undefined && { text }),
    ...(listed !== undefined && { details: facts }),
    cause: error,
  });
}

function translate(
  code: string,
  details: Record<string, unknown>,
  now: number,
): [string, object | undefined] {
  if (BARRED.has(code)) return ['barred', { code, endsAt: numberOf(details['endsAt']) ?? null }];
  if (WAIT.has(code)) {
    const seconds = numberOf(details['retryAfter']);
    return ['too-many-attempts', seconds === undefined ? {} : { until: now + seconds * 1000 }];
  }
  if (code === 'account-moves') return [code, { transferId: details['transferId'] }];
  if (code === 'wrong_code') return [code, { left: numberOf(details['left']) ?? 0 }];
  if (code === 'proof-required') return [code, { by: details['by'] }];
  if (code === 'weak-password') return [code, { reason: details['reason'] }];
  return [code, undefined];
}

/** The message of the form. */
export function messageOf({ code, text, details }: Refusal): StepMessage {
  const { left, until, reason } = recordOf(details);
  return {
    code,
    ...(text !== undefined && { text }),
    ...(typeof left === 'number' && { left }),
    ...(typeof until === 'number' && { until }),
    ...(typeof reason === 'string' && { reason }),
  };
}

function partsOf(
  error: unknown,
  codes: readonly string[],
): {
  readonly code?: string | undefined;
  readonly text?: string | undefined;
  readonly details?: unknown;
} {
  if (error instanceof ApiError) return refusalOf(error, [...codes, ...WAIT, ...BARRED]);
  return error instanceof Refusal || error instanceof CommandError ? error : {};
}

function recordOf(details: unknown): Record<string, unknown> {
  return typeof details === 'object' && details !== null
    ? (details as Record<string, unknown>)
    : {};
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
