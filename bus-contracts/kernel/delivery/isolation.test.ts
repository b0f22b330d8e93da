import fc from 'fast-check';
import { config, map } from 'rxjs';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { createTestBus, settle, runs } from '../../testing/index';
import { anyoneSaid, bellRang, SAMPLES } from '../../testing/sample-contracts';
import { defineEvent } from '../contract';
import type { Unsubscribe } from '../types';

const NAMES = ['a', 'b', 'c', 'd'] as const;
const topics = NAMES.map((name) =>
  defineEvent({
    name: `graph.${name}`,
    version: 1,
    owner: '*',
    doc: '',
    payload: v.object({ fuel: v.number() }),
  }),
);
const topicIndex = fc.nat({ max: topics.length - 1 });

/** The action of a subscriber in the graph for each message. */
const subscriber = fc.record({
  on: topicIndex,
  publishes: fc.array(topicIndex, { maxLength: 2 }),
  fault: fc.constantFrom('none', 'throws', 'rejects'),
  leaves: fc.boolean(),
  brings: fc.boolean(),
});

const graph = fc.record({
  subscribers: fc.array(subscriber, { maxLength: 8 }),
  starts: fc.array(topicIndex, { minLength: 1, maxLength: 3 }),
});

test('P51 throwing, re-entrant, leaving and joining subscribers never stop the rest: 1,000 graphs', async () => {
  await fc.assert(
    fc.asyncProperty(graph, async ({ subscribers, starts }) => {
      const t = createTestBus({ contracts: topics });
      const part = t.bus.join('part');
      const first: number[] = [];
      const last: number[] = [];
      let faults = 0;
      for (const topic of topics) part.on(topic, (_, { sequence }) => first.push(sequence));
      for (const { on, publishes, fault, leaves, brings } of subscribers) {
        const stop: Unsubscribe = part.on(topics[on]!, ({ fuel }) => {
          if (leaves) stop();
          if (brings) part.on(topics[on]!, () => {});
          if (fuel > 0)
            for (const next of publishes) part.publish(topics[next]!, { fuel: fuel - 1 });
          if (fault !== 'none') faults += 1;
          if (fault === 'throws') throw new Error('fault');
          return fault === 'rejects' ? (Promise.reject(new Error('fault')) as never) : undefined;
        });
      }
      for (const topic of topics) part.on(topic, (_, { sequence }) => last.push(sequence));
      for (const start of starts) part.publish(topics[start]!, { fuel: 3 });
      await settle();
      const passed = t.messages.map(({ sequence }) => sequence);
      expect(passed).toEqual(passed.map((_, i) => i + 1));
      expect(first).toEqual(passed);
      expect(last).toEqual(passed);
      expect(t.problems).toHaveLength(faults);
      for (const { sequence, cause } of t.messages) expect(cause).toBeLessThan(sequence);
    }),
    { numRuns: runs(1000) },
  );
});

test('P51 a fault is reported with the subscriber and the contract', () => {
  const { bus, problems } = createTestBus({ contracts: SAMPLES });
  const error = new Error('broken');
  bus.join('clumsy').on(bellRang, () => {
    throw error;
  });
  bus.join('bell').publish(bellRang, { times: 1 });
  expect(problems).toEqual([
    { kind: 'listener-threw', part: 'clumsy', contract: 'bell.rang@1', error },
  ]);
});

test('P51 a tap that throws, or ends another, stops neither the message nor the other taps', () => {
  const { bus, problems } = createTestBus({ contracts: SAMPLES });
  const received: string[] = [];
  const stop = bus.tap(() => {
    stop();
    throw new Error('broken');
  });
  bus.tap(() => received.push('tap'));
  bus.join('reader').on(anyoneSaid, () => received.push('reader'));
  bus.join('guest').publish(anyoneSaid, { text: 'a' });
  bus.join('guest').publish(anyoneSaid, { text: 'b' });
  expect(received).toEqual(['reader', 'tap', 'reader', 'tap']);
  expect(problems).toMatchObject([{ kind: 'tap-threw', contract: 'anyone.said@1' }]);
});

test('P51 a subscriber of an RxJS stream that throws is reported and does not stop the rest', () => {
  const { bus, problems } = createTestBus({ contracts: SAMPLES });
  const received: number[] = [];
  const reader = bus.join('reader');
  const error = new Error('broken');
  reader.messages$(bellRang).subscribe(() => {
    throw error;
  });
  reader.messages$(bellRang).subscribe(({ times }) => received.push(times));
  bus.join('bell').publish(bellRang, { times: 1 });
  bus.join('bell').publish(bellRang, { times: 2 });
  expect(received).toEqual([1, 2]);
  expect(problems).toMatchObject([
    { kind: 'listener-threw', part: 'reader', error },
    { kind: 'listener-threw', part: 'reader', error },
  ]);
});

test('P51 an error behind an operator does not stop the other subscribers; RxJS reports it', async () => {
  const { bus } = createTestBus({ contracts: SAMPLES });
  const reported: unknown[] = [];
  config.onUnhandledError = (error) => reported.push(error);
  const received: number[] = [];
  const reader = bus.join('reader');
  const error = new Error('broken');
  const faulty = map((): number => {
    throw error;
  });
  reader.messages$(bellRang).pipe(faulty).subscribe();
  reader.messages$(bellRang).subscribe(({ times }) => received.push(times));
  bus.join('bell').publish(bellRang, { times: 1 });
  bus.join('bell').publish(bellRang, { times: 2 });
  await expect.poll(() => reported).toEqual([error]);
  config.onUnhandledError = null;
  expect(received).toEqual([1, 2]);
});
