import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Bus } from '../kernel/bus';
import { createTestBus, parseRecording, record, replay } from './index';
import type { Recording } from './index';
import {
  anyoneSaid,
  bellRang,
  lampState,
  priceTicks,
  SAMPLES,
  sumAdd,
  vaultOpen,
  vaultState,
} from './sample-contracts';

const make = () => createTestBus({ contracts: SAMPLES });

/** A service: the lamp grows brighter with every ring, and goes out a second after the last. */
function startLamp(bus: Bus, clock: ReturnType<typeof make>['clock']): void {
  const lamp = bus.join('lamp');
  let cancel = (): void => {};
  lamp.on(bellRang, ({ times }) => {
    const lumen = (lamp.peek(lampState)?.lumen ?? 0) + times;
    lamp.publish(lampState, { isOn: true, lumen });
    cancel();
    cancel = clock.after(1000, () => lamp.publish(lampState, { isOn: false, lumen: 0 }));
  });
}

/** Rings with pauses between, recorded and written to a file's text. */
async function story(rings: readonly { times: number; pause: number }[]): Promise<string> {
  const { bus, clock, qa } = make();
  const recorder = record(bus);
  startLamp(bus, clock);
  const [bell, market] = [bus.join('bell'), bus.join('market')];
  for (const { times, pause } of rings) {
    bell.publish(bellRang, { times });
    market.publish(priceTicks, { id: 'a', price: times });
    qa.publish('anyone.said', { text: `rang ${times}` });
    await clock.advance(pause);
  }
  return JSON.stringify(recorder.stop());
}

async function play(recording: Recording): Promise<Record<string, unknown>> {
  const t = make();
  startLamp(t.bus, t.clock);
  return replay(t, recording);
}

test('BUS-02 two replays of one recording give the same final states, and those of the story', async () => {
  const ring = fc.record({ times: fc.nat({ max: 9 }), pause: fc.nat({ max: 1500 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(ring, { minLength: 1, maxLength: 6 }), async (rings) => {
      const recording = parseRecording(await story(rings));
      const first = await play(recording);
      const second = await play(recording);
      expect(second).toEqual(first);
      const last = recording.envelopes.findLast(({ name }) => name === 'lamp.state');
      expect(first['lamp.state@2']).toEqual(last?.payload);
    }),
    { numRuns: 50 },
  );
});

test('BUS-02 a part on the bus publishes its own messages; the recording those of all others', async () => {
  const recording = parseRecording(await story([{ times: 3, pause: 10 }]));
  const t = make();
  startLamp(t.bus, t.clock);
  await replay(t, recording);
  const senders = t.messages.map(({ name, sender }) => `${name} by ${sender}`);
  expect(senders).toEqual([
    'bell.rang by qa',
    'lamp.state by lamp',
    'price.ticks by qa',
    'anyone.said by qa',
  ]);
});

test('BUS-02 a recorded command is sent again to its present handler', async () => {
  const { bus } = make();
  const recorder = record(bus);
  bus.join('sum').handle(sumAdd, () => ({ sum: 0 }));
  await bus.join('panel').send(sumAdd, { a: 4, b: 5 });
  const t = make();
  const requests: unknown[] = [];
  t.bus.join('sum').handle(sumAdd, (request) => {
    requests.push(request);
    return { sum: 9 };
  });
  await replay(t, recorder.stop());
  expect(requests).toEqual([{ a: 4, b: 5 }]);
});

test('BUS-02 fields that a contract marks as secret are never in a recording', async () => {
  const { bus } = make();
  const recorder = record(bus);
  const vault = bus.join('vault');
  vault.handle(vaultOpen, () => ({ gold: 777 }));
  vault.publish(vaultState, { code: 'canary', doors: [{ key: 'canary' }, { key: 'canary' }] });
  await bus.join('panel').send(vaultOpen, { code: 'canary' });
  const text = JSON.stringify(recorder.stop());
  expect(text).not.toMatch(/canary|777/);
  expect(parseRecording(text).envelopes.map(({ payload }) => payload)).toEqual([
    { code: '[secret]', doors: [{ key: '[secret]' }, { key: '[secret]' }] },
    { code: '[secret]' },
    { gold: '[secret]' },
  ]);
  expect(vault.peek(vaultState)?.code).toBe('canary');
});

test('BUS-02 a recording ends on request, and a file without one is refused', () => {
  const { bus } = make();
  const recorder = record(bus);
  const recording = recorder.stop();
  bus.join('guest').publish(anyoneSaid, { text: 'late' });
  expect(recording.envelopes).toEqual([]);
  expect(() => parseRecording('{"format":"other"}')).toThrow();
});

test('BUS-02 a recording with an unknown version is refused by name', async () => {
  const recording = parseRecording(await story([{ times: 1, pause: 0 }]));
  const other = createTestBus();
  await expect(replay(other, recording)).rejects.toThrow('Failed to replay "bell.rang@1"');
});
