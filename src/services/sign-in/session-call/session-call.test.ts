import type { ShellHandle } from '@grandstand/bus-contracts';
import { sessionCallState } from '@grandstand/bus-contracts/shell';
import { expectMessage, settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createSessionCall } from '.';
import { held, offline, refuse } from '../../../../tests/harness/fakes/fake-operator';
import { openTab } from '../../../../tests/harness/tabs/tab';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const SESSION = 'GET /web-api/session';

describe('the session call', () => {
  function startCall(tab: Tab, readyAt = tab.test.clock.steady()): ShellHandle {
    const { test, api, log } = tab;
    const bus = test.bus.join('session-call');
    createSessionCall({ bus, clock: test.clock, readyAt, api, log });
    return bus;
  }

  it('SES-01 is made 8 s after the page is ready, past every cache, and its text is used unchanged', async () => {
    const tab = openTab();
    tab.operator.on(SESSION, () => new Response('player'));
    startCall(tab);
    expectMessage(tab.test, sessionCallState, { text: null });

    await tab.test.clock.advance(7999);
    expect(tab.operator.count(SESSION)).toBe(0);
    await tab.test.clock.advance(1);
    expect(tab.operator.sent[0]?.headers.get('Cache-Control')).toBe('no-cache');
    expectMessage(tab.test, sessionCallState, { text: 'player' });
    await tab.test.clock.advance(60_000);
    expect(tab.operator.count(SESSION)).toBe(1);
    expect(tab.logged).toEqual([]);
  });

  it('SES-01 counts from the moment the app was ready, however late the service starts', async () => {
    const tab = openTab();
    tab.operator.on(SESSION, () => new Response('player'));
    const readyAt = tab.test.clock.steady();
    await tab.test.clock.advance(6500);
    const service = startCall(tab, readyAt);
    await tab.test.clock.advance(1499);
    expect(tab.operator.count(SESSION)).toBe(0);
    await tab.test.clock.advance(1);
    expect(tab.operator.count(SESSION)).toBe(1);
    service.dispose();

    const late = openTab();
    late.operator.on(SESSION, () => new Response('player'));
    const before = late.test.clock.steady();
    await late.test.clock.advance(20_000);
    startCall(late, before);
    await late.test.clock.advance(0);
    expect(late.operator.count(SESSION)).toBe(1);
  });

  it('SES-01 is not made when its answer is in state already', async () => {
    const tab = openTab();
    tab.operator.on(SESSION, () => new Response('player'));
    startCall(tab);
    tab.test.qa.publish(sessionCallState.name, { text: 'guest' });
    await tab.test.clock.advance(60_000);
    expect(tab.operator.count(SESSION)).toBe(0);
  });

  it('SES-01 is kept when the service starts again', async () => {
    const tab = openTab();
    tab.test.qa.publish(sessionCallState.name, { text: 'guest' });
    startCall(tab);
    await tab.test.clock.advance(60_000);
    expect(tab.operator.sent).toEqual([]);
  });

  it.each([
    ['offline', offline],
    ['a 500', () => refuse(500, 'broken')],
    ['a page', () => new Response('<html></html>')],
  ])('SES-01 logs its failure: %s', async (_, answer) => {
    const tab = openTab();
    tab.operator.on(SESSION, answer);
    startCall(tab);
    await tab.test.clock.advance(8000);
    expect(tab.logged).toMatchObject([{ level: 'warn', message: 'The session call failed.' }]);
    expect(tab.test.qa.peek(sessionCallState.name)).toEqual({ text: null });
  });

  it('is not made, and logs nothing, once its service stops', async () => {
    const tab = openTab();
    tab.operator.on(SESSION, () => held().promise);
    startCall(tab).dispose();
    expect(tab.test.clock.pending).toBe(0);
    const other = openTab();
    other.operator.on(SESSION, () => held().promise);
    const stopped = startCall(other);
    await other.test.clock.advance(8000);
    stopped.dispose();
    await settle();
    expect(other.logged).toEqual([]);
  });
});
