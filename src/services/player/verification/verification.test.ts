import { record, settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createVerification } from '.';
import { held, refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { SAMPLE_CALLS } from '../../../../tests/harness/calls';
import { openTab } from '../../../../tests/harness/tabs/tab';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const GET = 'GET /web-api/verification';
const TICKET = 'POST /web-api/verification/ticket';
const PROOF = { type: 'passport', digest: 'ab'.repeat(32) };

interface Answer {
  readonly result: { readonly status: number; readonly asked: readonly object[] };
}
const SAMPLE = JSON.parse(
  SAMPLE_CALLS.find(({ name }) => name === 'verificationCall')?.text ?? '{}',
) as Answer;
const ofStatus = (status: number): Answer => ({ result: { ...SAMPLE.result, status } });

function start(userId = 'ann-1'): Tab & { readonly warnings: unknown[] } {
  const tab = openTab();
  const warnings: unknown[] = [];
  tab.operator.on(GET, () => ofStatus(1));
  tab.operator.on(TICKET, () => ({
    ticket: 'canary-ticket',
    expiresAt: 1,
    maxBytes: 10,
    types: ['image/png'],
  }));
  createVerification({
    bus: tab.test.bus.join('verification'),
    api: tab.api,
    log: (...warning) => warnings.push(warning),
  });
  signIn(tab, userId);
  return { ...tab, warnings };
}
function signIn(tab: Tab, userId: string): void {
  tab.tokens.begin(userId, userId && tokenFor(userId, tab.test.clock.now() + 3_600_000));
  tab.test.qa.publish('session.state', { status: userId === '' ? 'guest' : 'player', userId });
}
const load = ({ test }: Tab): Promise<unknown> => test.qa.send('verification.load', {});
const shown = ({ test }: Tab): unknown => test.qa.peek('verification.state');
const calls = ({ operator }: Tab): number =>
  operator.sent.filter(({ call }) => call === GET).length;
const failure = (sent: Promise<unknown>): Promise<unknown> =>
  sent.then(
    () => 'answered',
    (error: unknown) => (error as { code: string }).code,
  );
const announce = ({ test }: Tab): void =>
  test.qa.publish('feed.player', { betIds: [], isStatusChanged: true });

describe('the verification', () => {
  it('PRO-03 is loaded when a page asks for it, and not before', async () => {
    const tab = start();
    announce(tab);
    await settle();
    expect([shown(tab), calls(tab)]).toEqual([null, 0]);
    expect(await load(tab)).toEqual({});
    expect(shown(tab)).toEqual(ofStatus(1).result);
  });

  it('PRO-03 follows the operator, also after a break of the feed, and keeps what it has', async () => {
    const tab = start();
    await load(tab);
    tab.operator.on(GET, () => ofStatus(2));
    announce(tab);
    await settle();
    expect(shown(tab)).toMatchObject({ status: 2 });
    tab.operator.on(GET, () => refuse(503, 'unavailable'));
    tab.test.qa.publish('feed.reset', {});
    await tab.test.clock.advance(60_000);
    expect(shown(tab)).toMatchObject({ status: 2 });
    expect(tab.warnings).toHaveLength(1);
    tab.operator.on(GET, () => ofStatus(3));
    tab.test.qa.publish('feed.reset', {});
    await settle();
    expect(shown(tab)).toMatchObject({ status: 3 });
  });

  it('PRO-03 is not loaded again for a change of bets alone', async () => {
    const tab = start();
    await load(tab);
    tab.test.qa.publish('feed.player', { betIds: ['b-1'] });
    await settle();
    expect(calls(tab)).toBe(1);
  });

  it('PRO-03 that changes while it is first loaded is loaded once more, and the older answer is dropped', async () => {
    const tab = start();
    const late = held();
    tab.operator.on(GET, () => late.promise);
    const loading = load(tab);
    await settle();
    tab.operator.on(GET, () => ofStatus(2));
    announce(tab);
    await loading;
    expect(shown(tab)).toMatchObject({ status: 2 });
    late.give(ofStatus(1));
    await settle();
    expect(shown(tab)).toMatchObject({ status: 2 });
  });

  it('P12 of one player is never the next one’s', async () => {
    const tab = start();
    await load(tab);
    const late = held();
    tab.operator.on(GET, () => late.promise);
    announce(tab);
    await settle();
    signIn(tab, 'bob-2');
    expect(shown(tab)).toBeNull();
    late.give(ofStatus(4));
    await settle();
    expect(shown(tab)).toBeNull();
  });

  it('is refused to guests, and where the operator can’t be reached', async () => {
    const guest = start('');
    expect(await failure(load(guest))).toBe('not-signed-in');
    expect(shown(guest)).toBeNull();
    expect(guest.operator.sent).toEqual([]);
    const tab = start();
    tab.operator.on(GET, () => refuse(400, 'other'));
    expect(await failure(load(tab))).toBe('unavailable');
  });
});

describe('a ticket', () => {
  it('is for one document, and no recording holds it', async () => {
    const tab = start();
    const recorder = record(tab.test.bus);
    await load(tab);
    expect(await tab.test.qa.send('verification.ticket', PROOF)).toMatchObject({
      ticket: 'canary-ticket',
    });
    expect(JSON.parse(tab.operator.sent.at(-1)?.body ?? '')).toEqual(PROOF);
    const recording = JSON.stringify(recorder.stop());
    expect(recording).toContain('verification.ticket');
    expect(recording).toContain('verification.state');
    for (const secret of ['canary-ticket', PROOF.digest, 'doc-1']) {
      expect(recording).not.toContain(secret);
    }
  });

  it.each(['profile-incomplete', 'not-asked', 'too-many-uploads', 'unavailable'])(
    'is refused with %s',
    async (code) => {
      const tab = start();
      tab.operator.on(TICKET, () => refuse(409, code));
      expect(await failure(tab.test.qa.send('verification.ticket', PROOF))).toBe(code);
    },
  );
});
