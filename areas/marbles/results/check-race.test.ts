import { expect, test } from 'vitest';
import { marbles, nextRace } from '../testing/samples';
import { announcementOf, withNext } from './announcements';
import { checkRace } from './check-race';

const given = marbles();
const [result] = given.results;
if (!result) throw new Error('The samples have no result.');
const { proof } = result;
const weights = proof.draws[0]?.weights ?? [];
const announced = { chain: given.chain, weights };
const CHAIN = { ...given.chain, terminalHash: 'cd'.repeat(32) };
const fault = (name: string) => ({ isValid: false, fault: name });

test('P112 the order of a race follows from the seed and the weights that were published before it', async () => {
  expect(await checkRace(result, announced)).toEqual({ isValid: true });
  const forged = result.arrival.toReversed();
  const results = [forged.map((number) => number - 1)];
  for (const other of [
    { ...result, arrival: forged },
    { ...result, arrival: forged, proof: { ...proof, results } },
  ]) {
    expect(await checkRace(other, announced)).toEqual(fault('other-results'));
  }
  const ofGame = { ...result, proof: { ...proof, label: 'lotto-5-36' } };
  expect(await checkRace(ofGame, announced)).toEqual(fault('malformed'));
});

test('P112 a race that was drawn by other weights, or in another round or chain, is not confirmed', async () => {
  const { chain } = announced;
  for (const other of [
    { chain, weights: weights.toReversed() },
    { chain: { ...chain, firstRace: chain.firstRace - 1 }, weights },
    { chain: { ...chain, salt: 'other' }, weights },
    { chain: CHAIN, weights },
  ]) {
    expect(await checkRace(result, other)).toEqual(fault('other-seed'));
  }
  // Of a chain that the page has not seen, the seed must at least be a link.
  const unseen = { chain: undefined, weights: undefined };
  expect(await checkRace(result, unseen)).toEqual({ isValid: true });
  const { terminalHash } = CHAIN;
  expect(await checkRace({ ...result, terminalHash }, unseen)).toEqual(fault('other-seed'));
});

test('what the page has seen of a race stays, and a race has the chain that covers it', () => {
  const next = nextRace(42);
  const seen = withNext(new Map(), marbles({ next }));
  const later = marbles({
    next: { ...next, weights: next.weights.toReversed() },
    chain: { ...CHAIN, firstRace: 30, length: 12 },
    nextChain: { ...given.chain, firstRace: 42 },
  });
  expect(withNext(seen, later)).toBe(seen);
  expect(announcementOf(42, seen, later)).toEqual({ chain: given.chain, weights: next.weights });
  expect(announcementOf(42, new Map(), later).chain).toBe(later.nextChain);
  expect(announcementOf(41, seen, later)).toEqual({ chain: later.chain, weights: undefined });
  expect(announcementOf(29, seen, later).chain).toBeUndefined();
});
