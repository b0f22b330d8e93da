import { CONTENT_KINDS, contentAnswers } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { defineAreaCall } from '../../../endpoint';

const at = '/content-api/v1';
const kind = v.picklist(CONTENT_KINDS);

/** A text: a page of information, a chapter of the rules, a term, news. */
export const contentPage = defineAreaCall('contentPage', {
  path: `${at}/texts/:kind/:slug`,
  request: v.object({ kind, slug: v.string() }),
  answer: contentAnswers.contentPage,
});

/** The texts of a kind. */
export const contentList = defineAreaCall('contentList', {
  path: `${at}/texts/:kind`,
  request: v.object({ kind }),
  answer: contentAnswers.contentList,
});

/** The texts of a kind that have the words. */
export const contentSearch = defineAreaCall('contentSearch', {
  path: `${at}/search`,
  request: v.object({ kind, search: v.string() }),
  answer: contentAnswers.contentSearch,
});

/** The operator's terminals for cash. */
export const cashTerminals = defineAreaCall('cashTerminals', {
  path: `${at}/terminals`,
  request: v.object({}),
  answer: contentAnswers.cashTerminals,
});
