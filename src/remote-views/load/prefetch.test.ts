import { INTENT_GOOD_FOR_MS } from '@grandstand/bus-contracts';
import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createFakePage } from '../testing/fake-page';

const ADDRESS = '/en/live';
const URL_OF_IT = 'https://areas.test/office/en/live';

type Page = ReturnType<typeof createFakePage>;

/** The player points to a link to the page at which the fake page will be. */
async function point(page: Page, address = ADDRESS, area = 'office'): Promise<void> {
  page.qa.publish('navigation.intent', {
    path: '/live',
    route: 'live',
    params: { from: 'a link' },
    area,
    address,
  });
  await settle();
}

describe('a prefetched view', () => {
  it('is shown by the press, without another request', async () => {
    const page = createFakePage();
    await point(page);
    expect(page.requests).toEqual([URL_OF_IT]);
    expect(page.routes).toEqual(['live?from=a+link']);
    expect(page.done).toEqual(['fetch https://areas.test/office.js']);
    page.attach('office');
    await settle();
    expect(page.requests).toEqual([URL_OF_IT]);
    expect(page.views.status('office')).toBe('ready');
    expect(page.clock.pending).toBe(0);
  });

  it('is awaited by an earlier press, and not requested twice', async () => {
    const page = createFakePage();
    let answer = (): void => {};
    page.answer(
      'office',
      async () =>
        new Promise((resolve) => {
          answer = () => resolve(Response.json(page.viewOf('office')));
        }),
    );
    await point(page);
    await point(page);
    page.attach('office');
    await settle();
    expect(page.requests).toEqual([URL_OF_IT]);
    expect(page.views.status('office')).toBe('loading');
    answer();
    await settle();
    expect(page.requests).toEqual([URL_OF_IT]);
    expect(page.views.status('office')).toBe('ready');
  });

  it('serves one press, and only while it is young', async () => {
    const page = createFakePage();
    await point(page);
    await page.clock.advance(INTENT_GOOD_FOR_MS - 1);
    page.attach('office')();
    page.attach('office')();
    await settle();
    expect(page.requests).toHaveLength(2);

    await point(page);
    await page.clock.advance(INTENT_GOOD_FOR_MS);
    page.attach('office');
    await settle();
    expect(page.requests).toHaveLength(4);
    expect(page.views.status('office')).toBe('ready');
  });

  it('is not used for another path, nor after a failure: the press requests the view again', async () => {
    const other = createFakePage();
    await point(other, '/en/office/history');
    other.attach('office');
    await settle();
    expect(other.requests).toEqual(['https://areas.test/office/en/office/history', URL_OF_IT]);

    const failed = createFakePage();
    failed.answer('office', async () => new Response('', { status: 503 }));
    await point(failed);
    expect(failed.errors).toEqual([]);
    failed.answer('office', async () => Response.json(failed.viewOf('office')));
    failed.attach('office');
    await settle();
    expect(failed.requests).toHaveLength(2);
    expect(failed.views.status('office')).toBe('ready');
  });

  it('is not requested if the area is on the page, or not registered', async () => {
    const page = createFakePage();
    page.attach('office');
    await settle();
    const requests = page.requests.length;
    await point(page);
    await point(page, '/en/casino', 'casino');
    expect(page.requests).toHaveLength(requests);
    expect(page.clock.pending).toBe(0);
  });

  it('fetches nothing for a view that names a foreign script', async () => {
    const page = createFakePage();
    page.answer('office', async () =>
      Response.json({ ...page.viewOf('office'), scriptsToLoad: ['https://evil.test/a.js'] }),
    );
    await point(page);
    expect(page.done).toEqual([]);
    page.attach('office');
    await settle();
    expect(page.views.status('office')).toBe('error');
    expect(page.done).toEqual(['clear office']);
  });

  it('is dropped for newer ones: four are kept, and all are dropped when the page ends', async () => {
    const page = createFakePage();
    const signals: AbortSignal[] = [];
    page.answer('office', async () => new Promise(() => {}));
    page.onRequestSignal((signal) => signals.push(signal));
    for (let n = 0; n < 5; n += 1) await point(page, `/en/office/${n}`);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false, false, false, false]);
    page.views.stop();
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
    expect(page.clock.pending).toBe(0);
  });
});
