import * as v from 'valibot';
import { defineCommand } from '../../kernel/contract';

/** A passkey as its player sees it; no part of its key. */
const passkeySchema = v.object({
  id: v.number(),
  name: v.string(),
  /** Whether the player's other devices have it too. */
  isBackedUp: v.boolean(),
  createdAt: v.number(),
  /** Null: never. */
  usedAt: v.nullable(v.number()),
});
export type Passkey = v.InferOutput<typeof passkeySchema>;

/** The newest first. */
export const passkeyListSchema = v.object({ passkeys: v.array(passkeySchema) });
export type PasskeyList = v.InferOutput<typeof passkeyListSchema>;

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const failures = ['not-signed-in', 'unavailable'];
// They sign in: no other area asks for a change of them.
const audience = { areas: ['office'] } as const;

export const passkeysGet = defineCommand({
  name: 'passkeys.get',
  version: 1,
  owner: 'passkeys',
  audience,
  doc: "The player's passkeys, and whether this browser can make one.",
  request: v.object({}),
  answer: v.object({ ...passkeyListSchema.entries, canAdd: v.boolean() }),
  failures,
});

export const passkeysAdd = defineCommand({
  name: 'passkeys.add',
  version: 1,
  owner: 'passkeys',
  audience,
  doc: 'Opens the dialog of the shell in which the player adds a passkey; answers once they have. A request for another one takes its place. `resting` as in `purchase.propose`.',
  request: v.object({}),
  answer: passkeyListSchema,
  failures: [...failures, 'cancelled', 'resting'],
});

export const passkeysRemove = defineCommand({
  name: 'passkeys.remove',
  version: 1,
  owner: 'passkeys',
  audience,
  doc: 'Opens the dialog of the shell in which the player confirms that a passkey is removed; answers once it is. `resting` as in `purchase.propose`.',
  request: v.object({ id }),
  answer: passkeyListSchema,
  failures: [...failures, 'cancelled', 'resting', 'not-found'],
});

export const passkeysRename = defineCommand({
  name: 'passkeys.rename',
  version: 1,
  owner: 'passkeys',
  audience,
  doc: 'Gives a passkey of the player another name.',
  request: v.object({ id, name: v.pipe(v.string(), v.minLength(1), v.maxLength(50)) }),
  answer: passkeyListSchema,
  failures: [...failures, 'not-found'],
});
