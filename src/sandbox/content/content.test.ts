import { CONTENT_KINDS } from '@grandstand/bus-contracts/answers';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { describe, expect, it } from 'vitest';
import { LiveHold } from '../placing/live-hold';
import { PROTECTION_RULES } from '../protection/protection-rules';
import { SITE_RULES } from '../site/site-rules';
import { CATALOGUE } from './catalogue';
import { contentList, contentPage, searchContent, type ContentSite } from './content';
import { factsOf } from './facts';
import { wordsOf } from './markdown';
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
    const strict = { ...SITE, siteRules: { ...SITE.siteRules, age: { minAge: 21 } } };
    expect(words(strict as ContentSite, 'pages', 'about')).toContain('adults of 21 and over');
  });

  it('use every fact that there is', () => {
    const all = Object.values(SOURCES).join('\n');
    const unused = Object.keys(factsOf(SITE, 'en')).filter((name) => !all.includes(`{{${name}}}`));
    expect(unused).toEqual([]);
  });

  it('are found by all of the words, at the place that has them', () => {
    const [found] = searchContent('rules', 'vip stake', 'en', SITE);
    expect(found).toMatchObject({ item: { slug: 'betting.limits' }, anchor: 'r-4.3' });
    expect(searchContent('rules', 'ВОЗВРАТ', 'ru', SITE)[0]?.item.slug).toBe('betting.settlement');
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
