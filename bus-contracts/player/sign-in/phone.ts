import * as v from 'valibot';
import { defineCommand } from '../../kernel/contract';

/** The phone of a player's account. */
export const phoneSchema = v.object({
  /** The number without most of it; null: the account has none. */
  phone: v.nullable(v.string()),
  /** Whether codes to it are the second step of the sign-in: then it can't be removed. */
  isSecondStep: v.boolean(),
});
export type Phone = v.InferOutput<typeof phoneSchema>;

const failures = ['not-signed-in', 'unavailable'];
// It decides who can sign in: no other area asks for a change of it.
const audience = { areas: ['office', 'profile'] } as const;

export const phoneGet = defineCommand({
  name: 'phone.get',
  version: 1,
  owner: 'phone',
  audience,
  doc: 'The phone of the player’s account, without most of its number.',
  request: v.object({}),
  answer: phoneSchema,
  failures,
});

export const phoneChange = defineCommand({
  name: 'phone.change',
  version: 1,
  owner: 'phone',
  audience,
  doc: 'Opens the dialog of the shell in which the player adds a phone, changes it, or removes it; answers once they have. Number and codes are typed there alone. `resting` as in `purchase.propose`.',
  request: v.object({ act: v.picklist(['set', 'remove']) }),
  answer: phoneSchema,
  failures: [...failures, 'cancelled', 'resting'],
});
export type PhoneAct = v.InferOutput<typeof phoneChange.request>['act'];
