import type { CONTENT_KINDS } from '@grandstand/bus-contracts/answers';

/** What is known of a text in all languages; its words are in `texts`. */
export interface TextFacts {
  readonly slug: string;
  /** Counted up when its meaning changes; left out: it is the first. */
  readonly version?: number;
  /** The day of the version. */
  readonly updated: string;
  /** The slug of a chapter's group. */
  readonly group?: string;
}

type Kind = (typeof CONTENT_KINDS)[number];

const FIRST_DAY = '2026-09-01';
const RULES_DAY = '2026-11-02';

const page = (slug: string): TextFacts => ({ slug, updated: FIRST_DAY });
const rules = (group: string, ...chapters: string[]): TextFacts[] =>
  chapters.map((chapter) => ({
    slug: `${group}.${chapter}`,
    group,
    updated: RULES_DAY,
    version: 2,
  }));

/** The texts of every kind in their order. */
export const CATALOGUE: Readonly<Record<Kind, readonly TextFacts[]>> = {
  pages: [
    page('about'),
    page('contacts'),
    page('howbet'),
    page('licenses'),
    page('cookies'),
    page('consent'),
    page('taxation'),
    page('responsiblegaming'),
    page('disputeresolution'),
    page('amlkyc'),
    page('amlpolicy'),
    page('kycpolicy'),
    page('simpleidentification'),
    page('cash_terminals'),
    page('smsbets'),
    page('ussdinstruction'),
  ],
  rules: [
    ...rules('betting', 'bets', 'coupons', 'settlement', 'limits'),
    ...rules('casino', 'rounds', 'fairness'),
    ...rules('account', 'registration', 'payments', 'protection'),
  ],
};
