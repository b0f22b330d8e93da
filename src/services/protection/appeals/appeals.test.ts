import { defineManifest } from '@grandstand/bus-contracts';
import { appealsList, appealsSend } from '@grandstand/bus-contracts/player';
import { record, settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createAppeals } from '.';
import { SAMPLE_CALLS } from '../../../../tests/harness/calls';
import { refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { openTab } from '../../../../tests/harness/tabs/tab';

const PATH = '/web-api/user/block-appeals';
const LIST = JSON.parse(
  SAMPLE_CALLS.find(({ name }) => name === 'appealsCall')?.text ?? '{}',
) as object;
const APPEAL = { text: 'canary text of an appeal', refId: 'appeal-0001' };

function start(userId = 'ann-1') {
  const tab = openTab();
  const { test, operator, tokens } = tab;
  operator.on(`GET ${PATH}`, () => LIST);
  operator.on(`POST ${PATH}`, () => LIST);
  createAppeals({ bus: test.bus.join('appeals'), api: tab.api });
  tokens.begin(userId, userId && tokenFor(userId, test.clock.now() + 3_600_000));
  test.qa.publish('session.state', { status: userId === '' ? 'guest' : 'player', userId });
  const area = test.bus.admit(
    defineManifest({
      name: 'technical-pages',
      subscribes: [],
      publishes: [],
      sends: [appealsList, appealsSend],
    }),
  );
  return { ...tab, area };
}

describe('appeals', () => {
  it('are loaded and sent by calls of the operator', async () => {
    const { area, operator } = start();
    expect(await area.send(appealsList, {})).toEqual(LIST);
    expect(await area.send(appealsSend, APPEAL)).toEqual(LIST);
    const posted = operator.sent.filter(({ call }) => call === `POST ${PATH}`);
    expect(posted.map(({ body }) => JSON.parse(body ?? '') as unknown)).toEqual([APPEAL]);
  });

  it('no recording holds what the player has written, and what was answered', async () => {
    const { area, test } = start();
    const recorder = record(test.bus);
    await area.send(appealsSend, APPEAL);
    await area.send(appealsList, {});
    const recording = JSON.stringify(recorder.stop());
    expect(recording).toContain('appeals.list');
    expect(recording).not.toContain('canary');
  });

  it('a guest has none, and no call is made', async () => {
    const { area, operator } = start('');
    await expect(area.send(appealsList, {})).rejects.toMatchObject({ code: 'not-signed-in' });
    await expect(area.send(appealsSend, APPEAL)).rejects.toMatchObject({ code: 'not-signed-in' });
    expect(operator.sent).toEqual([]);
  });

  it.each([
    [409, 'not-restricted', {}],
    [409, 'appeal-waiting', {}],
    [429, 'too-many-appeals', { until: 5000 }],
  ])('a refusal with %d keeps its code %s', async (status, code, details) => {
    const { area, operator } = start();
    operator.on(`POST ${PATH}`, () =>
      Response.json({ error: { code, message: 'In words.', details } }, { status }),
    );
    await expect(area.send(appealsSend, APPEAL)).rejects.toMatchObject({ code, details });
    operator.on(`POST ${PATH}`, () => refuse(409, 'something-else'));
    await expect(area.send(appealsSend, APPEAL)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('says that one may have changed when the operator announces it, and after a break of the feed', async () => {
    const { test } = start();
    const changes = (): number =>
      test.messages.filter(({ name }) => name === 'appeals.changed').length;
    test.qa.publish('feed.player', { betIds: ['b-1'] });
    await settle();
    expect(changes()).toBe(0);
    test.qa.publish('feed.player', { betIds: [], isStatusChanged: true });
    test.qa.publish('feed.reset', {});
    await settle();
    expect(changes()).toBe(2);
  });
});
