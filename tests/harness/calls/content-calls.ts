import {
  cashTerminals,
  contentList,
  contentPage,
  contentSearch,
} from '../../../src/api/endpoints/site/for-areas/content';
import { sample } from './sample-call';
import type { SampleCall } from './sample-call';

const item = {
  slug: 'betting.limits',
  title: 'Stakes and payouts',
  summary: 'The least and the most of a bet.',
  group: { slug: 'betting', name: 'Betting' },
  minutes: 1,
};
const line = [{ text: 'The least stake: 0.20 EUR.' }];

/** Calls of the operator's texts. */
export const CONTENT_CALLS: readonly SampleCall[] = [
  sample(
    'contentPage',
    contentPage,
    { kind: 'rules', slug: 'betting.limits' },
    {
      item,
      language: 'en',
      version: 2,
      updatedAt: 1_793_577_600_000,
      changes: 'The maximum payout.',
      blocks: [
        { kind: 'heading', level: 2, id: 'bounds', text: 'Bounds' },
        { kind: 'paragraph', number: '4.1', text: line },
      ],
    },
  ),
  sample('contentList', contentList, { kind: 'rules' }, { items: [item] }),
  sample(
    'contentSearch',
    contentSearch,
    { kind: 'rules', search: 'stake' },
    { found: [{ item, anchor: 'r-4.1', excerpt: '4.1 The least stake: 0.20 EUR.' }] },
  ),
  sample(
    'cashTerminals',
    cashTerminals,
    {},
    {
      terminals: [
        {
          id: 'baku-1',
          city: 'Baku',
          name: 'Terminal 1',
          address: 'Nizami 96',
          opensAt: 540,
          closesAt: 1320,
          timeZone: 'Asia/Baku',
        },
      ],
    },
  ),
];
