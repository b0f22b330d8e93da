import { CommandError, defineManifest } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { securityQuestionChange, securityQuestionGet } from '@grandstand/bus-contracts/player';
import {
  securityQuestionClose,
  securityQuestionConfirm,
  securityQuestionDialog,
} from '@grandstand/bus-contracts/shell';
import { record, settle } from '@grandstand/bus-contracts/testing';
import { Subject } from 'rxjs';
import { beforeEach, describe, expect, test } from 'vitest';
import { createSecurityQuestion } from '.';
import { offline } from '../../../../tests/harness/fakes/fake-operator';
import { signedIn } from '../../../../tests/harness/tabs/sessions';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const PATH = '/web-api/user/security-question';
const SET = `POST ${PATH}`;
const REMOVE = `POST ${PATH}/remove`;
const PROOF = 'POST /web-api/user/proof';
const QUESTIONS = [{ id: 'first-job', text: 'Where was your first job?' }];
const ANSWER = 'CANARY-answer';
const SET_UP = { set: { question: 'first-job', answer: ANSWER } };

let tab: Tab;
/** An area of the player, and the shell's dialog. */
let area: ReturnType<typeof admit>;
let shell: ShellHandle<'dialog'>;

const admit = (of: Tab) =>
  of.test.bus.admit(
    defineManifest({
      name: 'office',
      subscribes: [],
      publishes: [],
      sends: [securityQuestionChange, securityQuestionGet],
    }),
  );

beforeEach(async () => {
  tab = await signedIn();
  const { bus, clock } = tab.test;
  const areaPress$ = new Subject<string>();
  createSecurityQuestion({ bus: bus.join('security-question'), clock, api: tab.api, areaPress$ });
  area = admit(tab);
  shell = bus.join('dialog');
  tab.operator.on(`GET ${PATH}`, () => ({ isSet: false, questions: QUESTIONS }));
  tab.operator.on(SET, () => ({ isSet: true, questions: QUESTIONS }));
  tab.operator.on(REMOVE, () => ({ isSet: false, questions: QUESTIONS }));
  tab.operator.on(PROOF, () => ({}));
});

const dialog = () => shell.peek(securityQuestionDialog);
const confirm = (request: { set?: { question: string; answer: string }; password?: string }) =>
  shell.send(securityQuestionConfirm, request, { deadline: Infinity });
/** Asks, and does not wait for the player. */
const ask = async (act: 'set' | 'remove' = 'set') => {
  const asked = area.send(securityQuestionChange, { act }, { deadline: Infinity });
  const outcome = asked.catch((error: unknown) =>
    error instanceof CommandError ? error.code : error,
  );
  await settle();
  return { outcome };
};
const refusal = (code: string, details: object, status = 400): Response =>
  Response.json({ error: { code, message: 'In words.', details } }, { status });
const bodyOf = (call: string): unknown =>
  JSON.parse(tab.operator.sent.findLast((sent) => sent.call === call)?.body ?? 'null');

describe('the security question', () => {
  test('is known to the area by whether it is set alone', async () => {
    expect(await area.send(securityQuestionGet, {})).toEqual({ isSet: false });
  });

  test('is not known where the operator does not answer, and no dialog is opened then', async () => {
    tab.operator.on(`GET ${PATH}`, () => refusal('internal', {}, 500));
    await expect(area.send(securityQuestionGet, {})).rejects.toMatchObject({ code: 'unavailable' });
    expect(await (await ask()).outcome).toBe('unavailable');
    expect(dialog()).toBeNull();
  });

  test('is set in the dialog that the area has asked for, with the questions of the operator', async () => {
    expect(dialog()).toBeNull();
    const { outcome } = await ask();
    expect(dialog()).toEqual({
      act: 'set',
      questions: QUESTIONS,
      proof: null,
      isBusy: false,
      message: null,
    });
    await confirm(SET_UP);
    expect(bodyOf(SET)).toEqual(SET_UP.set);
    expect(tab.operator.count(PROOF)).toBe(0);
    expect(await outcome).toEqual({ isSet: true });
    expect(dialog()).toBeNull();
  });

  test('is removed with a proof where the operator asks for one', async () => {
    tab.operator.on(REMOVE, () => refusal('proof-required', { by: 'password' }, 403));
    const { outcome } = await ask('remove');
    await confirm({});
    expect(dialog()).toMatchObject({ act: 'remove', proof: 'password', isBusy: false });
    tab.operator.on(REMOVE, () => ({ isSet: false, questions: QUESTIONS }));
    await confirm({ password: 'CANARY-password' });
    expect(bodyOf(PROOF)).toEqual({ password: 'CANARY-password' });
    expect(tab.operator.count(SET)).toBe(0);
    expect(await outcome).toEqual({ isSet: false });
  });

  test('stays open with the reason where the answer is too short, or nobody answers', async () => {
    const { outcome } = await ask();
    tab.operator.on(SET, () => refusal('short-answer', {}));
    await confirm(SET_UP);
    expect(dialog()).toMatchObject({ message: { code: 'short-answer', text: 'In words.' } });
    tab.operator.on(SET, () => offline());
    await confirm(SET_UP);
    expect(dialog()).toMatchObject({ isBusy: false, message: { code: 'unavailable' } });
    await shell.send(securityQuestionClose, {});
    expect(await outcome).toBe('cancelled');
  });

  test('closes with the session, and opens for no guest', async () => {
    const { outcome } = await ask();
    await tab.test.qa.send('session.signOut', {});
    expect(await outcome).toBe('not-signed-in');
    expect(dialog()).toBeNull();
    expect(await (await ask()).outcome).toBe('not-signed-in');
  });
});

test('no recording of the bus holds the answer or the password', async () => {
  const recording = record(tab.test.bus);
  await ask();
  await confirm({ ...SET_UP, password: 'CANARY-password' });
  expect(JSON.stringify(recording.stop())).not.toContain('CANARY');
});
