import { PLAIN_SITE, settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, test } from 'vitest';
import type { Words } from '../../ports/words';
import { createInstallOffer } from '.';
import { suppressPromotions } from '../../shared/offers';
import { holdInstallPrompts } from '../../ports/install-prompts';
import { createShowError } from './show-error';
import { held } from '../../../../tests/harness/fakes/fake-operator';
import { openRemindedPage } from '../../../../tests/harness/page/reminded-page';
import { createBrowser } from '../../../../tests/harness/tabs/tab';

const INSTALL_TITLE = 'notices.install.title {"name":"Grandstand"}';

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
    suppressPromotions({ cookies, clock: world.clock }, world.clock.now() / 1000 + 60);
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
