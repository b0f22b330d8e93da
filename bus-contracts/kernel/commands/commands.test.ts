import { expect, test } from 'vitest';
import { SAMPLES, bellRang, sumAdd, vaultOpen } from '../../testing/sample-contracts';
import { createTestBus, expectMessage, settle } from '../../testing/index';
import { Refusal } from '../errors';
import { defineManifest } from '../manifest';

const make = () => createTestBus({ contracts: SAMPLES });
const REQUEST = { a: 1, b: 2 };
const never = (): Promise<never> => new Promise(() => {});

test('BUS-01 a command is answered by its one handler; request and answer pass the tap as cause and effect', async () => {
  const t = make();
  t.bus.join('sum').handle(sumAdd, async ({ a, b }) => {
    await settle();
    return { sum: a + b };
  });
  await expect(t.bus.join('panel').send(sumAdd, REQUEST)).resolves.toEqual({ sum: 3 });
  expect(t.messages).toMatchObject([
    { step: 'request', sender: 'panel', sequence: 1, cause: 0, payload: REQUEST },
    { step: 'answer', sender: 'sum', sequence: 2, cause: 1, payload: { sum: 3 } },
  ]);
  expect(t.clock.pending).toBe(0);
});

test('BUS-01 a message that a handler publishes at once has the request as its cause', async () => {
  const t = make();
  const bell = t.bus.join('bell');
  t.bus.join('sum').handle(sumAdd, () => {
    bell.publish(bellRang, { times: 1 });
    return { sum: 0 };
  });
  await t.bus.join('panel').send(sumAdd, REQUEST);
  expect(expectMessage(t, bellRang).cause).toBe(1);
});

test('BUS-01 a command that nobody handles fails at once with NoHandler', async () => {
  const t = make();
  const sent = t.bus.join('panel').send(sumAdd, REQUEST);
  await expect(sent).rejects.toMatchObject({ name: 'NoHandler', contract: 'sum.add' });
  expect(t.messages).toMatchObject([{ step: 'request' }, { step: 'failure', sender: 'bus' }]);
});

test('BUS-01 a command to a part that starts on demand starts it and is answered by it', async () => {
  const { bus } = make();
  let starts = 0;
  bus.startOnDemand(['sum'], async () => {
    starts += 1;
    if (starts > 1) return;
    await settle();
    bus.join('sum').handle(sumAdd, ({ a, b }) => ({ sum: a + b }));
  });
  const panel = bus.join('panel');
  await expect(panel.send(sumAdd, REQUEST)).resolves.toEqual({ sum: 3 });
  await panel.send(sumAdd, REQUEST);
  expect(starts).toBe(1);
});

test('BUS-01 a message that a part publishes as it starts on demand has the request as its cause, and is queued', async () => {
  const t = make();
  t.bus.startOnDemand(['sum'], async () => {
    await settle();
    const bell = t.bus.join('bell');
    const received: number[] = [];
    t.bus.join('reader').on(bellRang, ({ times }) => received.push(times));
    t.bus.join('sum').handle(sumAdd, () => {
      bell.publish(bellRang, { times: 1 });
      return { sum: received.length };
    });
  });
  const panel = t.bus.join('panel');
  await expect(panel.send(sumAdd, REQUEST)).resolves.toEqual({ sum: 0 });
  expect(expectMessage(t, bellRang).cause).toBe(1);
  t.bus.join('bell').publish(bellRang, { times: 2 });
  expect(t.messages.at(-1)).toMatchObject({ cause: 0, payload: { times: 2 } });
});

test('BUS-01 a part that could not be started, or does not handle the command, is NoHandler', async () => {
  const { bus } = make();
  const offline = new Error('offline');
  bus.startOnDemand(['sum'], () => Promise.reject(offline));
  const panel = bus.join('panel');
  await expect(panel.send(sumAdd, REQUEST)).rejects.toMatchObject({
    name: 'NoHandler',
    cause: offline,
  });
  bus.startOnDemand(['sum'], () => Promise.resolve());
  await expect(panel.send(sumAdd, REQUEST)).rejects.toMatchObject({ name: 'NoHandler' });
});

test('BUS-01 a command that is aborted while its part starts never reaches the handler', async () => {
  const { bus } = make();
  const requests: unknown[] = [];
  bus.startOnDemand(['sum'], async () => {
    await settle();
    bus.join('sum').handle(sumAdd, (request) => {
      requests.push(request);
      return { sum: 0 };
    });
  });
  const leaving = new AbortController();
  const sent = bus.join('panel').send(sumAdd, REQUEST, { signal: leaving.signal });
  leaving.abort();
  await expect(sent).rejects.toMatchObject({ name: 'Aborted' });
  await settle();
  expect(requests).toEqual([]);
});

test('BUS-01 a command without an answer fails with Timeout after 10 s, or the deadline it is given', async () => {
  const { bus, clock } = make();
  let signal: AbortSignal | undefined;
  bus.join('sum').handle(sumAdd, (_request, context) => {
    ({ signal } = context);
    return never();
  });
  const fates: string[] = [];
  const panel = bus.join('panel');
  panel.send(sumAdd, REQUEST, { deadline: 50 }).catch((error: Error) => fates.push(error.name));
  await clock.advance(49);
  expect([...fates, signal?.aborted]).toEqual([false]);
  await clock.advance(1);
  expect([...fates, signal?.aborted]).toEqual(['Timeout', true]);
  panel.send(sumAdd, REQUEST).catch((error: Error) => fates.push(error.message));
  await clock.advance(9999);
  expect(fates).toHaveLength(1);
  await clock.advance(1);
  expect(fates[1]).toBe('Failed to send "sum.add@1": no answer within 10000 ms.');
});

test('P71 a deadline longer than a timer holds is cut to the longest that does', async () => {
  const { bus, clock } = make();
  bus.join('sum').handle(sumAdd, never);
  let fate = 'waits';
  const sent = bus.join('panel').send(sumAdd, REQUEST, { deadline: Number.POSITIVE_INFINITY });
  sent.catch((error: Error) => (fate = error.name));
  await clock.advance(2 ** 31 - 2);
  expect(fate).toBe('waits');
  await clock.advance(1);
  expect(fate).toBe('Timeout');
});

test('BUS-01 the sender’s signal ends a command with Aborted and aborts the handler', async () => {
  const { bus, clock } = make();
  const controller = new AbortController();
  const runs: AbortSignal[] = [];
  bus.join('sum').handle(sumAdd, (_request, { signal }) => {
    runs.push(signal);
    return never();
  });
  const panel = bus.join('panel');
  const sent = panel.send(sumAdd, REQUEST, { signal: controller.signal });
  controller.abort();
  await expect(sent).rejects.toMatchObject({ name: 'Aborted' });
  const late = panel.send(sumAdd, REQUEST, { signal: controller.signal });
  await expect(late).rejects.toMatchObject({ name: 'Aborted' });
  expect(runs.map((signal) => signal.aborted)).toEqual([true]);
  expect(clock.pending).toBe(0);
});

test('BUS-01 a refusal arrives as HandlerFailed with its code, words and details', async () => {
  const { bus, problems } = make();
  bus.join('sum').handle(sumAdd, () => {
    throw new Refusal('too-big', { text: 'Too big.', details: { most: 9 } });
  });
  await expect(bus.join('panel').send(sumAdd, REQUEST)).rejects.toMatchObject({
    name: 'HandlerFailed',
    code: 'too-big',
    text: 'Too big.',
    details: { most: 9 },
  });
  expect(problems).toEqual([]);
});

test('BUS-01 any other error of a handler is "unexpected" to the sender, and reported', async () => {
  const { bus, problems } = make();
  bus.join('sum').handle(sumAdd, async ({ a }) => {
    throw a === 1 ? new Error('broken') : new Refusal('not-in-the-contract');
  });
  const panel = bus.join('panel');
  const unexpected = { name: 'HandlerFailed', code: 'unexpected', text: undefined };
  await expect(panel.send(sumAdd, REQUEST)).rejects.toMatchObject(unexpected);
  await expect(panel.send(sumAdd, { a: 2, b: 2 })).rejects.toMatchObject(unexpected);
  expect(problems).toMatchObject([
    { kind: 'handler-threw', part: 'sum', contract: 'sum.add@1', error: { message: 'broken' } },
    { kind: 'handler-threw', part: 'sum', error: { code: 'not-in-the-contract' } },
  ]);
});

test('BUS-01 an answer of the wrong shape never reaches the sender', async () => {
  const { bus, problems } = make();
  bus.join('sum').handle(sumAdd, () => ({ sum: 'three' }) as never);
  const sent = bus.join('panel').send(sumAdd, REQUEST);
  await expect(sent).rejects.toMatchObject({ name: 'HandlerFailed', code: 'unexpected' });
  expect(problems).toMatchObject([{ kind: 'handler-threw', error: { name: 'BadPayloadError' } }]);
});

test('P52 an area receives how a command failed, not the shell’s own error', async () => {
  const { bus } = make();
  bus.join('sum').handle(sumAdd, () => {
    throw new Error('token=abc');
  });
  const area = bus.admit(
    defineManifest({ name: 'a', subscribes: [], publishes: [], sends: [sumAdd] }),
  );
  const error = await area.send(sumAdd, REQUEST).catch((fault: unknown) => fault);
  expect(error).toMatchObject({ name: 'HandlerFailed', code: 'unexpected' });
  expect(error).not.toHaveProperty('cause');
  expect((error as Error).message).not.toContain('token');
});

test('BUS-01 when the handler is removed, pending commands fail with HandlerGone, and the run is aborted', async () => {
  const { bus, clock } = make();
  const sum = bus.join('sum');
  let signal: AbortSignal | undefined;
  sum.handle(sumAdd, (_request, context) => {
    ({ signal } = context);
    return never();
  });
  const sent = bus.join('panel').send(sumAdd, REQUEST);
  sum.dispose();
  await expect(sent).rejects.toMatchObject({ name: 'HandlerGone' });
  expect(signal?.aborted).toBe(true);
  expect(clock.pending).toBe(0);
  bus.join('sum').handle(sumAdd, () => ({ sum: 7 }));
  await expect(bus.join('panel').send(sumAdd, REQUEST)).resolves.toEqual({ sum: 7 });
});

test('BUS-01 when the sender is disposed of, its commands end with Aborted', async () => {
  const { bus, clock } = make();
  bus.join('sum').handle(sumAdd, never);
  const panel = bus.join('panel');
  const sent = panel.send(sumAdd, REQUEST);
  panel.dispose();
  await expect(sent).rejects.toMatchObject({ name: 'Aborted' });
  await expect(panel.send(sumAdd, REQUEST)).rejects.toMatchObject({ name: 'DisposedError' });
  expect(clock.pending).toBe(0);
});

test('BUS-01 a second handler of one command is refused while the first is registered', () => {
  const { bus } = make();
  const sum = bus.join('sum');
  const stop = sum.handle(sumAdd, () => ({ sum: 1 }));
  expect(() => bus.join('sum').handle(sumAdd, () => ({ sum: 2 }))).toThrow(
    'Failed to handle "sum.add@1": "sum" handles it already.',
  );
  stop();
  bus.join('sum').handle(sumAdd, () => ({ sum: 2 }));
});

test('BUS-01 sends with one idempotency key share one run, during and after it', async () => {
  const { bus } = make();
  let runs = 0;
  bus.join('sum').handle(sumAdd, async (_request, { idempotencyKey }) => {
    runs += 1;
    await settle();
    return { sum: Number(idempotencyKey) };
  });
  const panel = bus.join('panel');
  const options = { idempotencyKey: '42' };
  const together = [panel.send(sumAdd, REQUEST, options), panel.send(sumAdd, REQUEST, options)];
  await expect(Promise.all(together)).resolves.toEqual([{ sum: 42 }, { sum: 42 }]);
  await expect(panel.send(sumAdd, REQUEST, options)).resolves.toEqual({ sum: 42 });
  expect(runs).toBe(1);
  await bus.join('other').send(sumAdd, REQUEST, options);
  expect(runs).toBe(2);
});

test('BUS-01 a run with an idempotency key goes on after its sender stops waiting, and a retry joins it', async () => {
  const { bus, clock } = make();
  let runs = 0;
  let answer: (sum: { sum: number }) => void = () => {};
  bus.join('sum').handle(sumAdd, () => {
    runs += 1;
    return new Promise((resolve) => (answer = resolve));
  });
  const panel = bus.join('panel');
  const first = panel.send(sumAdd, REQUEST, { idempotencyKey: 'k', deadline: 5 });
  const lost = first.catch((error: Error) => error.name);
  await clock.advance(5);
  expect(await lost).toBe('Timeout');
  const retry = panel.send(sumAdd, REQUEST, { idempotencyKey: 'k' });
  answer({ sum: 3 });
  await expect(retry).resolves.toEqual({ sum: 3 });
  expect(runs).toBe(1);
});

test('BUS-01 when the handler is removed, a run with a key and no sender is aborted too, and is not kept', async () => {
  const { bus, clock } = make();
  const signals: AbortSignal[] = [];
  const answers: (() => void)[] = [];
  const sum = bus.join('sum');
  sum.handle(sumAdd, (_request, { signal }) => {
    signals.push(signal);
    return new Promise((resolve) => answers.push(() => resolve({ sum: 1 })));
  });
  const panel = bus.join('panel');
  const send = (idempotencyKey: string) =>
    panel.send(sumAdd, REQUEST, { idempotencyKey, deadline: 5 }).catch((error: Error) => error);
  const answered = send('answered');
  answers[0]?.();
  await expect(answered).resolves.toEqual({ sum: 1 });
  const left = send('left');
  await clock.advance(5);
  await expect(left).resolves.toMatchObject({ name: 'Timeout' });
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
  sum.dispose();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, true]);
  bus.join('sum').handle(sumAdd, () => ({ sum: 7 }));
  await expect(send('answered')).resolves.toEqual({ sum: 7 });
});

test('BUS-01 a failed run is not kept: the same key starts a new one', async () => {
  const { bus } = make();
  let runs = 0;
  bus.join('sum').handle(sumAdd, () => {
    runs += 1;
    if (runs === 1) throw new Refusal('too-big');
    return { sum: runs };
  });
  const panel = bus.join('panel');
  const options = { idempotencyKey: 'k' };
  await expect(panel.send(sumAdd, REQUEST, options)).rejects.toMatchObject({ code: 'too-big' });
  await expect(panel.send(sumAdd, REQUEST, options)).resolves.toEqual({ sum: 2 });
});

test('BUS-01 the answers kept by idempotency key are bounded; the oldest is dropped', async () => {
  const { bus } = make();
  let runs = 0;
  bus.join('sum').handle(sumAdd, () => ({ sum: ++runs }));
  const panel = bus.join('panel');
  const send = (key: number) => panel.send(sumAdd, REQUEST, { idempotencyKey: String(key) });
  for (let key = 1; key <= 201; key++) await send(key);
  await expect(send(201)).resolves.toEqual({ sum: 201 });
  await expect(send(1)).resolves.toEqual({ sum: 202 });
});

test('BUS-01 only the owner handles a command', () => {
  const { bus } = make();
  // @ts-expect-error -- it does not compile either
  expect(() => bus.join('thief').handle(vaultOpen, () => ({ gold: 0 }))).toThrow('may not');
});
