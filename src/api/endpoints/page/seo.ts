import {
  pageContentSchema,
  pageDataSchema,
  pageVisualSchema,
} from '@grandstand/bus-contracts/answers/search-engines';
import * as v from 'valibot';
import { defineGet } from '../../endpoint';

/** A page by its path behind the language, without query. */
const request = v.object({ path: v.string() });

/** A late answer is useless: the player has read the page by then. */
const PATIENCE = { timeoutMs: 5000, retries: 1 } as const;

/** The data of a page for search engines. */
export const seoPageData = defineGet({
  path: '/web-api/seo/page-data',
  request,
  answer: pageDataSchema,
  ...PATIENCE,
});

/** A page's preview picture, and whether its text is folded. */
export const seoPageVisual = defineGet({
  path: '/web-api/seo/page-visual',
  request,
  answer: pageVisualSchema,
  ...PATIENCE,
});

/** The text block of a page, as HTML that is not sanitized yet. */
export const seoContent = defineGet({
  path: '/web-api/seo/content',
  request,
  answer: pageContentSchema,
  ...PATIENCE,
});
