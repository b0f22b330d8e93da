import { createVirtualClock, runs } from '@grandstand/bus-contracts/testing';
import type { VirtualClock } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { credentials, DISCONNECT, LOGIN } from '../../../../tests/harness/tabs/sessions';
import { createBrowser } from '../../../../tests/harness/tabs/tab';
import type { Browser } from '../../../../tests/harness/tabs/tab';
import { createOperatorOfAnn, openTabsOfAnn } from '../../../../tests/harness/tabs/tabs-of-ann';
import type { OperatorOfAnn, TabOfAnn } from '../../../../tests/harness/tabs/tabs-of-ann';

interface Ways {
  /** A check, a token and an end are under way for so long to the operator, and back. */
  readonly usual: number;
  readonly loginThere: number;
  readonly loginBack: number;
  readonly hearing: number;
}

interface Scene {
  readonly clock: VirtualClock;
  readonly world: OperatorOfAnn;
  readonly browser: Browser;
  open(): TabOfAnn;
}

/** A browser that nobody is signed in to; a sign-in takes its time. */
function openScene({ usual, loginThere, loginBack, hearing }: Ways, isRefused = false): Scene {
  const clock = createVirtualClock();
  const world = createOperatorOfAnn({ clock, delay: () => usual, isStrict: false });
  world.isSignedIn = false;
  const browser = createBrowser(world.operator);
  const pass = (ms: number): Promise<void> =>
    new Promise((resolve) => void clock.after(ms, resolve));
  world.operator.on(LOGIN, async () => {
    await pass(loginThere);
    if (!isRefused) world.isSignedIn = true;
    await pass(loginBack);
    return isRefused
      ? refuse(401, 'wrong-credentials')
      : { userId: 'ann-1', token: tokenFor('ann-1', clock.now() + 600_000) };
  });
  return {
    clock,
    world,
    browser,
    open: () => openTabsOfAnn(browser, 1, clock, () => hearing)[0]!,
  };
}

/** The cookies and storage after an expired session, as a tab that is loaded now finds them. */
function leaveRemains({ browser }: Scene): void {
  browser.cookies.set('ua', 'old');
}

const signIn = ({ tab }: TabOfAnn): Promise<unknown> =>
  tab.test.qa.send('session.signIn', credentials).catch((error: unknown) => error);

const QUICK = { usual: 100, loginThere: 500, loginBack: 500, hearing: 10 };
const SLOW = { ...QUICK, loginThere: 3000, loginBack: 3500 };

describe('a tab without a player while another tab’s sign-in is under way', () => {
  it.each([
    ['whose turn comes after the sign-in', QUICK],
    ['that has waited for its turn while the sign-in takes longer', SLOW],
  ])('P11 does not sign the new player out at the operator: %s', async (_, ways) => {
    const scene = openScene(ways);
    const one = scene.open();
    await scene.clock.advance(1000);
    void signIn(one);
    leaveRemains(scene);
    const two = scene.open();
    await scene.clock.advance(20_000);
    expect(scene.world.operator.count(DISCONNECT)).toBe(0);
    expect(scene.world.isSignedIn).toBe(true);
    expect([one.status(), two.status()]).toEqual(['player', 'player']);
  });

  it('AUT-02 signs out at the operator when the sign-in failed', async () => {
    const scene = openScene(QUICK, true);
    const one = scene.open();
    await scene.clock.advance(1000);
    void signIn(one);
    leaveRemains(scene);
    scene.open();
    await scene.clock.advance(20_000);
    expect(scene.world.operator.count(DISCONNECT)).toBe(1);
    expect(scene.browser.kept.size).toBe(0);
  });

  it('P22 postpones an unsent sign-out, which the player’s arrival ends', async () => {
    const scene = openScene(SLOW);
    const one = scene.open();
    await scene.clock.advance(1000);
    void signIn(one);
    await scene.clock.advance(100);
    scene.browser.kept.set('session.ending', '1');
    const two = scene.open();
    await scene.clock.advance(5500);
    expect(two.status()).not.toBe('player');
    await scene.clock.advance(20_000);
    expect(scene.world.operator.count(DISCONNECT)).toBe(0);
    expect([one.status(), two.status()]).toEqual(['player', 'player']);
  });

  it('P22 sends the postponed sign-out once the sign-in failed', async () => {
    const scene = openScene(SLOW, true);
    const one = scene.open();
    await scene.clock.advance(1000);
    void signIn(one);
    await scene.clock.advance(100);
    scene.browser.kept.set('session.ending', '1');
    const two = scene.open();
    await scene.clock.advance(40_000);
    expect(scene.world.operator.count(DISCONNECT)).toBe(1);
    expect([one.status(), two.status()]).toEqual(['guest', 'guest']);
  });

  it('does not wait for the sign-in of a closed tab', async () => {
    const scene = openScene(SLOW);
    const one = scene.open();
    await scene.clock.advance(1000);
    void signIn(one);
    one.die();
    scene.world.isSignedIn = false;
    await scene.clock.advance(150_000);
    scene.world.isSignedIn = false;
    leaveRemains(scene);
    scene.open();
    await scene.clock.advance(5000);
    expect(scene.world.operator.count(DISCONNECT)).toBe(1);
  });

  // An end that hangs for longer than the turn's 3 s may still overtake a sign-in: it has left. And
  // with its turn a sign-in must not take 10 s, after which its sender's command fails.
  const schedule = fc.record({
    ways: fc.record({
      usual: fc.nat({ max: 1450 }),
      loginThere: fc.nat({ max: 3500 }),
      loginBack: fc.nat({ max: 3500 }),
      hearing: fc.nat({ max: 1000 }),
    }),
    /** Of the other tab's load, after the sign-in's press. */
    opensAt: fc.integer({ min: -4000, max: 9000 }),
  });

  it('P11 keeps the player who signs in, in both tabs, in 1,000 schedules', async () => {
    await fc.assert(
      fc.asyncProperty(schedule, async ({ ways, opensAt }) => {
        const scene = openScene(ways);
        const one = scene.open();
        await scene.clock.advance(5000);
        let two: TabOfAnn | undefined;
        scene.clock.after(4000 + opensAt, () => {
          leaveRemains(scene);
          two = scene.open();
        });
        await scene.clock.advance(4000);
        void signIn(one);
        await scene.clock.advance(60_000);
        expect(scene.world.isSignedIn).toBe(true);
        expect([one.status(), two?.status()]).toEqual(['player', 'player']);
        expect(scene.browser.locks.busy).toBe(0);
        expect([...scene.browser.kept.keys()]).toEqual(['session.mark']);
        for (const { tab } of [one, two!]) tab.test.dispose();
      }),
      { numRuns: runs(1000) },
    );
  });
});
