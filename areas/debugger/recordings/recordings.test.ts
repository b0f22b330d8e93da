import type { Recording } from '@grandstand/bus-contracts/recording';
import { expect, it } from 'vitest';
import { compare } from './compare';
import { play } from './play';

type Message = Recording['envelopes'][number];

const message = (more: Partial<Message>): Message => ({
  kind: 'state',
  name: 'lamp.state',
  version: 1,
  sender: 'lamp',
  sequence: 1,
  time: 1000,
  cause: 0,
  payload: { light: { lumen: 100 } },
  ...more,
});
const recording = (...envelopes: Message[]): Recording => ({
  format: 'grandstand-recording',
  version: 1,
  envelopes,
});

it('RTE-12 two recordings differ by the number of messages, and by the last of them', () => {
  const one = recording(message({}), message({ name: 'lamp.lit', kind: 'event', payload: {} }));
  expect(compare(one, one)).toEqual([]);
  const other = recording(message({}), message({ payload: { light: { lumen: 40 } } }));
  expect(compare(one, other)).toEqual([
    { contract: 'lamp.lit@1', counts: [1, 0], path: '.' },
    { contract: 'lamp.state@1', counts: [1, 2], path: 'light.lumen' },
  ]);
});

it('RTE-12 a recording is played by the commands of areas and QA, at its pace', async () => {
  const request = { kind: 'command', step: 'request', name: 'lamp.set' } as const;
  const waits: number[] = [];
  const sent: unknown[] = [];
  const played = await play(
    {
      send: async (name, payload) => {
        sent.push([name, payload]);
        if (sent.length > 1) throw new Error('refused');
      },
    },
    recording(
      message({}),
      message({ ...request, sender: 'area:office', time: 1300, payload: { lumen: 1 } }),
      message({ ...request, sender: 'lamp', time: 1400 }),
      message({ ...request, sender: 'qa', time: 1500, payload: { lumen: 2 } }),
    ),
    async (milliseconds) => void waits.push(milliseconds),
  );
  expect(sent).toEqual([
    ['lamp.set', { lumen: 1 }],
    ['lamp.set', { lumen: 2 }],
  ]);
  expect(waits).toEqual([300, 200]);
  expect(played).toEqual({ sent: 2, failed: 1 });
});
