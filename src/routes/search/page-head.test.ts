import { runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { pageDataSchema, type PageData } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { pageHead, type HeadTag, type PageFacts } from '.';

const ORIGIN = 'https://site.example';
const FACTS: PageFacts = {
  origin: ORIGIN,
  hosts: ['mirror.example', 'm.site.example'],
  language: 'kz',
  path: '/line/football',
  languages: LANGUAGES,
  companyName: 'Grandstand',
  locale: 'en',
  isIndexed: true,
  data: null,
  visual: null,
};
const operatorData = (data: v.InferInput<typeof pageDataSchema>): Partial<PageFacts> => ({
  data: v.parse(pageDataSchema, data),
});
const headOf = (facts: Partial<PageFacts> = {}) => pageHead({ ...FACTS, ...facts });

const metaOf = (tags: readonly HeadTag[], key: string): string | undefined =>
  tags.find(({ attributes: { name, property } }) => name === key || property === key)?.attributes[
    'content'
  ];
const links = (tags: readonly HeadTag[], rel: string) =>
  tags.map(({ attributes }) => attributes).filter((attributes) => attributes['rel'] === rel);
const canonicalOf = (data: v.InferInput<typeof pageDataSchema>): string | undefined =>
  links(headOf(operatorData(data)).tags, 'canonical')[0]?.['href'];

describe('the head of a page', () => {
  test('SEO-01 has its address, every language and x-default without data of the operator', () => {
    const { title, tags } = headOf();
    expect(title).toBeNull();
    expect(links(tags, 'canonical')).toEqual([
      { rel: 'canonical', href: `${ORIGIN}/kz/line/football` },
    ]);
    expect(links(tags, 'alternate').map(({ hreflang, href }) => [hreflang, href])).toEqual([
      ['ru', `${ORIGIN}/ru/line/football`],
      ['en', `${ORIGIN}/en/line/football`],
      ['az', `${ORIGIN}/az/line/football`],
      ['kk', `${ORIGIN}/kz/line/football`],
      ['uk', `${ORIGIN}/ua/line/football`],
      ['x-default', `${ORIGIN}/en/line/football`],
    ]);
    expect(metaOf(tags, 'robots')).toBe('index, follow');
    expect(metaOf(tags, 'description')).toBeUndefined();
    expect(metaOf(tags, 'og:site_name')).toBe('Grandstand');
    expect(metaOf(headOf({ companyName: '' }).tags, 'og:site_name')).toBeUndefined();
  });

  test('SEO-01 offers the languages of the config alone; without English the first is the default', () => {
    const tags = headOf({ languages: ['ru', 'ua'] }).tags;
    expect(links(tags, 'alternate').map(({ hreflang }) => hreflang)).toEqual([
      'ru',
      'uk',
      'x-default',
    ]);
    expect(links(tags, 'alternate').at(-1)?.['href']).toBe(`${ORIGIN}/ru/line/football`);
  });

  test('SEO-01 has the operator’s title, description, names and pictures, each on one line', () => {
    const { title, tags } = headOf({
      ...operatorData({
        title: ' Odds\n\u202Eof  football ',
        description: 'd'.repeat(2000),
        siteName: 'S',
      }),
      visual: { image: { url: '/icons/icon-512.png', alt: 'Ball' }, isTextFolded: true },
    });
    expect(title).toBe('Odds of football');
    expect(metaOf(tags, 'og:title')).toBe('Odds of football');
    expect(metaOf(tags, 'description')).toBe('d'.repeat(1000));
    expect(metaOf(tags, 'og:site_name')).toBe('S');
    expect(metaOf(tags, 'og:url')).toBe(`${ORIGIN}/kz/line/football`);
    expect(metaOf(tags, 'og:locale')).toBe('kk_KZ');
    expect(metaOf(headOf({ locale: 'kk-UZ' }).tags, 'og:locale')).toBe('kk_UZ');
    expect(metaOf(headOf({ locale: 'en-US' }).tags, 'og:locale')).toBe('kk_KZ');
    expect(metaOf(tags, 'og:image')).toBe(`${ORIGIN}/icons/icon-512.png`);
    expect(metaOf(tags, 'og:image:alt')).toBe('Ball');
    const strange = headOf({
      visual: { image: { url: 'https://evil.test/a.png', alt: 'x' }, isTextFolded: true },
    });
    expect(metaOf(strange.tags, 'og:image')).toBeUndefined();
    expect(metaOf(strange.tags, 'og:image:alt')).toBeUndefined();
  });

  test.each([
    ['/ru/line/football?x=1#y', `${ORIGIN}/ru/line/football?x=1`],
    ['https://mirror.example/a', 'https://mirror.example/a'],
    ['http://mirror.example/a', 'http://mirror.example/a'],
    ['https://site.example/a/../b', `${ORIGIN}/b`],
    ['https://evil.test/a', null],
    ['//evil.test/a', null],
    [String.raw`\\evil.test\a`, null],
    ['/\t/evil.test', null],
    ['https://mirror.example@evil.test/', null],
    ['https://user:word@mirror.example/', null],
    ['https://mirror.example.evil.test/', null],
    ['https://mirror.example:444/', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['ftp://mirror.example/', null],
    ['', null],
    [null, null],
  ])('SEO-01 P82 canonical of mode url: %s', (targetUrl, expected) => {
    expect(canonicalOf({ customCanonical: { mode: 'url', targetUrl } })).toBe(
      expected ?? `${ORIGIN}/kz/line/football`,
    );
  });

  test.each([
    ['mirror.example', 'https://mirror.example/kz/line/football'],
    ['Mirror.Example', 'https://mirror.example/kz/line/football'],
    ['mirror.example:8443', null],
    ['site.example', `${ORIGIN}/kz/line/football`],
    ['mirror.test', null],
    ['mirror.example.evil.test', null],
    ['mirror.example/evil', null],
    ['user@mirror.example', null],
    ['mirror.example?x', null],
    ['mirror', null],
    ['', null],
    ['"><script>', null],
  ])('SEO-01 P82 canonical of mode mirror: the same path on %s', (host, expected) => {
    expect(canonicalOf({ customCanonical: { mode: 'mirror', domain: { host } } })).toBe(
      expected ?? `${ORIGIN}/kz/line/football`,
    );
  });

  test.each([
    [undefined, [], 'index, follow'],
    ['index, follow', ['noindex'], 'noindex, follow'],
    ['NOFOLLOW', ['index'], 'index, nofollow'],
    ['all', ['none'], 'noindex, nofollow'],
    ['index', ['noarchive', 'nosnippet, noarchive'], 'index, follow, noarchive, nosnippet'],
    ['max-snippet:50', ['max-snippet: 20', 'max-snippet:-1'], 'index, follow, max-snippet:20'],
    ['max-video-preview:-1', [], 'index, follow, max-video-preview:-1'],
    [
      'max-image-preview:large',
      ['max-image-preview: none'],
      'index, follow, max-image-preview:none',
    ],
    ['refresh, "><b>', ['max-snippet:x'], 'index, follow'],
  ])(
    'SEO-01 robots: the strictest of %s under %j holds',
    (metaRobots, hierarchyMetaRobots, expected) => {
      const { tags } = headOf(operatorData({ metaRobots, hierarchyMetaRobots }));
      expect(metaOf(tags, 'robots')).toBe(expected);
    },
  );

  test('SEO-01 robots: no outer level undoes a prohibition, in 2,000 hierarchies', () => {
    const word = fc.constantFrom(
      'index',
      'noindex',
      'follow',
      'nofollow',
      'all',
      'none',
      'noarchive',
    );
    const content = fc.array(word).map((words) => words.join(', '));
    fc.assert(
      fc.property(content, fc.array(content), (metaRobots, hierarchyMetaRobots) => {
        const all = [metaRobots, ...hierarchyMetaRobots].join(', ').split(', ');
        const robots = metaOf(
          headOf(operatorData({ metaRobots, hierarchyMetaRobots })).tags,
          'robots',
        );
        const has = (one: string) => all.includes(one) || all.includes('none');
        expect(robots?.startsWith(has('noindex') ? 'noindex,' : 'index,')).toBe(true);
        expect(robots?.includes('nofollow')).toBe(has('nofollow'));
        expect(robots?.includes('noarchive')).toBe(all.includes('noarchive'));
      }),
      { numRuns: runs(2000) },
    );
  });

  test('SEO-01 hreflang of the operator replaces the site’s own and adds to it, if its address is allowed', () => {
    const { tags } = headOf(
      operatorData({
        hreflangs: [
          { hreflang: 'ua', href: 'https://mirror.example/ua' },
          { hreflang: 'RU-KZ', href: '/ru/kazakhstan' },
          { hreflang: 'x-default', href: '/choose' },
          { hreflang: 'en', href: 'https://evil.test' },
          { hreflang: '"><script>', href: '/x' },
          { hreflang: 'de', href: 'javascript:alert(1)' },
        ],
      }),
    );
    const found = Object.fromEntries(
      links(tags, 'alternate').map(({ hreflang, href }) => [hreflang, href]),
    );
    expect(found).toEqual({
      ru: `${ORIGIN}/ru/line/football`,
      en: `${ORIGIN}/en/line/football`,
      az: `${ORIGIN}/az/line/football`,
      kk: `${ORIGIN}/kz/line/football`,
      uk: 'https://mirror.example/ua',
      'ru-kz': `${ORIGIN}/ru/kazakhstan`,
      'x-default': `${ORIGIN}/choose`,
    });
  });

  test('SEO-01 media alternates link to other screens, if both halves are valid', () => {
    const { tags } = headOf(
      operatorData({
        mediaAlternates: [
          { media: 'only screen and (max-width: 640px)', href: 'https://m.site.example/kz' },
          { media: '" onload="alert(1)', href: '/x' },
          { media: 'print', href: '//evil.test' },
        ],
      }),
    );
    expect(links(tags, 'alternate').filter(({ media }) => media !== undefined)).toEqual([
      {
        rel: 'alternate',
        media: 'only screen and (max-width: 640px)',
        href: 'https://m.site.example/kz',
      },
    ]);
  });

  test('SEO-01 metas only describe: none that a browser acts upon, none twice', () => {
    const { tags } = headOf(
      operatorData({
        title: 'Own',
        metas: [
          { name: 'google-site-verification', content: 'abc' },
          { property: 'og:title', content: 'Shared' },
          { name: 'p:domain_verify', content: 'def' },
          ...['viewport', 'Referrer', 'robots', 'description', 'theme-color', 'csp-nonce'].map(
            (name) => ({ name, content: 'evil' }),
          ),
          { name: '"><script>', content: 'evil' },
          { content: 'evil' },
          { name: 'keywords', content: ' \n ' },
        ],
      }),
    );
    expect(metaOf(tags, 'google-site-verification')).toBe('abc');
    expect(metaOf(tags, 'p:domain_verify')).toBe('def');
    expect(tags.filter(({ attributes }) => attributes['property'] === 'og:title')).toHaveLength(1);
    expect(metaOf(tags, 'og:title')).toBe('Shared');
    expect(JSON.stringify(tags)).not.toContain('evil');
    expect(metaOf(tags, 'keywords')).toBeUndefined();
  });

  test('SEO-01 a page that is not indexed has noindex, and neither a title by the operator nor address and languages', () => {
    const { title, tags } = headOf({
      isIndexed: false,
      ...operatorData({ title: 'T', metaRobots: 'index', metas: [{ name: 'a', content: 'b' }] }),
    });
    expect([title, tags]).toEqual([
      null,
      [{ name: 'meta', attributes: { name: 'robots', content: 'noindex, follow' } }],
    ]);
  });

  test('SEO-01 P82 addresses stay on allowed hosts and tags stay tags, in 5,000 answers of the operator', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom(
        '//evil.test',
        '/\\evil.test',
        'https://mirror.example/x',
        '/ok',
        'x-default',
      ),
      fc.webUrl(),
    );
    const host = fc.oneof(
      text,
      fc.domain(),
      fc.constantFrom('mirror.example', 'mirror.example:8443', 'm.site.example', 'site.example'),
      fc.constantFrom('mirror.example.evil.test', 'mirror.example@evil.test', 'evil.test/'),
    );
    const data: fc.Arbitrary<PageData> = fc.record({
      title: text,
      description: text,
      siteName: text,
      customCanonical: fc.record({
        mode: fc.constantFrom('url' as const, 'mirror' as const),
        targetUrl: fc.option(text),
        domain: fc.option(fc.record({ host })),
      }),
      metaRobots: text,
      hierarchyMetaRobots: fc.array(text, { maxLength: 3 }),
      metas: fc.array(fc.record({ name: text, content: text }), { maxLength: 3 }),
      hreflangs: fc.array(fc.record({ hreflang: text, href: text }), { maxLength: 3 }),
      mediaAlternates: fc.array(fc.record({ media: text, href: text }), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(data, (answer) => {
        const { tags } = headOf({ data: answer });
        for (const { name, attributes } of tags) {
          for (const [key, value] of Object.entries(attributes)) {
            expect(key).toMatch(/^(name|property|content|rel|href|hreflang|media)$/);
            expect(value).not.toMatch(/[\p{Cc}\p{Cs}]/u);
          }
          if (name !== 'link') continue;
          const { host, protocol } = new URL(attributes['href'] ?? '');
          expect(['site.example', ...FACTS.hosts]).toContain(host);
          expect(protocol).toMatch(/^https?:$/);
        }
      }),
      { numRuns: runs(5000) },
    );
  });
});
