import { describe, expect, test } from 'vitest';
import { createAppUpdate } from '.';
import { openRemindedPage } from '../../../../tests/harness/page/reminded-page';

const MINUTE = 60_000;

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
