import { CONTENT_KINDS } from '@grandstand/bus-contracts/answers';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { describe, expect, it } from 'vitest';
import { LiveHold } from '../../betting/placing/live-hold';
import { PROTECTION_RULES } from '../../protection/limits/protection-rules';
import { SITE_RULES } from '../site/site-rules';
import { CATALOGUE } from './catalogue';
import { contentList, contentPage, searchContent, type ContentSite } from './content';
import { factsOf } from './facts';
import { wordsOf } from './markdown';
import { RELATED } from './related';
import { rssOf } from './rss';

const SITE: ContentSite = {
  siteRules: { ...SITE_RULES, supportEmail: 'help@grandstand.example' },
  protectionRules: { ...PROTECTION_RULES },
  liveHold: new LiveHold(async () => {}, 5000),
  now: () => Date.UTC(2026, 10, 27),
};

const ALL = CONTENT_KINDS.flatMap((kind) =>
  CATALOGUE[kind].map(({ slug }) => [kind, slug] as const),
);
const SOURCES = import.meta.glob<string>('./texts/*/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('the texts of the operator', () => {
  it.each(LANGUAGES)('INF-01 are all there in %s', (language) => {
    for (const kind of CONTENT_KINDS) {
      for (const { title, summary } of contentList(kind, language, SITE)) {
        expect(title).not.toBe('');
        expect(summary).not.toBe('');
      }
    }
    const known = ALL.filter(([kind]) => kind !== 'alphabet').map(
      ([kind, slug]) => `./texts/${kind}/${language}/${slug}.md`,
    );
    const files = Object.keys(SOURCES).filter((path) => path.includes(`/${language}/`));
    expect(files.filter((path) => !known.includes(path))).toEqual([]);
  });

  it('have the same places and rules in all languages, so that a link holds in each', () => {
    for (const [kind, slug] of ALL) {
      const [first, ...others] = LANGUAGES.map((language) =>
        contentPage(kind, slug, language, SITE)?.blocks.map((block) =>
          block.kind === 'heading'
            ? block.id
            : block.kind === 'paragraph'
              ? block.number
              : block.kind,
        ),
      );
      for (const other of others) expect([slug, other]).toEqual([slug, first]);
    }
  });

  it('INF-01 name no figure of their own: each comes from the setting that it describes', () => {
    const figures = Object.entries(SOURCES).flatMap(([path, text]) =>
      text
        // The number of a rule is its name.
        .replaceAll(/^\d+\.(?:\d+\.)? /gm, '')
        // So are the odds of an example.
        .replaceAll(/\{\{coef [\d.]+\}\}/g, '')
        .split('\n')
        .filter((line) => /\d/.test(line))
        .map((line) => `${path}: ${line}`),
    );
    expect(figures).toEqual([]);
  });

  it('INF-01 follow the settings, and leave out what the site has not', () => {
    const words = (site: ContentSite, kind: 'pages' | 'rules', slug: string): string =>
      contentPage(kind, slug, 'en', site)?.blocks.map(wordsOf).join('\n') ?? '';
    expect(words(SITE, 'rules', 'account.protection')).toContain('confirmed after 24 hours');
    const slow = { ...SITE, protectionRules: { ...PROTECTION_RULES, waitMs: 7_200_000 } };
    expect(words(slow, 'rules', 'account.protection')).toContain('confirmed after 2 hours');
    expect(words(SITE, 'rules', 'betting.bets')).toContain('it is accepted: 5 seconds.');
    const quick = { ...SITE, liveHold: new LiveHold(async () => {}, 0) };
    expect(words(quick, 'rules', 'betting.bets')).not.toContain('held');
    expect(words(SITE, 'pages', 'contacts')).toContain('help@grandstand.example');
    const mute = { ...SITE, siteRules: { ...SITE.siteRules, supportEmail: undefined } };
    expect(words(mute, 'pages', 'contacts')).not.toContain('By mail');
    expect(words(SITE, 'pages', 'contacts')).not.toMatch(/Address|By phone/);
    expect(words(SITE, 'pages', 'contacts')).toContain(`Name: ${SITE_RULES.companyName}`);
    const contacts = { supportPhone: '+4930123456', companyAddress: 'Hauptstr., Berlin' };
    const placed = { ...SITE, siteRules: { ...SITE.siteRules, ...contacts } };
    expect(words(placed, 'pages', 'contacts')).toMatch(
      /By phone: \+4930123456[^]*Address: Hauptstr\., Berlin/,
    );
    const silent = { ...SITE, siteRules: { ...SITE.siteRules, isChatOffered: false } };
    expect(words(SITE, 'pages', 'contacts')).toContain('Without an account');
    expect(words(silent, 'pages', 'contacts')).not.toContain('Without an account');
    const strict = { ...SITE, siteRules: { ...SITE.siteRules, age: { minAge: 21 } } };
    expect(words(strict as ContentSite, 'pages', 'about')).toContain('adults of 21 and over');
  });

  it('use every fact that there is', () => {
    const all = Object.values(SOURCES).join('\n');
    const unused = Object.keys(factsOf(SITE, 'en')).filter((name) => !all.includes(`{{${name}}}`));
    expect(unused).toEqual([]);
  });

  it('are found by all of the words, at the place that has them', () => {
    const [found] = searchContent('rules', 'vip people', 'en', SITE);
    expect(found).toMatchObject({ item: { slug: 'betting.limits' }, anchor: 'r-4.3' });
    expect(searchContent('rules', 'ПРЕРВАН возврат', 'ru', SITE)[0]?.item.slug).toBe(
      'betting.settlement',
    );
    expect(searchContent('rules', '4.2', 'en', SITE)[0]?.anchor).toBe('r-4.2');
    expect(searchContent('rules', 'stake unicorn', 'en', SITE)).toEqual([]);
    expect(searchContent('rules', ' ', 'en', SITE)).toEqual([]);
  });

  it('answer nothing for a text that there is not', () => {
    expect(contentPage('pages', 'nowhere', 'en', SITE)).toBeUndefined();
    expect(contentPage('pages', '../rules/en/betting.bets', 'en', SITE)).toBeUndefined();
  });

  it('RTE-27 say whether the event of a landing is to come, is on or is over', () => {
    const stageAt = (time: string) =>
      contentPage('landings', 'winter-season', 'en', { ...SITE, now: () => Date.parse(time) })?.item
        .event?.stage;
    expect(stageAt('2026-11-30T23:59:59.999Z')).toBe('before');
    expect(stageAt('2026-12-01T00:00:00Z')).toBe('running');
    expect(stageAt('2027-03-01T00:00:00Z')).toBe('after');
    expect(contentPage('landings', 'welcome', 'en', SITE)?.item.event).toBeNull();
  });

  it('RTE-11 are followed by RSS, with whole addresses and nothing that is not escaped', () => {
    const site = {
      ...SITE,
      siteRules: { ...SITE.siteRules, companyName: 'Bets & <Wins>' },
      siteOrigin: 'https://grandstand.example',
    };
    const feed = rssOf('news', 'kz', site);
    expect(feed).toContain('<title>Bets &amp; &lt;Wins&gt;: Жаңалықтар</title>');
    const all = (tag: string): string[] =>
      Array.from(
        feed.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g')),
        ([, text = '']) => text,
      );
    const [channel, first, ...others] = all('link');
    expect(channel).toBe('https://grandstand.example/kz/news');
    expect(first).toBe('https://grandstand.example/kz/news/reality-check-all-products');
    expect(others).toHaveLength(11);
    const dates = all('pubDate').map((date) => Date.parse(date));
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
  });
});

describe('the alphabet', () => {
  const slugs = CATALOGUE.alphabet.map(({ slug }) => slug);
  const pageOf = (slug: string, language: (typeof LANGUAGES)[number]) =>
    contentPage('alphabet', slug, language, SITE);
  const exampleOf = (slug: string, language: (typeof LANGUAGES)[number]) =>
    pageOf(slug, language)?.blocks.find(({ kind }) => kind === 'note');
  /** The odds that a text names. */
  const oddsIn = (slug: string, language: (typeof LANGUAGES)[number]): number[] => {
    const example = exampleOf(slug, language);
    const parts = example?.kind === 'note' ? example.text : [];
    return parts.flatMap(({ coef }) => coef ?? []).toSorted((one, other) => one - other);
  };

  it.each(LANGUAGES)('INF-01 has an example of each term in %s', (language) => {
    const words = slugs.map((slug) => {
      const example = exampleOf(slug, language);
      return example ? wordsOf(example) : '';
    });
    expect(slugs.filter((_, place) => (words[place] ?? '').length < 20)).toEqual([]);
    expect(words.filter((text) => text.includes('{{'))).toEqual([]);
    // No two terms have the same.
    expect(new Set(words).size).toBe(slugs.length);
  });

  it('INF-01 has the same odds in the example of a term in all languages', () => {
    for (const slug of slugs) {
      for (const language of LANGUAGES) {
        expect([slug, language, oddsIn(slug, language)]).toEqual([
          slug,
          language,
          oddsIn(slug, 'en'),
        ]);
      }
    }
  });

  it.each([
    ['accumulator', 'total odds of 5.985: a stake of 10.00 EUR returns 59.85 EUR'],
    ['anti-accumulator', 'total odds of 7.5, and an anti-accumulator of 1.153'],
    ['system', 'With a stake of 9.00 EUR each has 3.00 EUR'],
    ['yankee', 'on each of 11 lines'],
    ['lucky-15', 'on each of 15 lines'],
    ['each-way', 'a winner returns 60.00 EUR, a placed runner 15.00 EUR'],
    ['half-won', '10.00 EUR return 14.50 EUR'],
    ['margin', 'is 105.26%. The margin is 5.26%'],
    ['dutching', '20.00 EUR and 10.00 EUR. Either of them returns 60.00 EUR'],
    ['hyper-bonus', 'returns 21.00 EUR: 10.00 EUR net and 1.00 EUR on top'],
  ])('INF-01 works the example of %s out', (slug, text) => {
    const example = exampleOf(slug, 'en');
    expect(example && wordsOf(example).replaceAll('\u00A0', ' ')).toContain(text);
  });

  it('INF-01 leads from each term to others and to where it is met, all of which there are', () => {
    const terms = new Set(
      CATALOGUE.alphabet.map(
        ({ group, category, slug }) => `/betting-alphabet/${group}/${category}/${slug}`,
      ),
    );
    for (const slug of slugs) {
      const list = pageOf(slug, 'en')?.blocks.find(({ kind }) => kind === 'list');
      const hrefs = list?.kind === 'list' ? list.items.flat().map(({ href }) => href ?? '') : [];
      const own = hrefs.filter((href) => href.startsWith('/betting-alphabet/'));
      expect([slug, own.length > 0, own.length < hrefs.length]).toEqual([slug, true, true]);
      expect(own.filter((href) => !terms.has(href))).toEqual([]);
      expect(own.some((href) => href.endsWith(`/${slug}`))).toBe(false);
    }
    expect(Object.keys(RELATED).toSorted()).toEqual(slugs.toSorted());
  });
});
