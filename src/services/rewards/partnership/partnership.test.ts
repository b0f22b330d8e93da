import { defineManifest } from '@grandstand/bus-contracts';
import { partnershipApply } from '@grandstand/bus-contracts/player';
import { record } from '@grandstand/bus-contracts/testing';
import { expect, it } from 'vitest';
import { createPartnership } from '.';
import { refuse } from '../../../../tests/harness/fakes/fake-operator';
import { openTab } from '../../../../tests/harness/tabs/tab';

const CALL = 'POST /web-api/partners/applications';
const APPLICATION = {
  name: 'canary name',
  mail: 'canary@example.com',
  place: 'canary.example',
  text: 'canary text of an application',
  refId: 'partner-0001',
};

function start() {
  const tab = openTab();
  tab.operator.on(CALL, () => ({}));
  createPartnership({ bus: tab.test.bus.join('partnership'), api: tab.api });
  const area = tab.test.bus.admit(
    defineManifest({
      name: 'information',
      subscribes: [],
      publishes: [],
      sends: [partnershipApply],
    }),
  );
  return { ...tab, area };
}

it('an application is sent once for each command, and stands in no recording', async () => {
  const { area, operator, test } = start();
  const recorder = record(test.bus);
  expect(await area.send(partnershipApply, APPLICATION)).toEqual({});
  expect(
    operator.sent
      .filter(({ call }) => call === CALL)
      .map(({ body }) => JSON.parse(body ?? '') as unknown),
  ).toEqual([APPLICATION]);
  const recording = JSON.stringify(recorder.stop());
  expect(recording).toContain('partnership.apply');
  expect(recording).not.toContain('canary');
});

it('a refusal because of too many keeps its code, any other is unavailable', async () => {
  const { area, operator } = start();
  operator.on(CALL, () => refuse(429, 'too-many-sendings'));
  await expect(area.send(partnershipApply, APPLICATION)).rejects.toMatchObject({
    code: 'too-many-sendings',
  });
  for (const status of [400, 500]) {
    operator.on(CALL, () => refuse(status, 'something-else'));
    await expect(area.send(partnershipApply, APPLICATION)).rejects.toMatchObject({
      code: 'unavailable',
    });
  }
});
