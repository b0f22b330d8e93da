import * as v from 'valibot';
import { defineState } from '../define';

/** Milliseconds since the epoch, on the operator's clock. */
const moment = v.nullable(v.number());

export const maintenanceState = defineState({
  name: 'maintenance.state',
  version: 1,
  owner: 'maintenance',
  doc: 'Whether the site is closed for maintenance, its start and end, and when players are notified.',
  value: v.object({
    isActive: v.boolean(),
    startAt: moment,
    finishAt: moment,
    notifyStartDate: moment,
    notifyEndDate: moment,
  }),
});
export type MaintenanceState = v.InferOutput<typeof maintenanceState.value>;
