import { ideasSend, partnershipApply, securityEnd } from '@grandstand/bus-contracts/player';
import { sessionState } from '@grandstand/bus-contracts';
import { createTestBus } from '@grandstand/bus-contracts/testing';
import { firstValueFrom, throwError } from 'rxjs';
import { expect, it } from 'vitest';
import type { ApiClient } from '../../../api';
import { sendIdeaCall } from '../../../api/endpoints/support/ideas';
import { HttpError, UnauthorizedError } from '../../../api/errors';
import { namedAs, refuseAs, relay } from './relay';

const IDEA = { text: 'a calendar of matches', refId: 'idea-0001' };
const fault = (code: string, status = 409) =>
  new HttpError('POST /x', status, { code, text: `text of ${code}`, details: undefined });
const NAMES = namedAs('too-many-ideas', ['full', 'asleep']);

/** The refusal that a failed call becomes. */
const refusalFor = (command: Parameters<typeof refuseAs>[0], error: unknown) =>
  firstValueFrom(throwError(() => error).pipe(refuseAs(command, NAMES))).catch(
    (refusal: unknown) => refusal,
  );

it.each([
  ['a code of the command', ideasSend, fault('too-many-ideas'), 'too-many-ideas', true],
  ['a code of another command', securityEnd, fault('bad-file'), 'unavailable', true],
  ['a code with another name', ideasSend, fault('asleep'), 'too-many-ideas', true],
  ['the word for no answer', ideasSend, fault('unavailable', 503), 'unavailable', false],
  ['no answer', ideasSend, new TypeError('no network'), 'unavailable', false],
  [
    'the end of a session',
    ideasSend,
    new UnauthorizedError('POST /x', 401, { code: '9', text: 'no', details: undefined }),
    'not-signed-in',
    false,
  ],
  [
    'a 401 of a command for anybody',
    partnershipApply,
    new UnauthorizedError('POST /x', 401, { code: '9', text: 'no', details: undefined }),
    'unavailable',
    true,
  ],
])('refuses by the codes of the command: %s', async (_, command, error, code, hasText) => {
  const refusal = await refusalFor(command, error);
  expect(refusal).toMatchObject({ code });
  expect((refusal as { text?: string }).text !== undefined).toBe(hasText);
});

/** The service `ideas` with an operator that answers every call. */
function start(userId: string) {
  const { bus } = createTestBus();
  const sent: unknown[] = [];
  const api = {
    call: (...[, input]: Parameters<ApiClient['call']>) => {
      sent.push(input);
      return Promise.resolve({ ideaId: 'i-1' });
    },
  } as ApiClient;
  const status = userId === '' ? 'guest' : 'player';
  bus.join('session').publish(sessionState, { status, userId });
  relay({ bus: bus.join('ideas'), api }, ideasSend, sendIdeaCall);
  return { sent, send: () => bus.join('test').send(ideasSend, IDEA) };
}

it('answers a command with the answer of a call that has the same input', async () => {
  const { sent, send } = start('ann');
  await expect(send()).resolves.toEqual({ ideaId: 'i-1' });
  expect(sent).toEqual([IDEA]);
});

it('makes no call for a guest in answer to a command for players', async () => {
  const { sent, send } = start('');
  await expect(send()).rejects.toMatchObject({ code: 'not-signed-in' });
  expect(sent).toEqual([]);
});
