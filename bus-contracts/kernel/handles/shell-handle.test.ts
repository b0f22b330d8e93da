import { map, NEVER, of, Subject, throwError, timer } from 'rxjs';
import { expect, test } from 'vitest';
import { createTestBus, expectMessage, settle } from '../../testing/index';
import { anyoneSaid, bellRang, lampState, SAMPLES, sumAdd } from '../../testing/sample-contracts';
import { createScheduler } from '../scheduler';

const make = () => createTestBus({ contracts: SAMPLES });
const DARK = { isOn: false, lumen: 0 };
const BRIGHT = { isOn: true, lumen: 9 };

test('BUS-01 publishes what a stream emits until the handle is disposed of', () => {
  const { bus, qa, problems } = make();
  const lamp = bus.join('lamp');
  const lamp$ = new Subject<typeof DARK>();
  lamp.publishFrom(lampState, lamp$);
  lamp$.next(BRIGHT);
  expect(qa.peek('lamp.state')).toEqual(BRIGHT);
  lamp.dispose();
  expect(lamp$.observed).toBe(false);
  expect(problems).toEqual([]);
});

test('BUS-01 a stream that fails is reported under its part, and the topic keeps its last value', () => {
  const { bus, qa, problems } = make();
  const lamp$ = new Subject<typeof DARK>();
  bus.join('lamp').publishFrom(lampState, lamp$);
  lamp$.next(BRIGHT);
  const error = new Error('The wire broke.');
  lamp$.error(error);
  expect(qa.peek('lamp.state')).toEqual(BRIGHT);
  expect(problems).toEqual([
    { kind: 'source-failed', part: 'lamp', contract: 'lamp.state@2', error },
  ]);
});

test('BUS-01 a stream’s listener that throws is reported and continues', () => {
  const { bus, problems } = make();
  const lamp = bus.join('lamp');
  const source$ = new Subject<number>();
  const received: number[] = [];
  lamp.listen(source$, (value) => {
    if (value === 2) throw new Error('Not two.');
    received.push(value);
  });
  for (const value of [1, 2, 3]) source$.next(value);
  expect(received).toEqual([1, 3]);
  expect(problems).toMatchObject([{ kind: 'source-failed', part: 'lamp', contract: '' }]);
  lamp.dispose();
  expect(source$.observed).toBe(false);
});

test('disposed$ emits once, also to a subscriber that comes later', () => {
  const { bus } = make();
  const lamp = bus.join('lamp');
  const log: string[] = [];
  lamp.disposed$.subscribe({ next: () => log.push('next'), complete: () => log.push('complete') });
  expect(log).toEqual([]);
  lamp.dispose();
  lamp.disposed$.subscribe(() => log.push('late'));
  expect(log).toEqual(['next', 'complete', 'late']);
});

test('BUS-01 the first value of an Observable answers a command', async () => {
  const { bus, clock } = make();
  const scheduler = createScheduler(clock);
  bus
    .join('sum')
    .handle(sumAdd, ({ a, b }) => timer(5, 5, scheduler).pipe(map((n) => ({ sum: a + b + n }))));
  const answer = bus.join('panel').send(sumAdd, { a: 1, b: 2 });
  await clock.advance(5);
  await expect(answer).resolves.toEqual({ sum: 3 });
  await clock.advance(20_000);
  expect(clock.pending).toBe(0);
});

test('BUS-01 an Observable that fails, or ends without a value, fails the command', async () => {
  const { bus, problems } = make();
  const sum = bus.join('sum');
  const panel = bus.join('panel');
  const takeBack = sum.handle(sumAdd, () => throwError(() => new Error('Down.')));
  await expect(panel.send(sumAdd, { a: 1, b: 2 })).rejects.toMatchObject({ name: 'HandlerFailed' });
  takeBack();
  sum.handle(sumAdd, () => of<{ sum: number }>());
  await expect(panel.send(sumAdd, { a: 1, b: 2 })).rejects.toMatchObject({ name: 'HandlerFailed' });
  expect(problems.map(({ kind }) => kind)).toEqual(['handler-threw', 'handler-threw']);
});

test.each([
  ['its sender aborts', (abort: () => void) => abort()],
  ['its deadline passes', (_abort: () => void, pass: () => void) => pass()],
])('BUS-01 an Observable is unsubscribed from when %s', async (_when, end) => {
  const { bus, clock } = make();
  const source$ = new Subject<{ sum: number }>();
  bus.join('sum').handle(sumAdd, () => source$);
  const controller = new AbortController();
  const { signal } = controller;
  const sent = bus.join('panel').send(sumAdd, { a: 1, b: 2 }, { signal, deadline: 50 });
  sent.catch(() => {});
  await settle();
  expect(source$.observed).toBe(true);
  end(
    () => controller.abort(),
    () => void clock.advance(50),
  );
  await expect(sent).rejects.toThrow();
  expect(source$.observed).toBe(false);
});

test('BUS-01 an Observable is unsubscribed from when its handler is removed', async () => {
  const { bus } = make();
  const source$ = new Subject<{ sum: number }>();
  const sum = bus.join('sum');
  sum.handle(sumAdd, () => source$);
  const sent = bus.join('panel').send(sumAdd, { a: 1, b: 2 });
  await settle();
  sum.dispose();
  await expect(sent).rejects.toMatchObject({ name: 'HandlerGone' });
  expect(source$.observed).toBe(false);
});

test('BUS-01 a kept cause is the cause of messages sent after an await', async () => {
  const t = make();
  const { bus } = t;
  const bell = bus.join('bell');
  const lamp = bus.join('lamp');
  lamp.on(bellRang, async () => {
    const { cause } = lamp;
    await settle();
    lamp.causedBy(cause, () => lamp.publish(lampState, BRIGHT));
  });
  bell.publish(bellRang, { times: 1 });
  await settle();
  await settle();
  expect(expectMessage(t, lampState).cause).toBe(expectMessage(t, bellRang).sequence);
  expect(lamp.cause).toBe(0);
});

test('BUS-01 a task that throws under a cause leaves the bus working', () => {
  const { bus, qa } = make();
  const lamp = bus.join('lamp');
  const fail = (): void =>
    lamp.causedBy(7, () => {
      throw new Error('Dropped.');
    });
  expect(fail).toThrow('Dropped.');
  expect(lamp.cause).toBe(0);
  const received: unknown[] = [];
  bus.join('panel').on(anyoneSaid, (published) => received.push(published));
  qa.publish('anyone.said', { text: 'Still here.' });
  expect(received).toHaveLength(1);
});

test('P53 publishing from a stream that never ends holds nothing after the handle is gone', () => {
  const { bus } = make();
  const before = bus.inspect();
  for (let cycle = 0; cycle < 100; cycle++) {
    const lamp = bus.join('lamp');
    lamp.publishFrom(lampState, NEVER);
    lamp.dispose();
  }
  expect(bus.inspect().handles).toEqual(before.handles);
});
