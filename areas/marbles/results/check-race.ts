import { verifyRound } from '@grandstand/bus-contracts/domain/fair';
import type { Marbles } from '../data/marbles';

/**
 * Whether the order of a race follows from its seed, computed here.
 * @param chain the present one; a race of an earlier chain is checked from the race before
 */
export async function isRaceTrue(
  { arrival, proof }: Marbles['results'][number],
  { terminalHash, salt, drawn }: Marbles['chain'],
): Promise<boolean> {
  const [draw, ...others] = proof.draws;
  const isOfRace =
    proof.label === 'marbles' && draw?.weights.length === arrival.length && others.length === 0;
  const shown = arrival.map((number) => number - 1);
  if (!isOfRace || JSON.stringify(proof.results) !== JSON.stringify([shown])) return false;
  const isOfPresent = proof.salt === salt && proof.round <= drawn;
  const link = isOfPresent ? { round: 0, hash: terminalHash } : proof.link;
  return (await verifyRound({ ...proof, link })).isValid;
}
