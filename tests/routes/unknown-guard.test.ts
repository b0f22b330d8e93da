import { navigationState } from '@grandstand/bus-contracts';
import { expectMessage } from '@grandstand/bus-contracts/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFakeSite } from '../../src/host/testing/fake-site';
import { GUARDS } from '../../src/routes/guards';
import { openPage } from '../harness/host/address-bar';
import { ALL_ON } from '../harness/address-book';
import { EVERY_AREA } from '../harness/host/first-page';

describe('a guard that does not exist', () => {
  const { notProduction } = GUARDS;
  // The row of the debugger names it.
  beforeEach(() => Reflect.deleteProperty(GUARDS, 'notProduction'));
  afterEach(() => void Object.assign(GUARDS, { notProduction }));

  test('RTE-35 RTE-36 is answered by the host with 500, and the error page', async () => {
    const site = createFakeSite({}, {}, ALL_ON, 10_000, [...EVERY_AREA, 'footer']);
    const answer = await site.shell.request('http://localhost:3000/en/debugger?x=1');
    expect(answer.status).toBe(500);
    const html = await answer.text();
    expect(html).toContain('data-area-root="technical-pages"');
    expect(html).toContain('Title of /500');
  });

  test('RTE-35 RTE-36 is the error 500 in the running site, at the requested address', async () => {
    const page = await openPage('/en/live');
    await page.go('/debugger?x=1');
    expect(page.entries).toEqual(['/en/live', '/en/debugger?x=1']);
    expectMessage(page.test, navigationState, {
      route: 'error',
      area: 'technical-pages',
      // The area of error pages reads the path.
      path: '/500',
      params: { statusCode: '500', message: 'Unknown middleware' },
    });
  });
});
