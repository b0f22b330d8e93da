import * as v from 'valibot';
import { defineCommand } from '../../kernel/contract';

/** Whether a player signs in by two steps. */
export const twoStepSchema = v.object({
  isOn: v.boolean(),
  /** By codes of an authenticator app, or of messages to the phone; null: it is off. */
  by: v.nullable(v.picklist(['totp', 'sms'])),
  /** The player's number without most of it; null: they have none. */
  phone: v.nullable(v.string()),
  /** The recovery codes that have not been used. */
  recoveryCodesLeft: v.number(),
});
export type TwoStep = v.InferOutput<typeof twoStepSchema>;

const failures = ['not-signed-in', 'unavailable'];
// It decides who can sign in: no other area asks for a change of it.
const audience = { areas: ['office'] } as const;

export const twoStepGet = defineCommand({
  name: 'twoStep.get',
  version: 1,
  owner: 'two-step',
  audience,
  doc: 'Whether the player signs in by two steps, by what, and how many recovery codes are left.',
  request: v.object({}),
  answer: twoStepSchema,
  failures,
});

export const twoStepChange = defineCommand({
  name: 'twoStep.change',
  version: 1,
  owner: 'two-step',
  audience,
  doc: 'Opens the dialog of the shell in which the player sets two-step sign-in up, turns it off, or makes new recovery codes; answers once they have. The key of the app and the codes are shown there alone. `resting` as in `purchase.propose`.',
  request: v.object({ act: v.picklist(['set-up', 'turn-off', 'new-codes']) }),
  answer: twoStepSchema,
  failures: [...failures, 'cancelled', 'resting'],
});
export type TwoStepAct = v.InferOutput<typeof twoStepChange.request>['act'];
