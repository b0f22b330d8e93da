import * as endpoints from '../../../src/api/endpoints';
import { siteConfig } from '../samples';
import { sample } from './sample-call';
import type { SampleCall } from './sample-call';

/** Calls of the site itself. */
export const SITE_CALLS: readonly SampleCall[] = [
  sample(
    'redirectLight',
    endpoints.redirectLight,
    { url: 'https://grandstand.example/en' },
    { redirect: true, code: 302, url: '/en/live', reasons: [4], breadcrumbs: [] },
  ),
  sample(
    'blockCall',
    endpoints.blockCall,
    { auth: true, url: 'https://grandstand.example/en' },
    { displayTypeId: 1, templateTypeId: 17 },
  ),
  sample(
    'siteState',
    endpoints.siteState,
    {},
    { maintenance: { isActive: true, web_state: 1, started_at: 1_788_000_000_000 } },
  ),
  sample(
    'blockAppeals',
    endpoints.blockAppeals,
    {},
    {
      appeals: [
        {
          id: '1',
          createdAt: 1_788_000_000_000,
          text: 'Why?',
          status: 'waiting',
          answer: null,
          answeredAt: null,
        },
      ],
    },
  ),
  sample('configAll', endpoints.configAll, { lang: 'en' }, siteConfig),
  sample(
    'configGroupsCall',
    endpoints.configGroupsCall,
    { groups: ['a', 'b'], lang: 'en' },
    {
      a: { x: 1 },
    },
  ),
  sample(
    'dictionaryCall',
    endpoints.dictionaryCall,
    { ids: ['markets'], lang: 'en' },
    {
      language: 'en',
      texts: { 'market.1': 'Match result' },
    },
  ),
  sample(
    'cdnDictionaryCall',
    endpoints.cdnDictionaryCall,
    { ids: ['markets'], lang: 'en' },
    {
      language: 'en',
      texts: { 'market.1': 'Match result' },
    },
  ),
  sample(
    'phoneCountries',
    endpoints.phoneCountries,
    {},
    { countries: [{ id: 5, name: 'Germany', country_code: 'DE', tel_code: '49' }] },
  ),
  sample(
    'phoneMasks',
    endpoints.phoneMasks,
    {},
    { items: [{ CountryId: 5, Mask: '9999 99999999', Min: 7, Max: 12 }] },
  ),
  sample(
    'gamePartitions',
    endpoints.gamePartitions,
    {},
    { partitions: [{ id: 1, name: 'Slots', slug: 'slots', games: 8 }] },
  ),
  sample(
    'gameTypes',
    endpoints.gameTypes,
    {},
    { GTR: [{ Id: 1, Name: 'Slots' }], GP: [{ Id: 2, Name: 'Copper Reel' }] },
  ),
  sample(
    'gamesPreview',
    endpoints.gamesPreview,
    { whence: 1, groupId: 1, ref: 1, lng: 'en', fcountry: 5 },
    { Success: true, Value: { top: [{ i: 9001, n: 'Penalty', r: 'instant-games/penalty' }] } },
  ),
  sample(
    'actionsList',
    endpoints.actionsList,
    {},
    { Success: true, Value: { Actions: [{ Id: 1, Name: 'Accumulator of the day' }] } },
  ),
  sample('userRights', endpoints.userRights, {}, { user_id: 'ann-1', rights: ['bet'] }),
  sample(
    'sportsMap',
    endpoints.sportsMap,
    {},
    {
      sports: [
        {
          id: 1,
          name: 'Football',
          path: '/line/football',
          champs: [{ id: 2, name: 'Premier League', path: '/line/football/premier-league' }],
        },
      ],
    },
  ),
  sample(
    'seoPageData',
    endpoints.seoPageData,
    { path: '/line/football' },
    {
      title: 'Football odds',
      description: 'Football in the line.',
      siteName: 'Grandstand',
      customCanonical: { mode: 'mirror', targetUrl: null, domain: { host: 'mirror.example' } },
      metaRobots: 'index, follow',
      hierarchyMetaRobots: ['noarchive'],
      metas: [{ name: 'keywords', content: 'football' }],
      hreflangs: [{ hreflang: 'ru-kz', href: '/ru/line/football' }],
      mediaAlternates: [{ media: '(width <= 640px)', href: '/en/line/football' }],
    },
  ),
  sample(
    'seoPageVisual',
    endpoints.seoPageVisual,
    { path: '/line/football' },
    { image: { url: '/icons/icon-512.png', alt: 'Grandstand' }, isTextFolded: true },
  ),
  sample('seoContent', endpoints.seoContent, { path: '/' }, { html: '<h2>Football</h2>' }),
  sample('policyLogo', endpoints.policyLogo, {}, 'GIF89a-and-so-on;'),
  sample(
    'cookieAgreementCall',
    endpoints.cookieAgreementCall,
    { cookiesAgreeTime: 1_788_000_000_000, cookiesAgreeType: 3 },
    {},
  ),
];
