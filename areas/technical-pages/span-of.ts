import type { MaintenanceSpan } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';

const moment = v.optional(v.nullable(v.number()), null);
const stateSchema = v.object({
  maintenance: v.nullable(v.object({ started_at: moment, ended_at: moment })),
});
const spanSchema = v.object({ startAt: moment, finishAt: moment });

/** A maintenance without known times. */
export const NO_SPAN: MaintenanceSpan = { startAt: null, finishAt: null };

/** The times of the maintenance in the operator's answer to `config/state`; unknown if it has none. */
export function spanOf(answer: unknown): MaintenanceSpan {
  const { maintenance } = v.parse(stateSchema, answer);
  if (!maintenance) return NO_SPAN;
  const { started_at: startAt, ended_at: finishAt } = maintenance;
  return { startAt, finishAt };
}

/** The same as the server wrote it into the area's state. */
export function readSpan(data: unknown): MaintenanceSpan {
  const read = v.safeParse(spanSchema, data);
  return read.success ? read.output : NO_SPAN;
}
