import { pageDataSchema } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { PLAIN_SITE } from '@grandstand/bus-contracts/testing';
import type { ShownPage } from '../../routes';
import { ROUTES } from '../../routes/routes';
import type { SearchData } from './load-search-data';
import { loadDataOf, searchParts } from './search-parts';

const ANSWER: SearchData = {
  data: null,
  visual: { image: null, isTextFolded: false },
  html: '<p>text</p>',
};

/** A page that search engines may index, with the data of its row. */
function pageThatHides(hides?: readonly ('footer' | 'seo')[]): ShownPage {
  const row = ROUTES.find(({ name }) => name === 'section');
  if (!row) throw new Error('There is no such row.');
  const meta = { ...row.meta, ...(hides && { hides }) };
  return { kind: 'match', row: { ...row, meta }, params: {}, language: 'en', path: '/live?x=1' };
}

/** The requests about a page, and the parts of its document. */
async function made(page: ShownPage, answer: Partial<SearchData> = {}) {
  const requests: unknown[] = [];
  const given = await loadDataOf(page, 'en', async (request) => {
    requests.push(request);
    return { ...ANSWER, ...answer };
  });
  const { text, boot } = searchParts({
    page,
    language: 'en',
    config: PLAIN_SITE,
    origin: 'https://site.example',
    status: 200,
    answer: given,
  });
  return { requested: requests, text, boot };
}

describe('a row that hides the text block', () => {
  const data = v.parse(pageDataSchema, {});

  test('LAY-03 requests none and has none in its page, also later', async () => {
    const hidden = await made(pageThatHides(['seo']), { data, html: null });
    expect(hidden.requested).toEqual([{ language: 'en', path: '/live', hasText: false }]);
    expect(hidden.text).toBeNull();
    expect(hidden.boot).toEqual({ isKnown: true, text: 'none' });
    // Nor one that comes all the same.
    expect((await made(pageThatHides(['seo']), { data })).text).toBeNull();
  });

  test('LAY-03 is not a row that hides something else, or nothing', async () => {
    for (const page of [pageThatHides(), pageThatHides(['footer'])]) {
      const { requested, text, boot } = await made(page, { data });
      expect(requested).toEqual([{ language: 'en', path: '/live', hasText: true }]);
      expect(text).toEqual({ lead: '<p>text</p>', rest: null });
      expect(boot).toEqual({ isKnown: true, text: 'whole' });
      // The page requests a late part itself.
      expect((await made(page, { data, html: null })).boot.isKnown).toBe(false);
    }
  });
});
