import { take } from 'rxjs';
import { expect, test } from 'vitest';
import {
  anyoneSaid,
  bellRang,
  lampState,
  SAMPLES,
  vaultOpen,
  vaultState,
} from '../../testing/sample-contracts';
import { createTestBus, expectMessage } from '../../testing/index';
import { createBus } from '../bus';
import { defineManifest } from '../manifest';

const make = (mode: 'development' | 'production' = 'development') =>
  createTestBus({ contracts: SAMPLES, mode });

test('BUS-01 an event reaches every subscriber in order, and is not kept for later subscribers', () => {
  const { bus } = make();
  const bell = bus.join('bell');
  const received: string[] = [];
  bus.join('a').on(bellRang, ({ times }) => received.push(`a${times}`));
  bus.join('b').on(bellRang, ({ times }) => received.push(`b${times}`));
  bell.publish(bellRang, { times: 1 });
  bell.publish(bellRang, { times: 2 });
  bus.join('late').on(bellRang, () => received.push('late'));
  expect(received).toEqual(['a1', 'b1', 'a2', 'b2']);
});

test('BUS-01 a state gives its present value at once, then every change', () => {
  const { bus } = make();
  const lamp = bus.join('lamp');
  const reader = bus.join('reader');
  expect(reader.peek(lampState)).toBeUndefined();
  lamp.publish(lampState, { isOn: false, lumen: 0 });
  lamp.publish(lampState, { isOn: true, lumen: 5 });
  const received: number[] = [];
  const stop = reader.on(lampState, ({ lumen }) => received.push(lumen));
  lamp.publish(lampState, { isOn: true, lumen: 9 });
  stop();
  lamp.publish(lampState, { isOn: true, lumen: 10 });
  expect(received).toEqual([5, 9]);
  expect(reader.peek(lampState)).toEqual({ isOn: true, lumen: 10 });
});

test('BUS-01 services subscribe through RxJS streams, which complete when the handle is disposed of', () => {
  const { bus } = make();
  const lamp = bus.join('lamp');
  const reader = bus.join('reader');
  lamp.publish(lampState, { isOn: true, lumen: 1 });
  const received: unknown[] = [];
  reader.messages$(lampState).subscribe({
    next: ({ lumen }) => received.push(lumen),
    complete: () => received.push('complete'),
  });
  lamp.publish(lampState, { isOn: true, lumen: 2 });
  reader.dispose();
  lamp.publish(lampState, { isOn: true, lumen: 3 });
  expect(received).toEqual([1, 2, 'complete']);
});

test('BUS-01 a stream is left by unsubscribing, by its operators, and with the handle', () => {
  const { bus } = make();
  const lamp = bus.join('lamp');
  const reader = bus.join('reader');
  lamp.publish(lampState, { isOn: true, lumen: 1 });
  const received: string[] = [];
  const note =
    (name: string) =>
    (value: { lumen: number }, ...rest: unknown[]) => {
      received.push(`${name} ${value.lumen}`, ...rest.map(String));
    };
  const light$ = reader.messages$(lampState);
  const subscription = light$.subscribe(note('bare'));
  light$.pipe(take(1)).subscribe(note('first'));
  expect(bus.inspect().handles.at(-1)?.subscriptions).toBe(1);
  lamp.publish(lampState, { isOn: true, lumen: 2 });
  subscription.unsubscribe();
  const last = light$.subscribe(note('again'));
  reader.dispose();
  lamp.publish(lampState, { isOn: true, lumen: 3 });
  expect(received).toEqual(['bare 1', 'first 1', 'bare 2', 'again 2']);
  expect([subscription.closed, last.closed]).toEqual([true, true]);
});

test('BUS-01 the bus stamps sender, sequence, time and cause', async () => {
  const { bus, clock, messages } = make();
  const bell = bus.join('bell');
  bell.on(anyoneSaid, () => bell.publish(bellRang, { times: 1 }));
  await clock.advance(1500);
  bus.join('guest').publish(anyoneSaid, { text: 'ring' });
  const time = clock.now();
  expect(messages).toEqual([
    {
      kind: 'event',
      name: 'anyone.said',
      version: 1,
      sender: 'guest',
      sequence: 1,
      time,
      cause: 0,
      payload: { text: 'ring' },
    },
    {
      kind: 'event',
      name: 'bell.rang',
      version: 1,
      sender: 'bell',
      sequence: 2,
      time,
      cause: 1,
      payload: { times: 1 },
    },
  ]);
});

test('BUS-01 a message published during a delivery waits until every subscriber has received the first', () => {
  const { bus } = make();
  const bell = bus.join('bell');
  const received: string[] = [];
  bell.on(bellRang, ({ times }) => {
    if (times < 3) bell.publish(bellRang, { times: times + 1 });
    received.push(`first ${times}`);
  });
  bell.on(bellRang, ({ times }) => received.push(`second ${times}`));
  bell.publish(bellRang, { times: 1 });
  expect(received).toEqual(['first 1', 'second 1', 'first 2', 'second 2', 'first 3', 'second 3']);
});

test('BUS-01 a state published inside a delivery can be read back at once, and a new subscriber receives it once', () => {
  const { bus } = make();
  const lamp = bus.join('lamp');
  const received: string[] = [];
  lamp.on(anyoneSaid, () => {
    lamp.publish(lampState, { isOn: true, lumen: 7 });
    received.push(`peek ${lamp.peek(lampState)?.lumen}`);
    lamp.on(lampState, ({ lumen }) => received.push(`newcomer ${lumen}`));
  });
  lamp.on(lampState, ({ lumen }) => received.push(`resident ${lumen}`));
  lamp.publish(anyoneSaid, { text: 'light' });
  expect(received).toEqual(['peek 7', 'newcomer 7', 'resident 7']);
});

test('BUS-01 messages that cause one another without end are stopped and reported', () => {
  const { bus, problems, messages } = make();
  const bell = bus.join('bell');
  bell.on(bellRang, () => bell.publish(anyoneSaid, { text: 'again' }));
  bell.on(anyoneSaid, () => bell.publish(bellRang, { times: 1 }));
  bell.publish(bellRang, { times: 1 });
  expect(messages.length).toBeLessThan(2000);
  expect(problems).toMatchObject([{ kind: 'listener-threw', error: { name: 'LoopError' } }]);
  bell.publish(anyoneSaid, { text: 'the bus still works' });
  expect(problems).toHaveLength(2);
});

test('BUS-01 in development the shell’s payloads are checked too, and frozen', () => {
  const { bus, problems } = make();
  const lamp = bus.join('lamp');
  expect(() => lamp.publish(lampState, { isOn: 'yes', lumen: 1 } as never)).toThrow(
    'Failed to send "lamp.state@2": isOn: Invalid type: Expected boolean.',
  );
  const value = { isOn: true, lumen: 1 };
  lamp.publish(lampState, value);
  expect(Object.isFrozen(value)).toBe(true);
  expect(problems).toMatchObject([{ kind: 'refused-shape', part: 'lamp' }]);
});

test('BUS-01 in production the shell’s payloads are not checked; an area’s are, and it receives frozen values', () => {
  const { bus } = make('production');
  const lamp = bus.join('lamp');
  const value = { isOn: true, lumen: 1 };
  lamp.publish(lampState, value);
  expect(Object.isFrozen(value)).toBe(false);
  const area = bus.admit(
    defineManifest({ name: 'room', subscribes: [lampState], publishes: [anyoneSaid], sends: [] }),
  );
  expect(() => area.publish(anyoneSaid, { text: 1 } as never)).toThrow('Expected string');
  const seen: unknown[] = [];
  area.on(lampState, (payload, envelope) => seen.push(payload, envelope));
  expect(seen.map((part) => Object.isFrozen(part))).toEqual([true, true]);
});

test('BUS-01 a request is checked by its schema in production too, since it carries typed text', async () => {
  const { bus } = make('production');
  const vault = bus.join('vault');
  vault.handle(vaultOpen, ({ code }) => ({ gold: code.length }));
  await expect(bus.join('panel').send(vaultOpen, { code: '  abc ' })).resolves.toEqual({ gold: 3 });
});

test('BUS-01 an error names the field and never quotes its value', async () => {
  const { bus, problems } = make();
  const refused = bus.join('panel').send(vaultOpen, { code: ['hunter2'] } as never);
  await expect(refused).rejects.toMatchObject({ name: 'BadPayloadError' });
  expect(String(problems[0]?.error)).not.toContain('hunter2');
});

test('BUS-01 an event without subscribers is no fault; the tap receives it', () => {
  const t = make();
  t.bus.join('bell').publish(bellRang, { times: 1 });
  expect(expectMessage(t, bellRang, { times: 1 }).sequence).toBe(1);
  expect(t.problems).toEqual([]);
});

test('BUS-01 a contract is identified by name and version, not by its object', () => {
  const { bus } = make();
  const twin = { ...bellRang };
  const received: number[] = [];
  bus.join('reader').on(twin, ({ times }) => received.push(times));
  bus.join('bell').publish(bellRang, { times: 4 });
  expect(received).toEqual([4]);
});

test('BUS-01 two definitions of one name and version are refused when the bus is made', () => {
  const contracts = [bellRang, { ...bellRang }];
  const { clock } = make();
  expect(() => createBus({ clock, mode: 'production', contracts, report: () => {} })).toThrow(
    'Failed to register "bell.rang@1": it is defined twice. Please raise the version.',
  );
});

test('BUS-02 QA publishes, sends, reads and taps by contract name, checked and in the place of any owner', async () => {
  const { bus, qa } = make();
  bus.join('vault').handle(vaultOpen, () => ({ gold: 5 }));
  qa.publish('vault.state', { code: '1', doors: [] });
  expect(qa.peek('vault.state')).toEqual({ code: '1', doors: [] });
  expect(bus.join('vault').peek(vaultState)).toEqual({ code: '1', doors: [] });
  await expect(qa.send('vault.open', { code: '1' })).resolves.toEqual({ gold: 5 });
  expect(() => qa.publish('vault.state', { code: 1 })).toThrow('code: Invalid type');
  expect(() => qa.publish('vault.stat', {})).toThrow('Failed to find the contract "vault.stat"');
  expect(() => qa.publish('vault.open', {})).toThrow('it is a command');
  await expect(qa.send('vault.state', {})).rejects.toThrow('it is a state');
  expect(bus.refused).toEqual({ shape: 1, size: 0, version: 0, sender: 3 });
});
