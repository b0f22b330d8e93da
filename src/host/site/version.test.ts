import { expect, it } from 'vitest';
import { createFakeSite } from '../testing/fake-site';

it('NTC-03 the version is the build that pages name, and the answer is never cached', async () => {
  const { shell } = createFakeSite();
  const answer = await shell.request('http://localhost:3000/version.json');
  expect(await answer.json()).toEqual({ version: 'build-1' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const page = await shell.request('http://localhost:3000/en');
  expect(await page.text()).toContain('<meta name="version" content="build-1">');
});
