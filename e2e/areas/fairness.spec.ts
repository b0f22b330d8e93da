import { readFileSync } from 'node:fs';
import { script, SPORTS_ENTRY, unpin } from '../harness/area-scripts';
import { areasAreReady } from '../harness/bus';
import { expect, test } from '../harness/test';

declare global {
  /** The verifier, as an area imports it from the page. */
  var verifyRound: (published: unknown) => Promise<unknown>;
}

const AREA = `
  import { areaReady } from '@grandstand/bus-contracts';
  import { verifyRound } from '@grandstand/bus-contracts/domain/fair';
  globalThis.verifyRound = verifyRound;
  export default {
    manifest: { name: 'sports', subscribes: [], publishes: [areaReady], sends: [] },
    mount({ bus }) {
      bus.publish(areaReady, {});
      return () => {};
    },
  };
`;

const document = readFileSync(new URL('../../docs/fairness.md', import.meta.url), 'utf8');
const examples = [...document.matchAll(/```json\n([^`]+)```/g)].map(
  ([, json = '']) => JSON.parse(json) as { readonly results: number[][] },
);

test('P112 the verifier runs in the page without a network, and is fetched only where it is used', async ({
  page,
  context,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/[\w-]*fair[\w-]*\.js$/.test(request.url())) fetched.push(request.url());
  });
  await page.goto('/en/line');
  await areasAreReady(page);
  expect(fetched).toEqual([]);

  await unpin(page);
  await page.route(SPORTS_ENTRY, script(AREA));
  await page.goto('/en/line');
  await areasAreReady(page);
  expect(fetched.length).toBeGreaterThan(0);

  await context.setOffline(true);
  for (const example of examples) {
    expect(await verdictOf(example)).toEqual({ isValid: true });
    const forged = { ...example, results: example.results.map((numbers) => numbers.toReversed()) };
    forged.results[0]![0]! += 1;
    expect(await verdictOf(forged)).toEqual({ isValid: false, fault: 'other-results' });
  }
  await context.setOffline(false);

  async function verdictOf(published: unknown): Promise<unknown> {
    return page.evaluate((round) => globalThis.verifyRound(round), published);
  }
});
