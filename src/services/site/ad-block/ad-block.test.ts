import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, test } from 'vitest';
import { createAdBlock } from '.';
import { openRemindedPage, type RemindedPage } from '../../../../tests/harness/page/reminded-page';

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
