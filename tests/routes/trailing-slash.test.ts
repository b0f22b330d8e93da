import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, test } from 'vitest';
import { createFakeSite } from '../../src/host/testing/fake-site';
import { openPage } from '../harness/host/address-bar';

/** Addresses that end with a slash, and the page that they are a second address of. */
const SLASHED = [
  ['/en/live/', '/en/live'],
  ['/en/live/football/?x=1', '/en/live/football?x=1'],
  ['/en/', '/en'],
  ['/en/coupon/', '/en/coupon'],
  ['/en/bonuses/', '/en/bonuses'],
] as const;

describe('an address with a slash at its end', () => {
  test.each(SLASHED)('SEO-01 %s is redirected to %s permanently by the host', async (path, to) => {
    const { shell } = createFakeSite();
    const answer = await shell.request(`http://localhost:3000${path}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
  });

  test.each(SLASHED)('SEO-01 %s is %s inside the site', async (path, to) => {
    const page = await openPage('/en/line');
    page.press(path);
    await settle();
    expect(page.entries).toEqual(['/en/line', to]);
  });

  test('SEO-01 of a missing page is not found, with the slash as without', async () => {
    const { shell } = createFakeSite();
    for (const path of ['/en/no/such/', '/en/500/']) {
      const answer = await shell.request(`http://localhost:3000${path}`);
      expect([path, answer.headers.get('location')]).toEqual([path, null]);
      expect(answer.status).toBe(path.includes('500') ? 500 : 404);
    }
  });
});
