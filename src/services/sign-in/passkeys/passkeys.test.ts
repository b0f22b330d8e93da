import { CommandError, defineManifest } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  passkeysAdd,
  passkeysGet,
  passkeysRemove,
  passkeysRename,
} from '@grandstand/bus-contracts/player';
import { passkeysClose, passkeysConfirm, passkeysDialog } from '@grandstand/bus-contracts/shell';
import type { PasskeysDialog } from '@grandstand/bus-contracts/shell';
import { record, settle } from '@grandstand/bus-contracts/testing';
import { Subject } from 'rxjs';
import { beforeEach, describe, expect, test } from 'vitest';
import { createPasskeys } from '.';
import type { CeremonyFault } from '../../ports/passkey-ceremonies';
import { held, offline, refuse } from '../../../../tests/harness/fakes/fake-operator';
import { fakePasskeys } from '../../../../tests/harness/fakes/fake-passkeys';
import { signedIn } from '../../../../tests/harness/tabs/sessions';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const PATH = '/web-api/user/passkeys';
const PROOF = 'POST /web-api/user/proof';
const own = (name = 'Chrome, Windows', id = 7) => ({
  id,
  name,
  isBackedUp: false,
  createdAt: 5,
  usedAt: null,
});
const CREDENTIAL = { id: 'key-1', response: { attestationObject: 'canary-key' } };

let tab: Tab;
/** An area of the player, and the shell's dialog. */
let area: ReturnType<typeof admit>;
let shell: ShellHandle<'dialog'>;
let areaPress$: Subject<string>;
let passkeys: ReturnType<typeof fakePasskeys>;

const admit = (of: Tab) =>
  of.test.bus.admit(
    defineManifest({
      name: 'office',
      subscribes: [],
      publishes: [],
      sends: [passkeysGet, passkeysAdd, passkeysRemove, passkeysRename],
    }),
  );

beforeEach(async () => {
  tab = await signedIn();
  passkeys = fakePasskeys();
  areaPress$ = new Subject();
  const { bus, clock } = tab.test;
  const { ceremonies } = passkeys;
  createPasskeys({ bus: bus.join('passkeys'), clock, api: tab.api, areaPress$, ceremonies });
  area = admit(tab);
  shell = bus.join('dialog');
  tab.operator.on(`GET ${PATH}`, () => ({ passkeys: [own()] }));
  tab.operator.on(`POST ${PATH}/options`, () => ({
    flowId: 'f-1',
    expiresAt: clock.now() + 120_000,
    options: { challenge: 'canary-challenge', timeout: 120_000 },
  }));
  tab.operator.on(`POST ${PATH}`, () => ({ passkeys: [own('Firefox, Linux', 8), own()] }));
  tab.operator.on(`DELETE ${PATH}/7`, () => ({ passkeys: [] }));
  tab.operator.on(PROOF, () => ({}));
});

const dialog = (): PasskeysDialog | null | undefined => shell.peek(passkeysDialog);
const confirm = (password?: string, code?: string) =>
  shell.send(
    passkeysConfirm,
    { ...(password !== undefined && { password }), ...(code !== undefined && { code }) },
    { deadline: Infinity },
  );
const close = () => shell.send(passkeysClose, {});
/** What the area's request ends with: the names of the passkeys, or why not. */
const outcomeOf = async (asked: Promise<{ passkeys: { name: string }[] }>): Promise<unknown> => {
  try {
    return (await asked).passkeys.map(({ name }) => name);
  } catch (error) {
    return error instanceof CommandError ? error.code : error;
  }
};
const add = async () => {
  const outcome = outcomeOf(area.send(passkeysAdd, {}, { deadline: Infinity }));
  await settle();
  return outcome;
};
/** Asks, and does not wait for the player. */
const ask = async (asked: Promise<{ passkeys: { name: string }[] }>) => {
  const outcome = outcomeOf(asked);
  await settle();
  return { outcome };
};
const askToAdd = () => ask(area.send(passkeysAdd, {}, { deadline: Infinity }));
const askToRemove = (id = 7) => ask(area.send(passkeysRemove, { id }, { deadline: Infinity }));
const proofRequired = (by: string): Response =>
  Response.json(
    { error: { code: 'proof-required', message: 'In words.', details: { by } } },
    { status: 403 },
  );
const bodyOf = (call: string): unknown =>
  JSON.parse(tab.operator.sent.findLast((sent) => sent.call === call)?.body ?? 'null');

test('an area gets the passkeys, and whether the browser can make one', async () => {
  expect(await area.send(passkeysGet, {})).toEqual({ passkeys: [own()], canAdd: true });
  tab.operator.on(`GET ${PATH}`, () => refuse(400, 'x'));
  expect(await outcomeOf(area.send(passkeysGet, {}))).toBe('unavailable');
});

test('an area renames a passkey', async () => {
  tab.operator.on(`POST ${PATH}/7`, () => ({ passkeys: [own('My phone')] }));
  expect(await outcomeOf(area.send(passkeysRename, { id: 7, name: 'My phone' }))).toEqual([
    'My phone',
  ]);
  expect(bodyOf(`POST ${PATH}/7`)).toEqual({ name: 'My phone' });
  tab.operator.on(`POST ${PATH}/7`, () => refuse(404, 'not-found'));
  expect(await outcomeOf(area.send(passkeysRename, { id: 7, name: 'x' }))).toBe('not-found');
});

test('an area gets no second dialog without a press of the player in it, whatever it is for', async () => {
  const first = await askToAdd();
  await close();
  expect(await first.outcome).toBe('cancelled');
  expect(await (await askToRemove()).outcome).toBe('resting');
  expect(await (await askToAdd()).outcome).toBe('resting');
  expect(dialog()).toBeNull();
  areaPress$.next('office');
  await askToRemove();
  expect(dialog()).toMatchObject({ act: 'remove' });
});

test('a guest has none, and no dialog', async () => {
  await tab.test.qa.send('session.signOut', {});
  expect(await outcomeOf(area.send(passkeysGet, {}))).toBe('not-signed-in');
  expect(await add()).toBe('not-signed-in');
  expect(dialog()).toBeNull();
});

describe('a passkey is added', () => {
  test('only once the player has confirmed it in the dialog', async () => {
    const { outcome } = await askToAdd();
    expect(dialog()).toEqual({ act: 'add', name: '', proof: null, isBusy: false, message: null });
    expect(tab.operator.count(`POST ${PATH}/options`)).toBe(0);
    const confirming = confirm();
    await settle();
    expect(dialog()).toMatchObject({ isBusy: true });
    expect(passkeys.last()).toMatchObject({
      kind: 'create',
      options: { challenge: 'canary-challenge' },
    });
    passkeys.last().give(CREDENTIAL);
    await confirming;
    expect(bodyOf(`POST ${PATH}`)).toEqual({ flowId: 'f-1', response: CREDENTIAL });
    expect(await outcome).toEqual(['Firefox, Linux', 'Chrome, Windows']);
    expect(dialog()).toBeNull();
  });

  test('after the password, where the operator asks for it', async () => {
    const { outcome } = await askToAdd();
    tab.operator.on(`POST ${PATH}/options`, () => proofRequired('password'));
    await confirm();
    expect(dialog()).toMatchObject({ proof: 'password', isBusy: false });

    tab.operator.on(PROOF, () => refuse(400, 'wrong-password'));
    await confirm('wrong');
    expect(dialog()).toMatchObject({ proof: 'password', message: { code: 'wrong-password' } });

    tab.operator.on(PROOF, () => ({}));
    tab.operator.on(`POST ${PATH}/options`, () => ({
      flowId: 'f-2',
      expiresAt: tab.test.clock.now() + 120_000,
      options: { challenge: 'AA' },
    }));
    const confirming = confirm('correct horse');
    await settle();
    passkeys.last().give(CREDENTIAL);
    await confirming;
    expect(bodyOf(PROOF)).toEqual({ password: 'correct horse' });
    expect(await outcome).toHaveLength(2);
  });

  test('after the password and a code, where the player has two steps', async () => {
    const { outcome } = await askToRemove();
    tab.operator.on(`DELETE ${PATH}/7`, () => proofRequired('sign-in'));
    await confirm();
    expect(dialog()).toMatchObject({ proof: 'password-and-code' });
    tab.operator.on(PROOF, () => refuse(400, 'wrong_code'));
    await confirm('correct horse', '000000');
    expect(dialog()).toMatchObject({ proof: 'password-and-code', message: { code: 'wrong_code' } });
    tab.operator.on(PROOF, () => ({}));
    tab.operator.on(`DELETE ${PATH}/7`, () => ({ passkeys: [] }));
    await confirm('correct horse', '123456');
    expect(bodyOf(PROOF)).toEqual({ password: 'correct horse', code: '123456' });
    expect(await outcome).toEqual([]);
  });

  test.each<[CeremonyFault, string]>([
    ['cancelled', 'cancelled'],
    ['timed-out', 'passkey-late'],
    ['taken', 'passkey-taken'],
    ['unsupported', 'passkeys-unsupported'],
  ])(
    'or not: the dialog says that the ceremony ended as %s, and can be tried again',
    async (fault, code) => {
      await askToAdd();
      const confirming = confirm();
      await settle();
      passkeys.last().fail(fault);
      await confirming;
      expect(dialog()).toMatchObject({ isBusy: false, message: { code } });
      void confirm();
      await settle();
      expect(passkeys.count()).toBe(2);
    },
  );

  test.each<[string, () => unknown, object]>([
    [
      'an authenticator that verifies nobody',
      () => refuse(400, 'bad-passkey'),
      { code: 'bad-passkey', text: 'In words.' },
    ],
    ['a late answer', () => refuse(400, 'passkey-late'), { code: 'passkey-late' }],
    ['too many', () => refuse(409, 'passkeys-full'), { code: 'passkeys-full', text: 'In words.' }],
    ['one that the account has', () => refuse(409, 'passkey-taken'), { code: 'passkey-taken' }],
    ['no connection', offline, { code: 'unavailable' }],
  ])('or refused for %s', async (_, answer, message) => {
    tab.operator.on(`POST ${PATH}`, answer);
    await askToAdd();
    const confirming = confirm();
    await settle();
    passkeys.last().give(CREDENTIAL);
    await confirming;
    expect(dialog()).toMatchObject({ message });
  });

  test('or not removed, where another page has removed it meanwhile', async () => {
    tab.operator.on(`DELETE ${PATH}/7`, () => refuse(404, 'not-found', 'It is gone.'));
    await askToRemove();
    await confirm();
    expect(dialog()).toMatchObject({ message: { code: 'not-found', text: 'It is gone.' } });
  });

  test('or not, where the player closes the dialog: the browser’s ceremony ends too', async () => {
    const { outcome } = await askToAdd();
    const confirming = confirm();
    await settle();
    await close();
    expect(passkeys.last().signal.aborted).toBe(true);
    await confirming;
    expect(await outcome).toBe('cancelled');
    expect(dialog()).toBeNull();
    expect(tab.operator.count(`POST ${PATH}`)).toBe(0);
  });

  test('or not, where another player has come', async () => {
    const { outcome } = await askToAdd();
    await tab.test.qa.send('session.signOut', {});
    expect(await outcome).toBe('not-signed-in');
    expect(dialog()).toBeNull();
  });

  test('or not, where the area has gone', async () => {
    const controller = new AbortController();
    const { outcome } = await ask(
      area.send(passkeysAdd, {}, { deadline: Infinity, signal: controller.signal }),
    );
    controller.abort();
    await outcome;
    await settle();
    expect(dialog()).toBeNull();
  });
});

describe('a passkey is removed', () => {
  test('only once the player has confirmed it, by its name', async () => {
    const { outcome } = await askToRemove();
    expect(dialog()).toMatchObject({ act: 'remove', name: 'Chrome, Windows' });
    expect(tab.operator.count(`DELETE ${PATH}/7`)).toBe(0);
    await confirm();
    expect(await outcome).toEqual([]);
    expect(passkeys.count()).toBe(0);
  });

  test('after the password, where the operator asks for it', async () => {
    const { outcome } = await askToRemove();
    tab.operator.on(`DELETE ${PATH}/7`, () => proofRequired('password'));
    await confirm();
    expect(dialog()).toMatchObject({ act: 'remove', proof: 'password' });
    tab.operator.on(`DELETE ${PATH}/7`, () => ({ passkeys: [] }));
    await confirm('correct horse');
    expect(await outcome).toEqual([]);
  });

  test('or not, where there is no such one', async () => {
    const { outcome } = await askToRemove(9);
    expect(await outcome).toBe('not-found');
    expect(dialog()).toBeNull();
  });

  test('or not, where something else is asked for in its place', async () => {
    const first = await askToRemove();
    areaPress$.next('office');
    const second = await askToAdd();
    expect(await first.outcome).toBe('cancelled');
    expect(dialog()).toMatchObject({ act: 'add' });
    await close();
    expect(await second.outcome).toBe('cancelled');
  });

  test('once, however often the player presses', async () => {
    const late = held();
    tab.operator.on(`DELETE ${PATH}/7`, () => late.promise);
    const { outcome } = await askToRemove();
    const confirming = confirm();
    await settle();
    await confirm();
    expect(tab.operator.count(`DELETE ${PATH}/7`)).toBe(1);
    late.give({ passkeys: [] });
    await confirming;
    expect(await outcome).toEqual([]);
  });
});

test('a recording of the bus holds no password, no challenge and no key', async () => {
  const recorder = record(tab.test.bus);
  const { outcome } = await askToAdd();
  const confirming = confirm('canary-password', 'canary-code');
  await settle();
  passkeys.last().give(CREDENTIAL);
  await confirming;
  await outcome;
  const recording = JSON.stringify(recorder.stop());
  expect(recording).toContain('passkeys.confirm');
  expect(recording).not.toMatch(/canary/);
});
