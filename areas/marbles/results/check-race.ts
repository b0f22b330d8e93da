import {
  verifyRound,
  type RoundFault,
  type RoundVerdict,
} from '@grandstand/bus-contracts/domain/fair';
import type { Marbles } from '../data/marbles';
import { roundOf, type Announcement } from './announcements';

/**
 * Whether the order of a race follows from its seed, computed here, and its seed and weights are those that were
 * published before the race.
 */
export async function checkRace(
  { number, arrival, terminalHash, proof }: Marbles['results'][number],
  { chain, weights }: Announcement,
): Promise<RoundVerdict> {
  const [draw, ...others] = proof.draws;
  const isOfRace =
    proof.label === 'marbles' && draw?.weights.length === arrival.length && others.length === 0;
  if (!isOfRace) return faulty('malformed');
  const shown = arrival.map((marble) => marble - 1);
  if (JSON.stringify(proof.results) !== JSON.stringify([shown])) return faulty('other-results');
  if (weights && draw.weights.join() !== weights.join()) return faulty('other-seed');
  const isOfChain =
    !chain ||
    (terminalHash === chain.terminalHash &&
      proof.salt === chain.salt &&
      proof.round === roundOf(number, chain));
  if (!isOfChain) return faulty('other-seed');
  return verifyRound({ ...proof, link: { round: 0, hash: terminalHash } });
}

function faulty(fault: RoundFault): RoundVerdict {
  return { isValid: false, fault };
}
