import { sessionSignedOut } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  captchaAnother,
  captchaAnswer,
  captchaCancel,
  captchaSolve,
  captchaState,
} from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createCaptcha } from '.';
import { held, offline, refuse } from '../../../../tests/harness/fakes/fake-operator';
import type { SentRequest } from '../../../../tests/harness/fakes/fake-operator';
import { openTab } from '../../../../tests/harness/tabs/tab';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const UPDATE = 'GET /web-api/captcha/update';
const GET_TIME = 'GET /web-api/captcha/gettime';
const VALIDATE = 'POST /web-api/captcha/validate';

let tab: Tab;
let bus: ShellHandle<'captcha'>;
let pictures = 0;

beforeEach(() => {
  pictures = 0;
  tab = openTab();
  tab.operator.on(UPDATE, () => {
    pictures += 1;
    const id = `c-${pictures}`;
    return { id, image: `/web-api/captcha/image/${id}.svg`, question: `Question ${pictures}?` };
  });
  tab.operator.on(GET_TIME, () => ({ secondsLeft: 120 }));
  tab.operator.on(VALIDATE, (sent) => {
    const { id, captcha } = bodyOf(sent);
    return captcha === '23456' ? { solved: `proof-${String(id)}` } : refuse(400, 'captcha-wrong');
  });
  const { clock } = tab.test;
  const { api, page, log } = tab;
  bus = tab.test.bus.join('captcha');
  createCaptcha({ bus, clock, api, page, log });
});
afterEach(() => {
  bus.dispose();
  expect(tab.test.clock.pending).toBe(0);
  tab.test.dispose();
});

const bodyOf = ({ body }: SentRequest): Record<string, unknown> =>
  JSON.parse(body ?? '{}') as Record<string, unknown>;
const requested = (code = 112): Promise<unknown> =>
  tab.test.bus
    .join('api')
    .send(captchaSolve, { code }, { deadline: Infinity })
    .catch((error: unknown) => error);
const commands = {
  answer: (text: string) => tab.test.bus.join('dialog').send(captchaAnswer, { text }),
  another: () => tab.test.bus.join('dialog').send(captchaAnother, {}),
  cancel: () => tab.test.bus.join('dialog').send(captchaCancel, {}),
};
const shows = (part: object | null): void => {
  const state = tab.test.bus.join('dialog').peek(captchaState);
  if (part === null) expect(state).toBeNull();
  else expect(state).toMatchObject(part);
};

describe('a captcha', () => {
  test('AUT-06 shows a picture with its question, and gives the proof of a right answer', async () => {
    shows(null);
    const solving = requested(113);
    await settle();
    shows({
      image: '/web-api/captcha/image/c-1.svg',
      question: 'Question 1?',
      isChecking: false,
      problem: null,
    });
    expect(tab.operator.sent[0]?.url.searchParams.get('code')).toBe('113');
    await expect(commands.answer(' 23456 ')).resolves.toEqual({ isSolved: true });
    await expect(solving).resolves.toEqual({ solved: 'proof-c-1' });
    shows(null);
  });

  test('AUT-06 shows that an answer was wrong, and another picture', async () => {
    const solving = requested();
    await settle();
    await expect(commands.answer('11111')).resolves.toEqual({ isSolved: false });
    shows({ image: '/web-api/captcha/image/c-2.svg', problem: 'wrong', isChecking: false });
    await commands.answer('23456');
    await expect(solving).resolves.toEqual({ solved: 'proof-c-2' });
  });

  test('AUT-06 is replaced when the operator’s time for it is over', async () => {
    void requested();
    await tab.test.clock.advance(119_999);
    shows({ image: '/web-api/captcha/image/c-1.svg', problem: null });
    await tab.test.clock.advance(1);
    shows({ image: '/web-api/captcha/image/c-2.svg', problem: 'expired' });
    await tab.test.clock.advance(120_000);
    shows({ image: '/web-api/captcha/image/c-3.svg', problem: 'expired' });
  });

  test('AUT-06 is replaced when it has expired at the operator only', async () => {
    tab.operator.on(GET_TIME, offline);
    const solving = requested();
    await tab.test.clock.advance(5000);
    expect(tab.logged).toMatchObject([
      { level: 'info', message: 'The time of a captcha could not be loaded.' },
    ]);
    tab.operator.on(VALIDATE, () => refuse(400, 'captcha-expired'));
    await commands.answer('23456');
    shows({ image: '/web-api/captcha/image/c-2.svg', problem: 'expired' });
    await commands.cancel();
    await solving;
  });

  test('AUT-06 requests the time left when the page is seen again after a sleep', async () => {
    void requested();
    await settle();
    tab.operator.on(GET_TIME, () => ({ secondsLeft: 3 }));
    tab.page.visible$.next(false);
    tab.page.visible$.next(true);
    await tab.test.clock.advance(3000);
    shows({ image: '/web-api/captcha/image/c-2.svg', problem: 'expired' });
  });

  test('AUT-06 never loads in a loop, for any time that the operator gives', async () => {
    tab.operator.on(GET_TIME, () => ({ secondsLeft: 0 }));
    void requested();
    await tab.test.clock.advance(10_000);
    expect(pictures).toBeLessThanOrEqual(11);
  });

  test('shows another picture when the player requests one', async () => {
    void requested();
    await settle();
    await commands.another();
    shows({ image: '/web-api/captcha/image/c-2.svg', problem: null });
  });

  test('P34 shows the newer of two pictures, whichever arrived first', async () => {
    void requested();
    await settle();
    const [early, late] = [held(), held()];
    const answers = [early, late];
    tab.operator.on(UPDATE, () => answers.shift()?.promise);
    const first = commands.another();
    await settle();
    const second = commands.another();
    await settle();
    late.give({ id: 'late', image: '/late.svg', question: '?' });
    await second;
    early.give({ id: 'early', image: '/early.svg', question: '?' });
    await first;
    shows({ image: '/late.svg' });
  });

  test('AUT-06 refuses every waiting call when the player closes it', async () => {
    const all = Promise.all([requested(100), requested(112)]);
    await settle();
    expect(pictures).toBe(1);
    await commands.cancel();
    for (const failure of await all) {
      expect(failure).toMatchObject({ name: 'HandlerFailed', code: 'cancelled' });
    }
    shows(null);
  });

  test('AUT-06 gives each proof to one call: calls that wait together are asked one after the other', async () => {
    const [first, second] = [requested(100), requested(113)];
    await settle();
    expect(pictures).toBe(1);
    await expect(commands.answer('23456')).resolves.toEqual({ isSolved: true });
    await expect(first).resolves.toEqual({ solved: 'proof-c-1' });
    shows({ image: '/web-api/captcha/image/c-2.svg', isChecking: false, problem: null });
    expect(tab.operator.sent.map(({ url }) => url.searchParams.get('code'))).toContain('113');
    await expect(commands.answer('11111')).resolves.toEqual({ isSolved: false });
    await expect(commands.answer('23456')).resolves.toEqual({ isSolved: true });
    await expect(second).resolves.toEqual({ solved: 'proof-c-3' });
    shows(null);
  });

  test('AUT-06 is shown anew to a call that meets one right after another call’s was solved', async () => {
    const first = requested();
    await settle();
    await commands.answer('23456');
    await first;
    const second = requested();
    await settle();
    shows({ image: '/web-api/captcha/image/c-2.svg' });
    await commands.answer('23456');
    await expect(second).resolves.toEqual({ solved: 'proof-c-2' });
  });

  test('P30 goes with its caller, and the next call that waits has one of its own', async () => {
    const caller = new AbortController();
    const left = tab.test.bus
      .join('api')
      .send(captchaSolve, { code: 100 }, { deadline: Infinity, signal: caller.signal })
      .catch((error: unknown) => error);
    const second = requested(112);
    await settle();
    caller.abort();
    await left;
    await settle();
    shows({ image: '/web-api/captcha/image/c-2.svg' });
    await commands.answer('23456');
    await expect(second).resolves.toEqual({ solved: 'proof-c-2' });
    shows(null);
  });

  test('can be loaded again after a lost connection', async () => {
    tab.operator.on(UPDATE, offline);
    const solving = requested();
    await tab.test.clock.advance(10_000);
    shows({ image: null, problem: 'unavailable' });
    expect(tab.logged).toMatchObject([
      { level: 'warn', message: 'The captcha could not be loaded.' },
    ]);
    tab.operator.on(UPDATE, () => ({ id: 'c-9', image: '/nine.svg', question: '?' }));
    await commands.another();
    shows({ image: '/nine.svg', problem: null });
    await commands.answer('23456');
    await expect(solving).resolves.toEqual({ solved: 'proof-c-9' });
  });

  test('keeps the picture when the result of an answer is unknown', async () => {
    void requested();
    await settle();
    tab.operator.on(VALIDATE, offline);
    await commands.answer('23456');
    shows({ image: '/web-api/captcha/image/c-1.svg', problem: 'unavailable', isChecking: false });
  });

  test('accepts one answer at a time', async () => {
    void requested();
    await settle();
    const validating = held();
    tab.operator.on(VALIDATE, () => validating.promise);
    const first = commands.answer('23456');
    await settle();
    shows({ isChecking: true });
    await expect(commands.answer('23456')).resolves.toEqual({ isSolved: false });
    expect(tab.operator.count(VALIDATE)).toBe(1);
    validating.give({ solved: 'proof' });
    await expect(first).resolves.toEqual({ isSolved: true });
  });

  test('P12 is dropped with its player, and so is its proof', async () => {
    const session = tab.test.bus.join('session');
    const first = requested();
    await settle();
    await commands.answer('23456');
    await first;
    session.publish(sessionSignedOut, { reason: 'player' });
    const second = requested();
    await settle();
    shows({ image: '/web-api/captcha/image/c-2.svg' });
    session.publish(sessionSignedOut, { reason: 'expired' });
    await expect(second).resolves.toMatchObject({ code: 'cancelled' });
    shows(null);
  });

  test('AUT-06 does not wait for itself when its own calls need a captcha', async () => {
    tab.operator.on(UPDATE, () => refuse(400, 112));
    void requested();
    await settle();
    shows({ image: null, problem: 'unavailable' });
  });

  test('is not dropped at the start, when no player has left', async () => {
    void requested();
    await settle();
    tab.test.bus.join('session').publish(sessionSignedOut, { reason: 'start' });
    shows({ image: '/web-api/captcha/image/c-1.svg' });
  });

  test('accepts no answer, other picture or time while none is needed', async () => {
    await expect(commands.answer('23456')).resolves.toEqual({ isSolved: false });
    await commands.another();
    await commands.cancel();
    tab.page.visible$.next(false);
    tab.page.visible$.next(true);
    await settle();
    expect(tab.operator.sent).toEqual([]);
    shows(null);
  });

  test('is not replaced while its answer is under way, neither by time nor by the player', async () => {
    void requested();
    await settle();
    const validating = held();
    tab.operator.on(VALIDATE, () => validating.promise);
    tab.operator.on(GET_TIME, () => ({ secondsLeft: 2 }));
    tab.page.visible$.next(true);
    await settle();
    const answering = commands.answer('23456');
    await tab.test.clock.advance(3000);
    await commands.another();
    expect(pictures).toBe(1);
    shows({ isChecking: true });
    validating.give({ solved: 'proof' });
    await expect(answering).resolves.toEqual({ isSolved: true });
  });

  test('is not solved by an answer that arrives after it was closed', async () => {
    void requested();
    await settle();
    const validating = held();
    tab.operator.on(VALIDATE, () => validating.promise);
    const answering = commands.answer('23456');
    await settle();
    await commands.cancel();
    validating.give({ solved: 'late' });
    await expect(answering).resolves.toEqual({ isSolved: false });
    void requested();
    await settle();
    shows({ image: '/web-api/captcha/image/c-2.svg' });
    expect(tab.logged).toEqual([]);
  });

  test('keeps its picture when the operator fails', async () => {
    void requested();
    await settle();
    tab.operator.on(VALIDATE, () => refuse(500, 'captcha-expired'));
    await commands.answer('23456');
    shows({ image: '/web-api/captcha/image/c-1.svg', problem: 'unavailable' });
    expect(pictures).toBe(1);
  });
});
