import * as v from 'valibot';
import type { PlayFault } from '../play-data';
import type { Title } from '../titles';

/** Of a unit, and of the whole stake, in minor units. */
export interface StakeBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export interface IntendedBet {
  readonly choice: unknown;
  readonly unit: number;
  readonly amount: number;
}

/** Reads a bet of a page: a choice, and `unit` minor units for each unit that it stakes. */
export function readBet(
  { rules }: Title,
  { min, max, step }: StakeBounds,
  choice: unknown,
  unit: unknown,
): IntendedBet | PlayFault {
  const read = v.safeParse(rules.choice, choice);
  if (!read.success || typeof unit !== 'number') return fault('bad-request');
  const amount = unit * rules.units(read.output);
  if (!Number.isSafeInteger(unit) || unit < min || unit % step !== 0 || amount > max) {
    return fault('stake-bounds', { min, max, step });
  }
  return { choice: read.output, unit, amount };
}

export function fault(code: string, details?: unknown): PlayFault {
  return { error: { code, ...(details !== undefined && { details }) } };
}
