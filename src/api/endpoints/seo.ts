import {
  pageContentSchema,
  pageDataSchema,
  pageVisualSchema,
} from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { defineGet } from '../endpoint';

/** A page by its path behind the language, without query. */
const request = v.object({ path: v.string() });

/** What comes late says nothing any more: the player has read the page by then. */
const PATIENCE = { timeoutMs: 5000, retries: 1 } as const;

/** What search engines are told of a page. */
export const seoPageData = defineGet({
  path: '/web-api/seo/page-data',
  request,
  answer: pageDataSchema,
  ...PATIENCE,
});

/** How a page looks to who has not opened it yet, and how its text stands in it. */
export const seoPageVisual = defineGet({
  path: '/web-api/seo/page-visual',
  request,
  answer: pageVisualSchema,
  ...PATIENCE,
});

/** The text block of a page, as HTML that nobody has cleaned. */
export const seoContent = defineGet({
  path: '/web-api/seo/content',
  request,
  answer: pageContentSchema,
  ...PATIENCE,
});
