import { describe, expect, it } from 'vitest';
import { createSecurity } from '.';
import { offline, refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { openTab } from '../../../../tests/harness/tabs/tab';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const LIST = 'GET /web-api/user/sessions';
const END = 'DELETE /web-api/user/sessions/8';
const END_OTHERS = 'POST /web-api/user/sessions/end-others';
const HISTORY = 'GET /web-api/user/sign-ins';

const THIS = {
  number: 7,
  browser: 'Firefox, Linux',
  country: 'DE',
  method: 'password',
  startedAt: 5,
  seenAt: 6,
  isThis: true,
};
const OTHER = { ...THIS, number: 8, browser: '', country: null, method: null, isThis: false };
const ATTEMPT = { id: 1, at: 5, isSuccess: false, method: 'code', browser: '', country: null };

function startSecurity(userId = 'ann-1'): Tab {
  const tab = openTab();
  tab.operator.on(LIST, () => ({ sessions: [THIS, OTHER] }));
  tab.operator.on(END, () => ({ sessions: [THIS] }));
  tab.operator.on(END_OTHERS, () => ({ sessions: [THIS] }));
  tab.operator.on(HISTORY, () => ({ attempts: [ATTEMPT] }));
  createSecurity({ bus: tab.test.bus.join('security'), api: tab.api });
  tab.tokens.begin(userId, userId && tokenFor(userId, tab.test.clock.now() + 3_600_000));
  tab.test.qa.publish('session.state', { status: userId === '' ? 'guest' : 'player', userId });
  return tab;
}

const COMMANDS = [
  ['security.sessions', {}, LIST],
  ['security.end', { which: 'one', number: 8 }, END],
  ['security.end', { which: 'others' }, END_OTHERS],
  ['security.history', {}, HISTORY],
] as const;

const send = ({ test }: Tab, name: string, request: object): Promise<unknown> =>
  test.qa.send(name, request);
/** How a command ended, once it has: its tries wait in between. */
async function failure(tab: Tab, sent: Promise<unknown>): Promise<unknown> {
  const ended = sent.then(
    () => 'answered',
    (error: unknown) => (error as { code: string }).code,
  );
  await tab.test.clock.advance(60_000);
  return ended;
}

describe('where a player is signed in', () => {
  it('is the operator’s list, and what it leaves after an end', async () => {
    const tab = startSecurity();
    expect(await send(tab, 'security.sessions', {})).toEqual({ sessions: [THIS, OTHER] });
    for (const request of [{ which: 'one', number: 8 }, { which: 'others' }]) {
      expect(await send(tab, 'security.end', request)).toEqual({ sessions: [THIS] });
    }
    expect(await send(tab, 'security.history', {})).toEqual({ attempts: [ATTEMPT] });
    expect(tab.operator.sent.map(({ call }) => call)).toEqual([LIST, END, END_OTHERS, HISTORY]);
  });

  it.each(COMMANDS)('is asked for by no guest: %s', async (name, request) => {
    const tab = startSecurity('');
    expect(await failure(tab, send(tab, name, request))).toBe('not-signed-in');
    expect(tab.operator.sent).toEqual([]);
  });

  it.each(COMMANDS)('is refused for a reason: %s', async (name, request, call) => {
    const tab = startSecurity();
    for (const [answer, code] of [
      [offline, 'unavailable'],
      [() => ({ sessions: 'all' }), 'unavailable'],
      [() => refuse(401, 'unauthorized'), 'not-signed-in'],
    ] as const) {
      tab.operator.on(call, answer);
      expect(await failure(tab, send(tab, name, request))).toBe(code);
    }
  });

  it('says of a session that has ended that it was not found', async () => {
    const tab = startSecurity();
    tab.operator.on(END, () => refuse(404, 'not-found'));
    const sent = send(tab, 'security.end', { which: 'one', number: 8 });
    expect(await failure(tab, sent)).toBe('not-found');
  });
});
