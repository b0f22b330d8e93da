import { describe, expect, test } from 'vitest';
import {
  anyoneSaid,
  bellRang,
  lampState,
  priceTicks,
  SAMPLES,
  sumAdd,
  vaultState,
} from '../testing/sample-contracts';
import { createPortPair, createTestBus, settle } from '../testing/index';
import type { TestBus } from '../testing/index';
import type { BusProblem } from '../kernel/problems';
import { Refusal } from '../kernel/errors';
import { defineManifest } from '../kernel/manifest';
import type { HandleOf } from '../kernel/manifest';
import { joinPort, servePort } from './index';

const manifest = defineManifest({
  name: 'room',
  subscribes: [bellRang, lampState, priceTicks],
  publishes: [anyoneSaid],
  sends: [sumAdd],
});

/** A part with a manifest beside the page it is joined to. */
interface World extends TestBus {
  readonly part: HandleOf<typeof manifest>;
  /** The refusals and errors that were reported on the part's side. */
  readonly ownProblems: readonly BusProblem[];
  /** Moves time until a stream's values are delivered to the part. */
  paint(): Promise<void>;
}

async function inPage(prepare: (t: TestBus) => void = () => {}): Promise<World> {
  const t = createTestBus({ contracts: SAMPLES, mode: 'production' });
  prepare(t);
  const part = t.bus.admit(manifest);
  return { ...t, part, ownProblems: t.problems, paint: () => t.clock.frame() };
}

async function overPort(prepare: (t: TestBus) => void = () => {}): Promise<World> {
  const t = createTestBus({ contracts: SAMPLES, mode: 'production' });
  prepare(t);
  const ownProblems: BusProblem[] = [];
  const [here, there] = createPortPair();
  const { clock } = t;
  const joined = joinPort({ manifest, port: there, clock, report: (one) => ownProblems.push(one) });
  servePort({ handle: t.bus.admit(manifest), manifest, port: here, clock, onFault: () => {} });
  const part = await joined;
  const paint = async (): Promise<void> => {
    await clock.frame();
    await clock.frame();
  };
  return { ...t, part, ownProblems, paint };
}

describe.each([
  ['in the page', inPage],
  ['over a port', overPort],
])('BUS-01 the laws of the bus %s', (_where, join) => {
  test('an event reaches every subscriber in order, and is not kept for later ones', async () => {
    const { bus, part } = await join();
    const bell = bus.join('bell');
    const received: string[] = [];
    part.on(bellRang, ({ times }) => received.push(`a${times}`));
    part.on(bellRang, ({ times }) => received.push(`b${times}`));
    bell.publish(bellRang, { times: 1 });
    bell.publish(bellRang, { times: 2 });
    await settle();
    part.on(bellRang, () => received.push('late'));
    await settle();
    expect(received).toEqual(['a1', 'b1', 'a2', 'b2']);
  });

  test('a state gives its present value at once, then every change', async () => {
    const { bus, part } = await join((t) =>
      t.bus.join('lamp').publish(lampState, { isOn: true, lumen: 5 }),
    );
    const received: number[] = [];
    expect(part.peek(lampState)).toEqual({ isOn: true, lumen: 5 });
    const stop = part.on(lampState, ({ lumen }) => received.push(lumen));
    expect(received).toEqual([5]);
    const lamp = bus.join('lamp');
    lamp.publish(lampState, { isOn: true, lumen: 9 });
    lamp.publish(lampState, { isOn: true, lumen: 10 });
    await settle();
    stop();
    lamp.publish(lampState, { isOn: true, lumen: 11 });
    await settle();
    expect(received).toEqual([5, 9, 10]);
    expect(part.peek(lampState)).toEqual({ isOn: true, lumen: 11 });
  });

  test('a stream delivers the last value of each key once a frame', async () => {
    const { bus, part, paint } = await join();
    const market = bus.join('market');
    const received: string[] = [];
    part.on(priceTicks, ({ id, price }) => received.push(`${id} ${price}`));
    part.onKey(priceTicks, 'a', ({ price }) => received.push(`only a ${price}`));
    market.publish(priceTicks, { id: 'a', price: 1 });
    market.publish(priceTicks, { id: 'b', price: 2 });
    market.publish(priceTicks, { id: 'a', price: 3 });
    await paint();
    expect(received.toSorted()).toEqual(['a 3', 'b 2', 'only a 3']);
    expect(part.peekKey(priceTicks, 'b')).toEqual({ id: 'b', price: 2 });
  });

  test('what is received is frozen', async () => {
    const { part } = await join((t) =>
      t.bus.join('lamp').publish(lampState, { isOn: true, lumen: 5 }),
    );
    expect(Object.isFrozen(part.peek(lampState))).toBe(true);
  });

  test('a listener that throws is reported, and the others still receive the message', async () => {
    const { bus, part, ownProblems } = await join();
    const received: number[] = [];
    part.on(bellRang, () => {
      throw new Error('broken');
    });
    part.on(bellRang, ({ times }) => received.push(times));
    bus.join('bell').publish(bellRang, { times: 1 });
    await settle();
    expect(received).toEqual([1]);
    expect(ownProblems).toMatchObject([{ kind: 'listener-threw', part: 'area:room' }]);
  });

  test('RxJS streams complete when the handle is disposed of, and nothing arrives afterwards', async () => {
    const { bus, part } = await join();
    const received: unknown[] = [];
    part.messages$(bellRang).subscribe({
      next: ({ times }) => received.push(times),
      complete: () => received.push('complete'),
    });
    const bell = bus.join('bell');
    bell.publish(bellRang, { times: 1 });
    await settle();
    part.dispose();
    bell.publish(bellRang, { times: 2 });
    await settle();
    expect(received).toEqual([1, 'complete']);
    expect(() => part.publish(anyoneSaid, { text: 'late' })).toThrow('was disposed of');
  });

  test('what it publishes reaches the page under its name, copied', async () => {
    const { bus, part } = await join();
    const received: string[] = [];
    bus.join('reader').on(anyoneSaid, ({ text }, { sender }) => received.push(`${sender} ${text}`));
    const payload = { text: 'first' };
    part.publish(anyoneSaid, payload);
    payload.text = 'changed';
    await settle();
    expect(received).toEqual(['area:room first']);
  });

  test('a wrong shape and a contract outside of the manifest are refused at the call', async () => {
    const { part, messages, ownProblems } = await join();
    expect(() => part.publish(anyoneSaid, { text: 1 } as never)).toThrow('Expected string');
    const wrong = part.send(sumAdd, { a: 'one' } as never);
    await expect(wrong).rejects.toMatchObject({ name: 'BadPayloadError' });
    expect(() => part.peek(vaultState as never)).toThrow('does not name it');
    await settle();
    expect(messages).toEqual([]);
    expect(ownProblems.map(({ kind }) => kind)).toEqual([
      'refused-shape',
      'refused-shape',
      'refused-sender',
    ]);
  });

  test('a command is answered by its handler', async () => {
    const { bus, part } = await join();
    bus.join('sum').handle(sumAdd, ({ a, b }) => ({ sum: a + b }));
    await expect(part.send(sumAdd, { a: 1, b: 2 })).resolves.toEqual({ sum: 3 });
  });

  test('a refusal arrives with its code, words and details', async () => {
    const { bus, part, ownProblems } = await join();
    bus.join('sum').handle(sumAdd, () => {
      throw new Refusal('too-big', { text: 'Too big.', details: { most: 9 } });
    });
    await expect(part.send(sumAdd, { a: 1, b: 2 })).rejects.toMatchObject({
      name: 'HandlerFailed',
      contract: 'sum.add',
      code: 'too-big',
      text: 'Too big.',
      details: { most: 9 },
    });
    expect(ownProblems).toEqual([]);
  });

  test('a fault of the handler is "unexpected", without its words', async () => {
    const { bus, part, problems } = await join();
    bus.join('sum').handle(sumAdd, () => {
      throw new Error('token=abc');
    });
    const error = await part.send(sumAdd, { a: 1, b: 2 }).catch((fault: unknown) => fault);
    expect(error).toMatchObject({ name: 'HandlerFailed', code: 'unexpected' });
    expect((error as Error).message).not.toContain('token');
    expect(problems).toMatchObject([{ kind: 'handler-threw', part: 'sum' }]);
  });

  test('a command that nobody handles fails with NoHandler', async () => {
    const { part } = await join();
    const sent = part.send(sumAdd, { a: 1, b: 2 });
    await expect(sent).rejects.toMatchObject({ name: 'NoHandler' });
  });

  test('a deadline ends in Timeout, a signal in Aborted; both abort the handler', async () => {
    const { bus, part, clock } = await join();
    const signals: AbortSignal[] = [];
    bus.join('sum').handle(sumAdd, (_request, { signal }) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    const late = part.send(sumAdd, { a: 1, b: 2 }, { deadline: 50 });
    const fate = late.catch((error: Error) => error.name);
    await clock.advance(50);
    expect(await fate).toBe('Timeout');
    const controller = new AbortController();
    const left = part.send(sumAdd, { a: 1, b: 2 }, { signal: controller.signal });
    await settle();
    controller.abort();
    await expect(left).rejects.toMatchObject({ name: 'Aborted' });
    await settle();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    expect(clock.pending).toBe(0);
  });

  test('a handler that goes away ends its commands with HandlerGone', async () => {
    const { bus, part } = await join();
    const sum = bus.join('sum');
    sum.handle(sumAdd, () => new Promise(() => {}));
    const sent = part.send(sumAdd, { a: 1, b: 2 });
    await settle();
    sum.dispose();
    await expect(sent).rejects.toMatchObject({ name: 'HandlerGone' });
  });

  test('sends with one idempotency key share one run, during and after it', async () => {
    const { bus, part } = await join();
    let runs = 0;
    bus.join('sum').handle(sumAdd, async () => {
      runs += 1;
      await settle();
      return { sum: runs };
    });
    const options = { idempotencyKey: 'k' };
    const both = [
      part.send(sumAdd, { a: 1, b: 2 }, options),
      part.send(sumAdd, { a: 1, b: 2 }, options),
    ];
    await expect(Promise.all(both)).resolves.toEqual([{ sum: 1 }, { sum: 1 }]);
    await expect(part.send(sumAdd, { a: 1, b: 2 }, options)).resolves.toEqual({ sum: 1 });
    expect(runs).toBe(1);
  });

  test('a handle that is disposed of fails its pending commands', async () => {
    const { bus, part, clock } = await join();
    bus.join('sum').handle(sumAdd, () => new Promise(() => {}));
    const sent = part.send(sumAdd, { a: 1, b: 2 });
    await settle();
    part.dispose();
    await expect(sent).rejects.toMatchObject({ name: 'Aborted' });
    await settle();
    expect(clock.pending).toBe(0);
  });
});
