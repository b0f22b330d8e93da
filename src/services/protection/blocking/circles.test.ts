import { configState } from '@grandstand/bus-contracts';
import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, test } from 'vitest';
import { none, REDIRECT, startChecked } from '../../../../tests/harness/host/checked-site';
import { siteConfig } from '../../../../tests/harness/samples';
import { ORIGIN } from '../../../../tests/harness/tabs/tab';

/** A page from which the operator redirects; with bonuses, not offers, in English and Azeri. */
async function startRedirected(from: string, to: string) {
  const site = await startChecked(from);
  const config = { ...siteConfig, promoBonusToOffer: false, languages: ['en', 'az'] };
  site.test.qa.publish(configState.name, config);
  site.operator.on(REDIRECT, ({ body }) =>
    (JSON.parse(body ?? '{}') as { url: string }).url === `${ORIGIN}/en${from}`
      ? { redirect: true, code: 302, url: to }
      : none,
  );
  site.begin();
  await site.comeAs('guest');
  await settle();
  return site;
}

describe('a circle of the operator’s redirects and the site’s own', () => {
  test.each([
    ['', '/en/'],
    ['/live', '/live'],
    ['/live', '/xx/live'],
    ['/live', '/ru/live'],
    ['/bonuses', '/en/bonuses-offers'],
    ['/esports/real', '/en/esports'],
  ])('P83 RTE-43 from %j to %s is stopped and logged, and the page stays', async (from, to) => {
    const site = await startRedirected(from, to);
    expect(site.left).toEqual([]);
    expect(site.entries).toEqual([`/en${from}`]);
    expect(site.logged).toContainEqual({
      level: 'error',
      message: 'cyclic redirect detected',
      facts: { start: `${ORIGIN}/en${from}` },
    });
  });

  test('P83 RTE-43 from %j to %s is no circle if the site redirects to another page, which is shown in one step', async () => {
    const site = await startRedirected('/live', '/en/esports?x=1');
    expect(site.left).toEqual([]);
    expect(site.entries).toEqual(['/en/esports/real?x=1']);
  });
});
