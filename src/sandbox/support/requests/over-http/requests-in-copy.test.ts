import type { TestPlayer } from '@grandstand/sandbox/testing';
import { textsInZip } from '@grandstand/sandbox/testing';
import { expect, test } from 'vitest';
import { fileOf } from '../../../../../tests/harness/operator/upload-bench';
import { openRequestsBench } from '../../../../../tests/harness/operator/requests-bench';

const bench = openRequestsBench();

/** The files of the copy of a player's data. */
async function copyOf({ token, cookie }: TestPlayer): Promise<Record<string, string>> {
  const { body } = await bench.operator.post<{ export: { id: string } }>(
    '/web-api/data-export',
    {},
    { token },
  );
  const answer = await bench.operator.sandbox.fetch(
    new Request(`http://localhost:3000/web-api/data-export/${body.export.id}`, {
      headers: { Cookie: cookie },
    }),
  );
  return textsInZip(new Uint8Array(await answer.arrayBuffer()));
}

test('a copy of the data has the requests with the messages of both sides, and what their files are', async () => {
  const player = await bench.newPlayer();
  const movementId = await bench.deposit(player);
  const at = new Date(bench.operator.clock.now()).toISOString();
  const id = await bench.created(player, {
    topicId: 'deposit',
    subTopicId: 'other-amount',
    movementId,
    fields: [{ name: 'amount', value: '19.50' }],
    text: 'Less has arrived.',
    files: [await bench.upload(player, fileOf('image/png', 700))],
  });
  await bench.answer(id, 'The rest is on its way.');
  await bench.post(player, `/${id}/read`, {});
  bench.operator.clock.jump(bench.operator.clock.now() + 1000);
  const second = await bench.created(player);
  const other = await bench.newPlayer();
  await bench.created(other, { text: 'Of somebody else.' });

  const files = await copyOf(player);
  expect(JSON.parse(files['requests.json'] ?? '')).toEqual([
    {
      id,
      topic: 'Deposit',
      subTopic: 'Another amount has arrived',
      state: 'waiting-for-you',
      createdAt: at,
      changedAt: at,
      fields: [{ name: 'amount', value: '19.50' }],
      movement: { kind: 'deposit', id: movementId, amount: 20, currency: 'EUR', createdAt: at },
      messages: [
        {
          from: 'player',
          text: 'Less has arrived.',
          at,
          readAt: null,
          files: [{ format: 'image/png', size: 700 }],
        },
        { from: 'operator', text: 'The rest is on its way.', at, readAt: at, files: [] },
      ],
    },
    expect.objectContaining({ id: second, movement: null }),
  ]);
  expect(files['requests.csv']).toContain('The rest is on its way.');
  expect(Object.values(files).join('\n')).not.toContain('Of somebody else.');
});
