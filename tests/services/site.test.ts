import { PLAIN_SITE, settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, test } from 'vitest';
import { AbortedError } from '../../src/api';
import type { Words } from '../../src/services/ports/words';
import { createAdBlock } from '../../src/services/site/ad-block';
import { createAppUpdate } from '../../src/services/site/app-update';
import { createChunkReload } from '../../src/services/site/chunk-reload';
import { createInstallOffer } from '../../src/services/page/install-offer';
import { restOffers } from '../../src/services/shared/offers';
import { holdInstallPrompts } from '../../src/services/ports/install-prompts';
import { createShowError } from '../../src/shell/start/ports/show-error';
import { held } from '../support/fakes/fake-operator';
import { openRemindedPage, type RemindedPage } from '../support/page/reminded-page';
import { createBrowser } from '../support/tabs/tab';

const MINUTE = 60_000;
const INSTALL_TITLE = 'notices.install.title {"name":"Grandstand"}';

describe('the notifier of errors', () => {
  function start() {
    const page = openRemindedPage();
    const { log, test: world } = page;
    const showError = createShowError({ bus: world.bus.join('teller'), log });
    return {
      ...page,
      showError: async (thing: unknown) => showError(thing, async () => 'It failed.'),
    };
  }

  test.each([
    ['a word', 'no'],
    ['what looks like an error', { name: 'Error', message: 'no' }],
    ['nothing', undefined],
    ['an event', new Event('error')],
  ])('NTC-01 ignores and logs what is not an Error: %s', async (_, thing) => {
    const { showError, shown, logged } = start();
    await showError(thing);
    expect(shown()).toBeNull();
    expect(logged).toHaveLength(1);
  });

  test('NTC-01 shows an Error with the title of its kind', async () => {
    const { showError, shown } = start();
    await showError(new Error('no'));
    expect(shown()).toMatchObject({ kind: 'error', title: null, text: 'It failed.' });
  });

  test('ignores an aborted call', async () => {
    const { showError, shown, logged } = start();
    await showError(new AbortedError('gone'));
    expect([shown(), logged]).toEqual([null, []]);
  });
});

describe('a new version', () => {
  function start() {
    const page = openRemindedPage();
    const { test: world, reminderClock, words, log, reload } = page;
    const requested: number[] = [];
    const site = { version: 'one' as string | Error };
    createAppUpdate({
      bus: world.bus.join('app-update'),
      reminderClock,
      version: 'one',
      loadVersion: async () => {
        requested.push(world.clock.now());
        if (site.version instanceof Error) throw site.version;
        return site.version;
      },
      reload,
      words,
      log,
    });
    return { ...page, requested, site };
  }

  test('NTC-03 is checked for after 60 s, and then every 60 s', async () => {
    const { requested, shown, test: world } = start();
    const from = world.clock.now();
    await world.clock.advance(3 * MINUTE);
    expect(requested.map((at) => at - from)).toEqual([MINUTE, 2 * MINUTE, 3 * MINUTE]);
    expect(shown()).toBeNull();
  });

  test('NTC-03 offers to reload, which its button does', async () => {
    const { site, shown, press, reloads, test: world } = start();
    site.version = 'two';
    await world.clock.advance(MINUTE);
    expect(shown()).toMatchObject({
      kind: 'info',
      title: 'notices.update.title',
      text: 'notices.update.text',
      isPermanent: true,
      action: { label: 'notices.update.reload' },
    });
    expect(reloads()).toBe(0);
    await press('acted');
    expect(reloads()).toBe(1);
  });

  test('NTC-03 is not shown again after its notice was closed, until there is a newer one', async () => {
    const { site, shown, press, reloads, test: world } = start();
    site.version = 'two';
    await world.clock.advance(MINUTE);
    await press('closed');
    await world.clock.advance(10 * MINUTE);
    expect([shown(), reloads()]).toEqual([null, 0]);
    site.version = 'three';
    await world.clock.advance(MINUTE);
    expect(shown()).not.toBeNull();
  });

  test('is not shown when the site returns to the page’s own version, and no other button reloads', async () => {
    const { site, shown, press, reloads, test: world } = start();
    site.version = 'two';
    await world.clock.advance(MINUTE);
    await press('closed');
    site.version = 'one';
    await world.clock.advance(MINUTE);
    expect(shown()).toBeNull();
    await world.qa.send('notices.show', { kind: 'info', text: 'Another', action: { label: 'Do' } });
    await press('acted');
    expect(reloads()).toBe(0);
  });

  test('is checked for again when the site does not answer, without a notice', async () => {
    const { site, shown, requested, logged, test: world } = start();
    site.version = new TypeError('Failed to fetch');
    await world.clock.advance(2 * MINUTE);
    expect([requested.length, shown()]).toEqual([2, null]);
    const line = { level: 'info', message: 'The version of the site could not be loaded.' };
    expect(logged).toMatchObject([line, line]);
    site.version = 'two';
    await world.clock.advance(MINUTE);
    expect(shown()).not.toBeNull();
  });

  test('RMD-05 is not checked for while the page is hidden', async () => {
    const { requested, page, test: world } = start();
    page.visible$.next(false);
    await world.clock.advance(60 * MINUTE);
    expect(requested).toEqual([]);
    page.visible$.next(true);
    await world.clock.advance(30_000);
    expect(requested).toHaveLength(1);
  });
});

describe('a part of the program that can’t be fetched', () => {
  const FAILED = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');

  function start(
    kept = new Map<string, string>(),
    browserPage = openRemindedPage(undefined, kept),
  ) {
    const { test: world, tabStore, log, reload } = browserPage;
    const site = { isReachable: async (): Promise<boolean> => true };
    const onFailure = createChunkReload({
      clock: world.clock,
      tabStore,
      isReachable: async () => site.isReachable(),
      reload,
      log,
    });
    const fail = async (error: unknown = FAILED): Promise<void> => {
      onFailure(error);
      await settle();
    };
    return { ...browserPage, site, fail };
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

describe('an ad blocker', () => {
  async function start(
    isBlocked: boolean,
    kept = new Map<string, string>(),
    hasNotices = true,
  ): Promise<RemindedPage> {
    const page = openRemindedPage(undefined, kept);
    if (!hasNotices) page.leave('notices');
    const { test: world, tabStore, words, log } = page;
    const bus = world.bus.join('ad-block');
    createAdBlock({ bus, isBlocked: async () => isBlocked, tabStore, words, log });
    await settle();
    return page;
  }

  test('NTC-02 leads to a notice that asks to turn it off; once a session', async () => {
    const kept = new Map<string, string>();
    const page = await start(true, kept);
    expect(page.shown()).toMatchObject({
      kind: 'error',
      title: 'notices.adBlock.title',
      text: 'notices.adBlock.text',
      isPermanent: true,
    });
    expect([...kept.keys()]).toEqual(['notices.adBlock']);
    expect((await start(true, kept)).shown()).toBeNull();
  });

  test('NTC-02 is logged when the notice can’t be shown', async () => {
    expect((await start(true, undefined, false)).logged).toMatchObject([
      { level: 'warn', message: 'The notice of an ad blocker could not be shown.' },
    ]);
  });

  test('NTC-02 that does not exist leads to no notice', async () => {
    expect((await start(false)).shown()).toBeNull();
  });
});

describe('the install offer', () => {
  function start(browser = createBrowser(), ownWords?: Words) {
    const page = openRemindedPage(browser);
    const { test: world, cookies, storage, words, log } = page;
    const target = new EventTarget();
    const prompts = holdInstallPrompts(target);
    let requested = 0;
    const ready = async (
      prompt = async (): Promise<void> => void (requested += 1),
    ): Promise<Event> => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt,
      });
      target.dispatchEvent(event);
      await settle();
      return event;
    };
    const begin = async (): Promise<void> => {
      const { bus: shared, clock } = world;
      const bus = shared.join('install-offer');
      const showError = createShowError({ bus, log });
      createInstallOffer({
        bus,
        clock,
        cookies,
        prompts,
        storage,
        words: ownWords ?? words,
        showError,
        log,
      });
      await page.signOut();
    };
    return { ...page, ready, begin, requested: () => requested };
  }

  test('CFG-02 names the site', async () => {
    const { begin, ready, shown, test: world } = start();
    world.qa.publish('config.state', { ...PLAIN_SITE, companyName: 'Northern Bets' });
    await begin();
    await ready();
    expect(shown()?.title).toBe('notices.install.title {"name":"Northern Bets"}');
  });

  test('PWA-01 appears with the prompt event, and its button opens the browser’s prompt', async () => {
    const { begin, ready, shown, press, requested, kept } = start();
    await begin();
    expect(shown()).toBeNull();
    const event = await ready();
    expect(event.defaultPrevented).toBe(true);
    expect(shown()).toMatchObject({
      kind: 'info',
      title: INSTALL_TITLE,
      text: 'notices.install.text',
      isPermanent: true,
      action: { label: 'notices.install.install' },
    });
    expect([...kept.keys()]).toEqual(['install.offered']);
    expect(requested()).toBe(0);
    await press('acted');
    expect(requested()).toBe(1);
  });

  test('PWA-01 appears also for an event before the service started', async () => {
    const { begin, ready, shown } = start();
    await ready();
    await begin();
    expect(shown()).not.toBeNull();
  });

  test('P118 waits until the operator lets something be offered to the player', async () => {
    const { begin, ready, shown, signIn, publishState } = start();
    await begin();
    await signIn();
    await ready();
    expect(shown()).toBeNull();
    await publishState('offers.state', { mayBeOffered: false });
    expect(shown()).toBeNull();
    await publishState('offers.state', { mayBeOffered: true });
    expect(shown()?.title).toBe(INSTALL_TITLE);
  });

  test('P118 is withdrawn when nothing may be offered any more, and stays while that is not known', async () => {
    const { begin, ready, shown, signIn, publishState } = start();
    await begin();
    await ready();
    await signIn();
    await publishState('offers.state', { mayBeOffered: null });
    expect(shown()?.title).toBe(INSTALL_TITLE);
    await publishState('offers.state', { mayBeOffered: false });
    expect(shown()).toBeNull();
  });

  test('P118 is not shown once the words are there to a player who may be offered nothing', async () => {
    const words = held<string>();
    const { begin, ready, shown, signIn, publishState } = start(
      createBrowser(),
      () => words.promise,
    );
    await begin();
    await ready();
    await signIn();
    await publishState('offers.state', { mayBeOffered: false });
    words.give('Install');
    await settle();
    expect(shown()).toBeNull();
  });

  test('P118 does not appear to a guest of a browser in which a player is excluded', async () => {
    const { begin, ready, shown, cookies, test: world } = start();
    restOffers({ cookies, clock: world.clock }, world.clock.now() / 1000 + 60);
    await begin();
    await ready();
    expect(shown()).toBeNull();
  });

  test('PWA-01 ignores the button of another notice, and logs a failure', async () => {
    const { begin, ready, press, requested, leave, logged, test: world } = start();
    await begin();
    await world.qa.send('notices.show', { kind: 'info', text: 'Another', action: { label: 'Do' } });
    await press('acted');
    expect(requested()).toBe(0);
    leave('notices');
    await ready();
    expect(logged).toMatchObject([
      { level: 'warn', message: 'The offer to install the site could not be shown.' },
    ]);
  });

  test('PWA-01 appears with the next event when its texts did not load', async () => {
    let isOffline = true;
    const { begin, ready, shown, kept, logged } = start(createBrowser(), async (key) =>
      isOffline ? Promise.reject(new Error('offline')) : key,
    );
    await begin();
    await ready();
    expect([shown(), kept.size, logged.length]).toEqual([null, 0, 1]);
    isOffline = false;
    await ready();
    expect(shown()?.title).toBe('notices.install.title');
  });

  test('PWA-01 appears once, on all visits', async () => {
    const browser = createBrowser();
    const first = start(browser);
    await first.begin();
    await first.ready();
    await first.press('closed');
    await first.ready();
    expect([first.shown(), first.requested()]).toEqual([null, 0]);
    const second = start(browser);
    await second.begin();
    await second.ready();
    expect(second.shown()).toBeNull();
  });

  test('is reported when the browser’s prompt fails', async () => {
    const { begin, ready, shown, press } = start();
    await begin();
    await ready(async () => Promise.reject(new Error('not allowed')));
    await press('acted');
    expect(shown()).toMatchObject({ kind: 'error', text: 'notices.install.failed' });
  });
});
