import * as v from 'valibot';
import { drawRound, publishedRoundSchema, type PublishedRound } from './rounds';
import { isOfChain, seedHash } from './seeds';

/** Why a round does not verify: its form, its seed, or its results. */
export type RoundFault = 'malformed' | 'other-seed' | 'other-results';

export type RoundVerdict =
  | { readonly isValid: true }
  | { readonly isValid: false; readonly fault: RoundFault };

/**
 * Computes a round again from what was published of it; needs no network.
 * @example await verifyRound(JSON.parse(text)) // { isValid: false, fault: 'other-seed' }
 */
export async function verifyRound(published: unknown): Promise<RoundVerdict> {
  const parsed = v.safeParse(publishedRoundSchema, published);
  if (!parsed.success) return { isValid: false, fault: 'malformed' };
  const round = parsed.output;
  if (!(await isSeedCommitted(round))) return { isValid: false, fault: 'other-seed' };
  const results = await drawRound(round);
  return JSON.stringify(results) === JSON.stringify(round.results)
    ? { isValid: true }
    : { isValid: false, fault: 'other-results' };
}

async function isSeedCommitted(round: PublishedRound): Promise<boolean> {
  return round.scheme === 'personal'
    ? (await seedHash(round.serverSeed)) === round.commitment
    : isOfChain(round.seed, round.round, round.link);
}
