import * as v from 'valibot';
import { defineState } from '../../kernel/contract';

export const serverClockState = defineState({
  name: 'serverClock.state',
  version: 1,
  owner: 'server-clock',
  doc: "How far the page's clock is from the operator's; published once it is known, and again when it is measured better.",
  value: v.object({
    /** Milliseconds to add to the page's clock. */
    offset: v.number(),
    /** When it was measured, on the page's clock. */
    measuredAt: v.number(),
    /** The same moment on the page's monotonic clock, which the user can't change. */
    steadyAt: v.number(),
  }),
});
