import { defineManifest } from '@grandstand/bus-contracts';
import {
  requestsClose,
  requestsCreate,
  requestsGet,
  requestsList,
  requestsRead,
  requestsReply,
  requestsTopics,
} from '@grandstand/bus-contracts/player';
import { record, settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createRequests } from '.';
import { refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { SAMPLE_CALLS } from '../../../../tests/harness/calls';
import { openTab } from '../../../../tests/harness/tabs/tab';

const PATH = '/web-api/requests';
const sampleOf = (name: string): object =>
  JSON.parse(SAMPLE_CALLS.find((one) => one.name === name)?.text ?? '{}') as object;

const WISH = {
  topicId: 'deposit',
  subTopicId: 'other-amount',
  movementId: 'p-1',
  fields: [{ name: 'amount' as const, value: '19.50 canary' }],
  text: 'canary text',
  files: ['file-1'],
  refId: 'request-0001',
};
const REPLY = { requestId: 'r-1', text: 'canary text', files: [], refId: 'reply-0001' };

function start(userId = 'ann-1') {
  const tab = openTab();
  const { test, operator, tokens } = tab;
  operator.on(`GET ${PATH}/topics`, () => sampleOf('requestTopicsCall'));
  operator.on(`GET ${PATH}`, () => sampleOf('requestsCall'));
  operator.on(`GET ${PATH}/r-1`, () => sampleOf('requestCall'));
  operator.on(`POST ${PATH}`, () => ({ requestId: 'r-1' }));
  operator.on(`POST ${PATH}/r-1/reply`, () => sampleOf('requestCall'));
  operator.on(`POST ${PATH}/r-1/close`, () => ({}));
  operator.on(`POST ${PATH}/r-1/read`, () => ({}));
  createRequests({ bus: test.bus.join('requests'), api: tab.api });
  tokens.begin(userId, userId && tokenFor(userId, test.clock.now() + 3_600_000));
  test.qa.publish('session.state', { status: userId === '' ? 'guest' : 'player', userId });
  const area = test.bus.admit(
    defineManifest({
      name: 'support',
      subscribes: [],
      publishes: [],
      sends: [
        requestsClose,
        requestsCreate,
        requestsGet,
        requestsList,
        requestsRead,
        requestsReply,
        requestsTopics,
      ],
    }),
  );
  return { ...tab, area };
}

describe('requests', () => {
  it('PAY-01 are loaded, begun, answered, closed and read by calls of the operator', async () => {
    const { area, operator } = start();
    expect(await area.send(requestsTopics, {})).toEqual(sampleOf('requestTopicsCall'));
    expect(await area.send(requestsList, {})).toEqual(sampleOf('requestsCall'));
    const whole = await area.send(requestsGet, { requestId: 'r-1' });
    expect(whole.movement).toMatchObject({ amount: 2000, iso: 'EUR' });
    expect(await area.send(requestsCreate, WISH)).toEqual({ requestId: 'r-1' });
    expect(await area.send(requestsReply, REPLY)).toEqual(whole);
    await area.send(requestsClose, { requestId: 'r-1' });
    await area.send(requestsRead, { requestId: 'r-1' });
    const posted = operator.sent.filter(({ call }) => call.startsWith('POST'));
    expect(posted.map(({ call, body }) => [call, JSON.parse(body ?? '') as unknown])).toEqual([
      [`POST ${PATH}`, WISH],
      [`POST ${PATH}/r-1/reply`, { text: REPLY.text, files: [], refId: REPLY.refId }],
      [`POST ${PATH}/r-1/close`, {}],
      [`POST ${PATH}/r-1/read`, {}],
    ]);
  });

  it('no recording holds what the player or the operator has written', async () => {
    const { area, test } = start();
    const recorder = record(test.bus);
    await area.send(requestsCreate, WISH);
    await area.send(requestsReply, REPLY);
    await area.send(requestsGet, { requestId: 'r-1' });
    const recording = JSON.stringify(recorder.stop());
    expect(recording).toContain('requests.reply');
    expect(recording).not.toContain('canary');
  });

  it('a guest has none, and no call is made', async () => {
    const { area, operator } = start('');
    await expect(area.send(requestsList, {})).rejects.toMatchObject({ code: 'not-signed-in' });
    await expect(area.send(requestsCreate, WISH)).rejects.toMatchObject({ code: 'not-signed-in' });
    expect(operator.sent).toEqual([]);
  });

  it.each([
    [404, 'not-found', 'not-found'],
    [422, 'bad-file', 'bad-file'],
    [422, 'bad-field', 'bad-field'],
    [422, 'too-many-open', 'too-many-open'],
    [429, 'too-many-messages', 'too-many-messages'],
    [409, 'something-else', 'unavailable'],
  ] as const)('a refusal of the operator is named: %i %s', async (status, code, failure) => {
    const { area, operator } = start();
    operator.on(`POST ${PATH}`, () => refuse(status, code));
    await expect(area.send(requestsCreate, WISH)).rejects.toMatchObject({ code: failure });
  });

  it('a closed request takes no reply', async () => {
    const { area, operator } = start();
    operator.on(`POST ${PATH}/r-1/reply`, () => refuse(409, 'request-closed'));
    await expect(area.send(requestsReply, REPLY)).rejects.toMatchObject({ code: 'request-closed' });
  });

  it('says that one may have changed when the operator announces it, and after a break of the feed', async () => {
    const { test } = start();
    const changes = (): number =>
      test.messages.filter(({ name }) => name === 'requests.changed').length;
    test.qa.publish('feed.player', { betIds: ['b-1'] });
    await settle();
    expect(changes()).toBe(0);
    test.qa.publish('feed.player', { betIds: [], isStatusChanged: true });
    test.qa.publish('feed.reset', {});
    await settle();
    expect(changes()).toBe(2);
  });
});
