import { CommandError, defineManifest } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { passwordChange } from '@grandstand/bus-contracts/player';
import { passwordClose, passwordConfirm, passwordDialog } from '@grandstand/bus-contracts/shell';
import { record, settle } from '@grandstand/bus-contracts/testing';
import { Subject } from 'rxjs';
import { beforeEach, describe, expect, test } from 'vitest';
import { createPassword } from '.';
import { held, offline } from '../../../../tests/harness/fakes/fake-operator';
import { signedIn } from '../../../../tests/harness/tabs/sessions';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const CHANGE = 'POST /web-api/user/password';
const PROOF = 'POST /web-api/user/proof';
const OLD = 'CANARY-old-password';
const NEW = 'CANARY-new-password';

let tab: Tab;
/** An area of the player, and the shell's dialog. */
let area: ReturnType<typeof admit>;
let shell: ShellHandle<'dialog'>;
let areaPress$: Subject<string>;

const admit = (of: Tab) =>
  of.test.bus.admit(
    defineManifest({ name: 'profile', subscribes: [], publishes: [], sends: [passwordChange] }),
  );

beforeEach(async () => {
  tab = await signedIn();
  const { bus, clock } = tab.test;
  areaPress$ = new Subject();
  createPassword({ bus: bus.join('password'), clock, api: tab.api, areaPress$ });
  area = admit(tab);
  shell = bus.join('dialog');
  tab.operator.on(CHANGE, () => ({}));
  tab.operator.on(PROOF, () => ({}));
});

const dialog = () => shell.peek(passwordDialog);
const confirm = (proof: { password?: string; code?: string } = {}) =>
  shell.send(passwordConfirm, { next: NEW, ...proof }, { deadline: Infinity });
const outcomeOf = async (asked: Promise<unknown>): Promise<unknown> => {
  try {
    return await asked;
  } catch (error) {
    return error instanceof CommandError ? error.code : error;
  }
};
/** Asks, and does not wait for the player. */
const ask = async (signal?: AbortSignal) => {
  const outcome = outcomeOf(
    area.send(passwordChange, {}, { deadline: Infinity, ...(signal && { signal }) }),
  );
  await settle();
  return { outcome };
};
const refusal = (code: string, details: object, status = 400): Response =>
  Response.json({ error: { code, message: 'In words.', details } }, { status });
const bodyOf = (call: string): unknown =>
  JSON.parse(tab.operator.sent.findLast((sent) => sent.call === call)?.body ?? 'null');

describe('a player changes the password', () => {
  test('in the dialog that the area has asked for, which learns when it is done', async () => {
    expect(dialog()).toBeNull();
    const { outcome } = await ask();
    expect(dialog()).toEqual({ proof: null, isBusy: false, message: null });
    await confirm();
    expect(bodyOf(CHANGE)).toEqual({ password: NEW });
    expect(tab.operator.count(PROOF)).toBe(0);
    expect(await outcome).toEqual({});
    expect(dialog()).toBeNull();
  });

  test('with the present one where the operator asks for it', async () => {
    tab.operator.on(CHANGE, () => refusal('proof-required', { by: 'password' }, 403));
    const { outcome } = await ask();
    await confirm();
    expect(dialog()).toMatchObject({ proof: 'password', isBusy: false });
    tab.operator.on(CHANGE, () => ({}));
    await confirm({ password: OLD });
    expect(bodyOf(PROOF)).toEqual({ password: OLD });
    expect(await outcome).toEqual({});
  });

  test('and is told why one is too weak', async () => {
    tab.operator.on(CHANGE, () => refusal('weak-password', { reason: 'common' }));
    await ask();
    await confirm();
    expect(dialog()).toMatchObject({
      isBusy: false,
      message: { code: 'weak-password', reason: 'common' },
    });
  });

  test('again where the network was gone', async () => {
    const { outcome } = await ask();
    tab.operator.on(CHANGE, () => offline());
    await confirm();
    expect(dialog()).toMatchObject({ isBusy: false, message: { code: 'unavailable' } });
    tab.operator.on(CHANGE, () => ({}));
    await confirm();
    expect(await outcome).toEqual({});
  });

  test('once, however often the button is pressed', async () => {
    await ask();
    const late = held();
    tab.operator.on(CHANGE, () => late.promise);
    const first = confirm();
    await settle();
    expect(dialog()).toMatchObject({ isBusy: true });
    await confirm();
    late.give({});
    await first;
    expect(tab.operator.count(CHANGE)).toBe(1);
  });
});

test('an area learns that the dialog was closed, or that it belongs to nobody', async () => {
  const { outcome } = await ask();
  await shell.send(passwordClose, {});
  expect(await outcome).toBe('cancelled');
  areaPress$.next('profile');
  const other = await ask();
  await tab.test.qa.send('session.signOut', {});
  expect(await other.outcome).toBe('not-signed-in');
  expect(dialog()).toBeNull();
  expect(await (await ask()).outcome).toBe('not-signed-in');
});

test('an area that is closed again and again rests, and one without a press opens nothing', async () => {
  /** Asks, has the player close what is shown, and returns how it ended. */
  const closed = async () => {
    const { outcome } = await ask();
    await shell.send(passwordClose, {});
    return outcome;
  };
  const pressed = () => {
    areaPress$.next('profile');
    return closed();
  };
  expect(await closed()).toBe('cancelled');
  expect(await closed()).toBe('resting');
  expect([await pressed(), await pressed()]).toEqual(['cancelled', 'cancelled']);
  expect(await pressed()).toBe('resting');
  await tab.test.clock.advance(10_000);
  expect(await closed()).toBe('resting');
  areaPress$.next('profile');
  const { outcome } = await ask();
  await confirm();
  expect(await outcome).toEqual({});
  // A change that was made ends the row.
  const three = [await pressed(), await pressed(), await pressed()];
  expect(three).toEqual(['cancelled', 'cancelled', 'cancelled']);
  expect(await pressed()).toBe('resting');
});

test('the dialog goes with the area that asked', async () => {
  const controller = new AbortController();
  await ask(controller.signal);
  controller.abort();
  await settle();
  expect(dialog()).toBeNull();
});

test('no password is readable on the bus', async () => {
  const recorder = record(tab.test.bus);
  await ask();
  await confirm({ password: OLD });
  const recording = JSON.stringify(recorder.stop());
  expect(recording).toContain('password.confirm');
  expect(recording).not.toContain('CANARY');
});
