import * as v from 'valibot';
import { defineGet } from '../../endpoint';

const moment = v.optional(v.nullable(v.number()), null);

/** The state of the whole site. */
export const siteState = defineGet({
  token: 'sent',
  // It changes nothing; a blocked visitor can neither get a token nor solve a captcha.
  isRecoverable: false,
  timeoutMs: 5000,
  path: '/bff-api/config/state',
  request: v.object({}),
  answer: v.object({
    maintenance: v.nullable(
      v.object({
        started_at: moment,
        ended_at: moment,
        notify_started_at: moment,
        notify_ended_at: moment,
        isActive: v.boolean(),
        /** 0: the web site stays open meanwhile. */
        web_state: v.number(),
      }),
    ),
  }),
});
export type MaintenanceAnswer = v.InferOutput<typeof siteState.answer>['maintenance'];
