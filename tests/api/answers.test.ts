import { runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { gameSchema, placedBetSchema, siteConfigSchema } from '@grandstand/bus-contracts';
import { ApiError } from '../../src/api';
import { SAMPLE_CALLS } from '../harness/calls';
import type { SampleCall } from '../harness/calls';
import { tokenFor } from '../harness/fakes/fake-operator';
import { bet, game, siteConfig } from '../harness/samples';
import { openTab } from '../harness/tabs/tab';

/** Replaces the value at one place of an answer, or takes the member away. */
function spoil(answer: unknown, steps: readonly number[], by: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || steps.length === 0) return by;
  const copy: Record<string, unknown> = { ...(answer as Record<string, unknown>) };
  const keys = Object.keys(copy);
  const key = keys[(steps[0] ?? 0) % keys.length];
  if (key === undefined) return by;
  if (steps.length === 1 && by === undefined) delete copy[key];
  else copy[key] = spoil(copy[key], steps.slice(1), by);
  return Array.isArray(answer) ? Object.values(copy) : copy;
}

const hostile = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(undefined, null, -1, 1e308, 0.1 + 0.2, '', [], {}, '<b>', 2 ** 53),
  fc.string({ unit: 'binary' }),
);
const steps = fc.array(fc.nat(20), { minLength: 1, maxLength: 8 });
const HTML = ['<!doctype html><title>Sign in</title>', '<html>', '\n <h1>502</h1>', '<?xml ?>'];

/** An answer's text, made from a good one or from nothing. */
const textFrom = ({ answer, text: good }: SampleCall): fc.Arbitrary<string> => {
  return fc.oneof(
    fc.tuple(steps, hostile).map(([path, by]) => JSON.stringify(spoil(answer, path, by)) ?? ''),
    fc.nat(good.length).map((end) => good.slice(0, end)),
    fc.nat(good.length).map((start) => good.slice(start)),
    fc.tuple(fc.nat(good.length), fc.string()).map(([at, part]) => {
      return good.slice(0, at) + part + good.slice(at);
    }),
    fc.constantFrom(...HTML),
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', 'null', '[]', '{}', '{"__proto__":{"userId":"x"}}', '['.repeat(100_000)),
  );
};

const fuzzed = fc.constantFrom(...SAMPLE_CALLS).chain((sample) =>
  fc.record({
    name: fc.constant(sample.name),
    text: textFrom(sample),
    status: fc.oneof(
      { weight: 4, arbitrary: fc.constant(200) },
      fc.integer({ min: 200, max: 599 }),
    ),
    type: fc.constantFrom('application/json', 'text/html; charset=utf-8', 'text/plain', ''),
  }),
);

const BODILESS = new Set([204, 205, 304]);

describe('an answer', () => {
  it('P33 that is malformed, cut off, HTML or anything else becomes a typed error, in 20,000 forms', async () => {
    const tab = openTab();
    const fresh = tokenFor('ann-1', tab.test.clock.now() + 3_600_000);
    tab.tokens.begin('ann-1', fresh);
    let requested = '';
    let respond = (): Response => Response.json({});
    const api = openTab({
      ...tab,
      operator: {
        ...tab.operator,
        fetch: async (url) =>
          typeof url === 'string' && url.includes('gettoken?') && requested !== 'userToken'
            ? Response.json({ token: fresh })
            : respond(),
      },
    });
    api.tokens.begin('ann-1', fresh);
    const seen = { errors: 0, answers: 0 };

    await fc.assert(
      fc.asyncProperty(fuzzed, async ({ name, text, status, type }) => {
        const sample = SAMPLE_CALLS.find((each) => each.name === name)!;
        requested = name;
        respond = () =>
          new Response(BODILESS.has(status) ? null : text, {
            status,
            headers: { 'content-type': type },
          });
        const call = sample.make(api.api).then(
          () => undefined,
          (error: unknown) => error,
        );
        await api.test.clock.advance(60_000);
        const error = await call;
        if (error === undefined) {
          // A body that still fits is an answer; it came with a status of success.
          expect(status).toBeLessThan(300);
          if (sample.endpoint.format === 'json') {
            expect(() => JSON.parse(text) as unknown).not.toThrow();
          }
          seen.answers += 1;
          return;
        }
        expect(error).toBeInstanceOf(ApiError);
        expect((error as ApiError).message.length).toBeLessThan(300);
        seen.errors += 1;
      }),
      { numRuns: runs(20_000) },
    );
    expect(seen.errors).toBeGreaterThan(seen.answers);
  });

  it('P33 that was accepted fits its contract, after any change to it', async () => {
    const contracts = [
      ['lineGameCall', { game, seq: 1 }, gameSchema],
      ['betCall', { bet }, placedBetSchema],
      ['configAll', siteConfig, siteConfigSchema],
    ] as const;
    const tab = openTab();
    tab.tokens.begin('ann-1', tokenFor('ann-1', tab.test.clock.now() + 3_600_000));
    for (const [name, answer, schema] of contracts) {
      const sample = SAMPLE_CALLS.find((each) => each.name === name)!;
      await fc.assert(
        fc.asyncProperty(steps, hostile, async (path, by) => {
          const spoilt = JSON.stringify(spoil(answer, path, by)) ?? '';
          const place = sample.endpoint.path.replace(':id', name === 'betCall' ? 'b-1' : '7001');
          tab.operator.on(`GET ${place}`, () => new Response(spoilt));
          const given: unknown = await sample.make(tab.api).catch(() => undefined);
          if (given === undefined) return;
          const value = name === 'lineGameCall' ? Reflect.get(given as object, 'game') : given;
          expect(v.is(schema, value)).toBe(true);
        }),
        { numRuns: runs(700) },
      );
    }
  });

  it('is reported with the place of its fault, and without its content', async () => {
    const tab = openTab();
    tab.operator.on('GET /web-api/user/check', () => ({ userId: { secret: 'ann@mail.example' } }));
    const error: unknown = await SAMPLE_CALLS.find(({ name }) => name === 'userCheck')!
      .make(tab.api)
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      message: 'Failed to call GET /web-api/user/check: the answer was wrong-shape (userId).',
    });
  });
});
