import { defineManifest } from '@grandstand/bus-contracts';
import { ideasList, ideasSend } from '@grandstand/bus-contracts/player';
import { record, settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createIdeas } from '.';
import { SAMPLE_CALLS } from '../../../../tests/harness/calls';
import { refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { openTab } from '../../../../tests/harness/tabs/tab';

const PATH = '/web-api/ideas';
const LIST = JSON.parse(
  SAMPLE_CALLS.find(({ name }) => name === 'ideasCall')?.text ?? '{}',
) as object;
const IDEA = { text: 'canary text of an idea', refId: 'idea-0001' };

function start(userId = 'ann-1') {
  const tab = openTab();
  const { test, operator, tokens } = tab;
  operator.on(`GET ${PATH}`, () => LIST);
  operator.on(`POST ${PATH}`, () => ({ ideaId: 'i-1' }));
  createIdeas({ bus: test.bus.join('ideas'), api: tab.api });
  tokens.begin(userId, userId && tokenFor(userId, test.clock.now() + 3_600_000));
  test.qa.publish('session.state', { status: userId === '' ? 'guest' : 'player', userId });
  const area = test.bus.admit(
    defineManifest({
      name: 'support',
      subscribes: [],
      publishes: [],
      sends: [ideasList, ideasSend],
    }),
  );
  return { ...tab, area };
}

describe('ideas', () => {
  it('are loaded and sent by calls of the operator', async () => {
    const { area, operator } = start();
    expect(await area.send(ideasList, {})).toEqual(LIST);
    expect(await area.send(ideasSend, IDEA)).toEqual({ ideaId: 'i-1' });
    const posted = operator.sent.filter(({ call }) => call === `POST ${PATH}`);
    expect(posted.map(({ body }) => JSON.parse(body ?? '') as unknown)).toEqual([IDEA]);
  });

  it('no recording holds what the player has written', async () => {
    const { area, test } = start();
    const recorder = record(test.bus);
    await area.send(ideasSend, IDEA);
    await area.send(ideasList, {});
    const recording = JSON.stringify(recorder.stop());
    expect(recording).toContain('ideas.list');
    expect(recording).toContain('A calendar');
    expect(recording).not.toContain('canary');
  });

  it('a guest has none, and no call is made', async () => {
    const { area, operator } = start('');
    await expect(area.send(ideasList, {})).rejects.toMatchObject({ code: 'not-signed-in' });
    await expect(area.send(ideasSend, IDEA)).rejects.toMatchObject({ code: 'not-signed-in' });
    expect(operator.sent).toEqual([]);
  });

  it('a refusal because of too many says until when', async () => {
    const { area, operator } = start();
    operator.on(`POST ${PATH}`, () => {
      const error = { code: 'too-many-ideas', message: 'In words.', details: { until: 5000 } };
      return Response.json({ error }, { status: 429 });
    });
    await expect(area.send(ideasSend, IDEA)).rejects.toMatchObject({
      code: 'too-many-ideas',
      details: { until: 5000 },
    });
    operator.on(`POST ${PATH}`, () => refuse(409, 'something-else'));
    await expect(area.send(ideasSend, IDEA)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('says that one may have changed when the operator announces it, and after a break of the feed', async () => {
    const { test } = start();
    const changes = (): number =>
      test.messages.filter(({ name }) => name === 'ideas.changed').length;
    test.qa.publish('feed.player', { betIds: ['b-1'] });
    await settle();
    expect(changes()).toBe(0);
    test.qa.publish('feed.player', { betIds: [], isStatusChanged: true });
    test.qa.publish('feed.reset', {});
    await settle();
    expect(changes()).toBe(2);
  });
});
