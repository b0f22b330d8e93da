import * as v from 'valibot';
import { defineCommand } from '../../kernel/contract';

/** Whether the player has a security question. */
export const securityQuestionSchema = v.object({ isSet: v.boolean() });
export type SecurityQuestion = v.InferOutput<typeof securityQuestionSchema>;

const failures = ['not-signed-in', 'unavailable'];
const audience = { areas: ['office'] } as const;

export const securityQuestionGet = defineCommand({
  name: 'securityQuestion.get',
  version: 1,
  owner: 'security-question',
  audience,
  doc: 'Whether the player has a security question, whose answer is asked for beside a code or a link when the password is lost.',
  request: v.object({}),
  answer: securityQuestionSchema,
  failures,
});

export const securityQuestionChange = defineCommand({
  name: 'securityQuestion.change',
  version: 1,
  owner: 'security-question',
  audience,
  doc: 'Opens the dialog of the shell in which the player sets a security question, or removes it; answers once they have. The answer is typed there alone. `resting` as in `purchase.propose`.',
  request: v.object({ act: v.picklist(['set', 'remove']) }),
  answer: securityQuestionSchema,
  failures: [...failures, 'cancelled', 'resting'],
});
export type SecurityQuestionAct = v.InferOutput<typeof securityQuestionChange.request>['act'];
