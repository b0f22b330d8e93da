import { settle } from '@grandstand/bus-contracts/testing';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createAnalytics } from '.';
import type { Measured } from './browser-performance';
import { held } from '../../../../tests/harness/fakes/fake-operator';
import { siteConfig } from '../../../../tests/harness/samples';
import { openTab } from '../../../../tests/harness/tabs/tab';

const DELAY = 10_000;

interface Options {
  readonly config?: object | null;
  readonly counters?: () => Promise<{ type: number; code: string }[]>;
}

/** Analytics, with a port that records its calls. */
function open({ config = siteConfig, counters = async () => [] }: Options = {}) {
  const { test, log, logged } = openTab();
  const { qa, bus, clock } = test;
  const reported: string[] = [];
  let requested = 0;
  if (config) qa.publish('config.state', config);
  createAnalytics({
    bus: bus.join('analytics'),
    clock,
    port: {
      start: (known) => reported.push(`start ${[...known].join()}`),
      track: ({ name, facts }) => reported.push(`${name} ${Object.values(facts).join()}`),
      forget: () => reported.push('forget'),
    },
    operator: {
      counters: async () => {
        requested += 1;
        return counters();
      },
    },
    domain: 'grandstand.example',
    performance$: new Subject<Measured>(),
    log,
  });
  const go = (route: string): void =>
    qa.publish('navigation.state', { language: 'en', path: '/', route, area: null, params: {} });
  const agree = (marketing: boolean): void =>
    qa.publish('consent.state', { functional: false, marketing, isAsked: false });
  const leave = (reason: string): void => qa.publish('session.signedOut', { reason });
  /** The calls of the port since the last time. */
  const news = (): string[] => reported.splice(0);
  return { clock, qa, go, agree, leave, news, logged, requested: () => requested };
}

async function counting(options?: Options) {
  const page = open(options);
  page.go('home');
  page.agree(true);
  await page.clock.advance(DELAY);
  page.news();
  return page;
}

describe('an event of analytics', () => {
  it('ANL-01 is counted once a page, also when page or agreement are published again', async () => {
    const { go, agree, news, clock, requested } = await counting();
    go('home');
    go('live');
    go('live');
    agree(true);
    await clock.advance(DELAY);
    expect(news()).toEqual(['page live']);
    expect(requested()).toBe(1);
  });

  it('ANL-01 is held before the start, fifty at most', async () => {
    const { go, agree, news, clock } = open();
    agree(true);
    for (let page = 1; page <= 60; page += 1) go(`page-${page}`);
    await clock.advance(DELAY);
    expect(news()).toEqual([
      'start ',
      ...Array.from({ length: 50 }, (_, index) => `page page-${index + 1}`),
    ]);
  });

  it('ANL-01 is held while the counters load', async () => {
    const late = held<{ type: number; code: string }[]>();
    const { go, news, clock, agree } = open({ counters: async () => late.promise });
    agree(true);
    await clock.advance(DELAY);
    go('live');
    expect(news()).toEqual([]);
    late.give([{ type: 1, code: 'a-1' }]);
    await settle();
    expect(news()).toEqual(['start 1,a-1', 'page live']);
  });
});

describe('a sign-out', () => {
  it('ANL-01 removes the visitor’s id, and counting continues for the next visitor', async () => {
    const { leave, news } = await counting({ counters: async () => [{ type: 1, code: 'a-1' }] });
    leave('player');
    expect(news()).toEqual(['forget', 'start 1,a-1']);
  });

  it('ANL-01 before the start leaves nothing to count, and starts nothing', async () => {
    const { leave, news, go, agree, clock } = open();
    agree(true);
    go('home');
    leave('player');
    expect(news()).toEqual(['forget']);
    await clock.advance(DELAY);
    expect(news()).toEqual(['start ']);
  });

  it('ANL-01 does nothing if the first check found no player, or without an agreement', async () => {
    const { leave, news } = await counting();
    leave('start');
    expect(news()).toEqual([]);
    const refused = open();
    refused.leave('player');
    expect(refused.news()).toEqual([]);
  });
});

describe('counters', () => {
  it('ANL-01 that cannot be added are logged by their type, and only these', async () => {
    const strange = await counting({
      counters: async () => [
        { type: 1, code: 'a-1' },
        { type: 12, code: 'b' },
      ],
    });
    expect(strange.logged).toEqual([
      { level: 'error', message: 'Counters could not be added.', facts: { types: [12] } },
    ]);
    const plain = await counting({ counters: async () => [{ type: 1, code: 'a-1' }] });
    expect(plain.logged).toEqual([]);
  });

  it('ANL-01 are not requested without a site config', async () => {
    const { logged, requested } = await counting({ config: null });
    expect(requested()).toBe(0);
    expect(logged).toMatchObject([
      {
        level: 'error',
        facts: { message: 'Failed to ask for counters: there is no site config.' },
      },
    ]);
  });
});
