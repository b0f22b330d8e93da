import { settle } from '@grandstand/bus-contracts/testing';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { createChunkReload } from '.';
import { held } from '../../../../tests/harness/fakes/fake-operator';
import { openRemindedPage } from '../../../../tests/harness/page/reminded-page';

const MINUTE = 60_000;

describe('a part of the program that can’t be fetched', () => {
  const FAILED = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');

  function start(
    kept = new Map<string, string>(),
    browserPage = openRemindedPage(undefined, kept),
  ) {
    const { test: world, tabStore, log, reload } = browserPage;
    const online$ = new BehaviorSubject(true);
    const site = { isReachable: async (): Promise<boolean> => true };
    const onFailure = createChunkReload({
      clock: world.clock,
      tabStore,
      online$,
      isReachable: async () => site.isReachable(),
      reload,
      log,
    });
    const fail = async (error: unknown = FAILED): Promise<void> => {
      await world.clock.advance(0);
      onFailure(error);
      await settle();
    };
    return { ...browserPage, online$, site, fail };
  }

  test('NTC-04 reloads the page, once per 60 s', async () => {
    const { fail, reloads, test: world } = start();
    await fail();
    await fail();
    await world.clock.advance(59_999);
    await fail();
    expect(reloads()).toBe(1);
    await world.clock.advance(1);
    await fail();
    expect(reloads()).toBe(2);
  });

  test('NTC-04 reloads the page also after the clock is set back', async () => {
    const { fail, reloads, test: world } = start();
    await fail();
    world.clock.set(world.clock.now() - MINUTE);
    await fail();
    expect(reloads()).toBe(2);
  });

  test('NTC-04 reloads once for all parts that fail meanwhile', async () => {
    const { fail, site, reloads, logged } = start();
    const requested = held<boolean>();
    let times = 0;
    site.isReachable = async () => {
      times += 1;
      return requested.promise;
    };
    await fail();
    await fail();
    requested.give(true);
    await settle();
    expect([times, reloads()]).toEqual([1, 1]);
    expect(logged).toMatchObject([
      {
        level: 'warn',
        message: 'A part of the program could not be fetched: the page is reloaded.',
      },
    ]);
  });

  test('does not reload without a network, nor in the 5 s after one has come back', async () => {
    const { fail, online$, reloads, test: world } = start();
    online$.next(false);
    await fail();
    await world.clock.advance(MINUTE);
    await fail();
    online$.next(true);
    await world.clock.advance(4999);
    await fail();
    expect(reloads()).toBe(0);
    await world.clock.advance(1);
    await fail();
    expect(reloads()).toBe(1);
  });

  test('NTC-04 does not reload again on the next page, by session storage', async () => {
    const kept = new Map<string, string>();
    const first = start(kept);
    await first.fail();
    expect(kept.get('chunks.reloaded')).toBe(String(first.test.clock.now()));
    const second = start(kept);
    await second.fail();
    expect([first.reloads(), second.reloads()]).toEqual([1, 0]);
  });

  test.each([
    'Failed to fetch dynamically imported module: https://a.example/x.js',
    'error loading dynamically imported module: https://a.example/x.js',
    'Importing a module script failed.',
    'Load failed',
    "'text/html' is not a valid JavaScript MIME type.",
  ])('NTC-04 is recognised by the words of each browser: %s', async (message) => {
    const { fail, reloads } = start();
    await fail(new TypeError(message));
    expect(reloads()).toBe(1);
  });

  test.each([[new TypeError('Failed to fetch')], ['dynamically imported module'], [undefined]])(
    'NTC-04 nothing else reloads it: %s',
    async (error) => {
      const { fail, reloads } = start();
      await fail(error ?? null);
      expect(reloads()).toBe(0);
    },
  );

  test('reloads again after a reload that could not reach the site', async () => {
    const { fail, site, reloads, logged } = start();
    site.isReachable = async () => false;
    await fail();
    site.isReachable = async () => Promise.reject(new TypeError('Failed to fetch'));
    await fail();
    expect(reloads()).toBe(0);
    expect(logged).toMatchObject([{ level: 'warn', message: 'The page was not reloaded.' }]);
    site.isReachable = async () => true;
    await fail();
    expect(reloads()).toBe(1);
  });

  test('does not reload without storage, since it might reload forever', async () => {
    const page = openRemindedPage();
    const forgetful = { ...page, tabStore: { ...page.tabStore, set: () => false } };
    const { fail, reloads } = start(undefined, forgetful);
    await fail();
    expect(reloads()).toBe(0);
  });
});
