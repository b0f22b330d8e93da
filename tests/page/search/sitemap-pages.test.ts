import type { AreaServer } from '@grandstand/bus-contracts/area';
import { afterAll, beforeAll, expect, test } from 'vitest';
import footer from '../../../areas/footer/server';
import office from '../../../areas/office/server';
import sports from '../../../areas/sports/server';
import technicalPages from '../../../areas/technical-pages/server';
import { createFakeSite } from '../../../src/host/testing/fake-site';
import { startOperator, type TestOperator } from '@grandstand/sandbox/testing';

const SITE = 'http://localhost:3000';
/** A slow answer must leave no page out. */
const PATIENT = 30_000;
const AREAS: readonly AreaServer[] = [footer, office, sports, technicalPages];

let operator: TestOperator;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.sandbox.close());

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);

test('SEO-01 addresses of the sitemap are answered by their areas with pages that search engines may have, under those very addresses', async () => {
  const site = createFakeSite(
    Object.fromEntries(AREAS.map(({ name, render }) => [name, render])),
    { fetch: async (request) => operator.sandbox.fetch(request) },
    {},
    PATIENT,
  );
  const load = async (url: string) => {
    const answer = await site.shell.request(url);
    return { status: answer.status, text: await answer.text() };
  };
  const [, english = ''] = locations((await load(`${SITE}/sitemap.xml`)).text);
  const pages = locations((await load(english)).text);
  expect(pages.filter((url) => /\/\d+-[^/]+$/.test(url)).length).toBeGreaterThan(10);
  const ofTable = pages.filter((url) => !/\/line\/./.test(url));
  expect(ofTable).toContain(`${SITE}/en/live`);
  // All of the table, and some of each kind of the line's hundreds.
  const kinds = [1, 2, 3].map((depth) =>
    pages.filter((url) => url.split('/line/')[1]?.split('/').length === depth),
  );
  const wrong: unknown[] = [];
  for (const url of [
    ...ofTable,
    ...kinds.flatMap((kind) => [...kind.slice(0, 2), ...kind.slice(-2)]),
  ]) {
    const { status, text } = await load(url);
    const head = text.split('</head>')[0] ?? '';
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1];
    const robots = /<meta name="robots" content="(\w+, \w+)/.exec(head)?.[1];
    if (status !== 200 || canonical !== url || robots !== 'index, follow') {
      wrong.push({ url, status, canonical, robots });
    }
  }
  expect(wrong).toEqual([]);
});
