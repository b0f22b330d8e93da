import { defineManifest } from '@grandstand/bus-contracts';
import { uploadsTicket } from '@grandstand/bus-contracts/player';
import { record } from '@grandstand/bus-contracts/testing';
import { expect, it } from 'vitest';
import { createUploads } from '.';
import { refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { openTab } from '../../../../tests/harness/tabs/tab';

const CALL = 'POST /web-api/uploads/ticket';
const TICKET = {
  ticket: 'canary-ticket',
  expiresAt: 1_800_000_000_000,
  maxBytes: 10_000_000,
  types: ['image/png'],
};

function start(userId = 'ann-1') {
  const tab = openTab();
  const { test, operator, tokens } = tab;
  operator.on(CALL, () => TICKET);
  createUploads({ bus: test.bus.join('uploads'), api: tab.api });
  tokens.begin(userId, userId && tokenFor(userId, test.clock.now() + 3_600_000));
  test.qa.publish('session.state', { status: userId === '' ? 'guest' : 'player', userId });
  const area = test.bus.admit(
    defineManifest({ name: 'support', subscribes: [], publishes: [], sends: [uploadsTicket] }),
  );
  return { ...tab, area };
}

it('an area requests a ticket, which no recording holds', async () => {
  const { area, operator, test } = start();
  const recorder = record(test.bus);
  await expect(area.send(uploadsTicket, { purpose: 'request' })).resolves.toEqual(TICKET);
  expect(operator.sent.map(({ call, body }) => [call, body])).toEqual([
    [CALL, '{"purpose":"request"}'],
  ]);
  const recording = JSON.stringify(recorder.stop());
  expect(recording).toContain('uploads.ticket');
  expect(recording).not.toContain('canary-ticket');
});

it('a guest gets no ticket, and no call is made', async () => {
  const { area, operator } = start('');
  await expect(area.send(uploadsTicket, { purpose: 'request' })).rejects.toMatchObject({
    code: 'not-signed-in',
  });
  expect(operator.sent).toEqual([]);
});

it('a player who has uploaded too many files is refused', async () => {
  const { area, operator } = start();
  operator.on(CALL, () => refuse(429, 'too-many-uploads'));
  await expect(area.send(uploadsTicket, { purpose: 'request' })).rejects.toMatchObject({
    code: 'too-many-uploads',
  });
  operator.on(CALL, () => refuse(422, 'something-else', 'Not now.'));
  await expect(area.send(uploadsTicket, { purpose: 'request' })).rejects.toMatchObject({
    code: 'unavailable',
    text: 'Not now.',
  });
});
