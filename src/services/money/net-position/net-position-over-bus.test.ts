import { settle } from '@grandstand/bus-contracts/testing';
import { expect, it } from 'vitest';
import { createNetPosition } from '.';
import { offline, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { LIMIT_CALLS } from '../../../../tests/harness/fakes/limited-operator';
import { siteConfig } from '../../../../tests/harness/samples';
import { openTab } from '../../../../tests/harness/tabs/tab';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const MINUTE = 60_000;

interface Page extends Tab {
  /** The sums of the operator from now on; null: it can't be reached. */
  setSums(sums: { playedSeconds: number; won: number; lost: number } | null): void;
  shown(): unknown;
  calls(): number;
}

function open(isNetPositionShown = true): Page {
  const tab = openTab();
  const { test, operator, api, page, log } = tab;
  let sums: object | null = { playedSeconds: 60, won: 5.5, lost: 14.5 };
  operator.on(LIMIT_CALLS.realityCheck, () =>
    sums === null ? offline() : { since: 1_788_000_000, staked: 20, ...sums, iso: 'GBP', scale: 2 },
  );
  test.qa.publish('config.state', { ...siteConfig, play: { isNetPositionShown } });
  createNetPosition({ bus: test.bus.join('net-position'), clock: test.clock, api, page, log });
  return {
    ...tab,
    setSums: (next) => {
      sums = next;
    },
    shown: () => test.qa.peek('netPosition.state'),
    calls: () => operator.count(LIMIT_CALLS.realityCheck),
  };
}

async function signIn({ test, tokens }: Page, userId = 'ann-1'): Promise<void> {
  tokens.begin(userId, tokenFor(userId, test.clock.now() + 1e10));
  test.qa.publish('session.state', { status: 'player', userId });
  await settle();
}

it('counts the seconds of the session between two answers of the operator', async () => {
  const page = open();
  expect(page.shown()).toBeNull();
  await signIn(page);
  expect(page.shown()).toEqual({ seconds: 60, net: -900, iso: 'GBP', scale: 2 });
  await page.test.clock.advance(2500);
  expect(page.shown()).toEqual({ seconds: 62, net: -900, iso: 'GBP', scale: 2 });
  expect(page.calls()).toBe(1);
});

it('loads the result with each bet that is placed or settled, each minute, and when the page is seen again', async () => {
  const page = open();
  await signIn(page);
  page.setSums({ playedSeconds: 60, won: 25, lost: 0 });
  page.test.qa.publish('bets.changed', { ids: [] });
  await settle();
  expect(page.shown()).toMatchObject({ net: 2500 });
  await page.test.clock.advance(MINUTE);
  expect(page.calls()).toBe(3);
  page.page.visible$.next(false);
  await page.test.clock.advance(10 * MINUTE);
  expect(page.calls()).toBe(3);
  page.page.visible$.next(true);
  await settle();
  expect(page.calls()).toBe(4);
});

it('keeps counting while the operator can’t be reached', async () => {
  const page = open();
  await signIn(page);
  page.setSums(null);
  await page.test.clock.advance(2 * MINUTE);
  expect(page.shown()).toEqual({ seconds: 180, net: -900, iso: 'GBP', scale: 2 });
});

it('is nobody’s after a sign-out', async () => {
  const page = open();
  await signIn(page);
  page.test.qa.publish('session.state', { status: 'guest', userId: '' });
  await page.test.clock.advance(2 * MINUTE);
  expect(page.shown()).toBeNull();
  expect(page.calls()).toBe(1);
});

it('calls nothing where the jurisdiction does not require it', async () => {
  const page = open(false);
  await signIn(page);
  await page.test.clock.advance(2 * MINUTE);
  expect(page.shown()).toBeNull();
  expect(page.calls()).toBe(0);
});
