import * as v from 'valibot';
import { defineCommand } from '../../kernel/contract';

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const audience = { areas: ['bonuses', 'office'] } as const;

/** Free spins that the player was granted; amounts are minor units of the currency. */
const freeSpinsSchema = v.object({
  id: v.string(),
  gameId: v.number(),
  slug: v.string(),
  /** Its name. */
  game: v.string(),
  /** Of one spin; the operator pays it. */
  stake: countSchema,
  iso: v.string(),
  scale: countSchema,
  spins: countSchema,
  left: countSchema,
  /** What they have paid so far, and the most that all of them pay. */
  won: countSchema,
  maxWin: countSchema,
  /** `cancelled`: the player has excluded themselves. */
  state: v.picklist(['active', 'used', 'expired', 'given-up', 'cancelled']),
  grantedAt: v.number(),
  endsAt: v.number(),
  /** The offer that they were taken from, and the version and the SHA-256 of its terms then; null: they were bought or won. */
  offer: v.nullable(v.object({ id: v.string(), version: countSchema, hash: v.string() })),
});
export type FreeSpinsView = v.InferOutput<typeof freeSpinsSchema>;

export const bonusesFreeSpins = defineCommand({
  name: 'bonuses.freeSpins',
  version: 1,
  owner: 'bonuses',
  audience: { areas: ['bonuses', 'office', 'casino', 'games'] },
  doc: 'The free spins that the player was granted, the newest first. `isBarred`: nothing may be offered to the player, so no game is marked with them.',
  request: v.object({}),
  answer: v.object({ isBarred: v.boolean(), freeSpins: v.array(freeSpinsSchema) }),
  failures: ['not-signed-in', 'unavailable'],
});

export const bonusesTakeFreeSpins = defineCommand({
  name: 'bonuses.takeFreeSpins',
  version: 1,
  owner: 'bonuses',
  audience,
  doc: 'Takes an offer of free spins under the terms that the player saw, which `hash` names. `barred`: nothing may be offered to the player.',
  request: v.object({ offer: v.string(), hash: v.string() }),
  answer: freeSpinsSchema,
  failures: ['not-signed-in', 'not-eligible', 'terms-changed', 'barred', 'unavailable'],
});

export const bonusesGiveUpFreeSpins = defineCommand({
  name: 'bonuses.giveUpFreeSpins',
  version: 1,
  owner: 'bonuses',
  audience,
  doc: 'Gives up what is left of free spins; what they have won stays. `ended`: nothing was left.',
  request: v.object({ id: v.string() }),
  answer: v.object({}),
  failures: ['not-signed-in', 'ended', 'unavailable'],
});
