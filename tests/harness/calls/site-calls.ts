import {
  actionsList,
  gamePartitions,
  gameTypes,
  gamesPreview,
} from '../../../src/api/endpoints/casino/for-areas/game-lists';
import { appLinkCall } from '../../../src/api/endpoints/site/app-link';
import { partnershipCall } from '../../../src/api/endpoints/rewards/partnership';
import { cookieAgreementCall } from '../../../src/api/endpoints/page/consent';
import { phoneCountries, phoneMasks } from '../../../src/api/endpoints/sign-in/for-areas/phones';
import { blockCall, redirectLight } from '../../../src/api/endpoints/protection/blocking';
import { siteState } from '../../../src/api/endpoints/site/site-state';
import {
  cdnDictionaryCall,
  configAll,
  configGroupsCall,
  dictionaryCall,
} from '../../../src/api/endpoints/site/config';
import { seoContent, seoPageData, seoPageVisual } from '../../../src/api/endpoints/page/seo';
import {
  policyLogo,
  siteHome,
  siteSearch,
  sportsMap,
  userRights,
} from '../../../src/api/endpoints/site/for-areas/site';
import { siteConfig } from '../samples';
import { sample } from './sample-call';
import type { SampleCall } from './sample-call';

/** Calls of the site itself. */
export const SITE_CALLS: readonly SampleCall[] = [
  sample('appLinkCall', appLinkCall, { phone: '+49 1512 3456789' }, {}),
  sample(
    'partnershipCall',
    partnershipCall,
    {
      name: 'Ann',
      mail: 'ann@example.com',
      place: 'ann.example',
      text: 'Football news for adults.',
      refId: 'partner-0001',
    },
    {},
  ),
  sample(
    'redirectLight',
    redirectLight,
    { url: 'https://grandstand.example/en' },
    { redirect: true, code: 302, url: '/en/live', reasons: [4], breadcrumbs: [] },
  ),
  sample(
    'blockCall',
    blockCall,
    { auth: true, url: 'https://grandstand.example/en' },
    { displayTypeId: 1, templateTypeId: 17 },
  ),
  sample(
    'siteState',
    siteState,
    {},
    { maintenance: { isActive: true, web_state: 1, started_at: 1_788_000_000_000 } },
  ),
  sample('configAll', configAll, { lang: 'en' }, siteConfig),
  sample(
    'configGroupsCall',
    configGroupsCall,
    { groups: ['a', 'b'], lang: 'en' },
    {
      a: { x: 1 },
    },
  ),
  sample(
    'dictionaryCall',
    dictionaryCall,
    { ids: ['markets'], lang: 'en' },
    {
      language: 'en',
      texts: { 'market.1': 'Match result' },
    },
  ),
  sample(
    'cdnDictionaryCall',
    cdnDictionaryCall,
    { ids: ['markets'], lang: 'en' },
    {
      language: 'en',
      texts: { 'market.1': 'Match result' },
    },
  ),
  sample(
    'phoneCountries',
    phoneCountries,
    {},
    {
      countries: [
        {
          id: 5,
          name: 'Germany',
          country_code: 'DE',
          tel_code: '49',
          own_names: [{ lang: 'de', name: 'Deutschland' }],
        },
      ],
    },
  ),
  sample(
    'phoneMasks',
    phoneMasks,
    {},
    { items: [{ CountryId: 5, Mask: '9999 99999999', Min: 7, Max: 12 }] },
  ),
  sample(
    'gamePartitions',
    gamePartitions,
    {},
    { partitions: [{ id: 1, name: 'Slots', slug: 'slots', games: 8 }] },
  ),
  sample(
    'gameTypes',
    gameTypes,
    {},
    { GTR: [{ Id: 1, Name: 'Slots' }], GP: [{ Id: 2, Name: 'Copper Reel' }] },
  ),
  sample(
    'gamesPreview',
    gamesPreview,
    { whence: 1, groupId: 1, ref: 1, lng: 'en', fcountry: 5 },
    { Success: true, Value: { top: [{ i: 9001, n: 'Penalty', r: 'instant-games/penalty' }] } },
  ),
  sample(
    'actionsList',
    actionsList,
    {},
    { Success: true, Value: { Actions: [{ Id: 1, Name: 'Accumulator of the day' }] } },
  ),
  sample('userRights', userRights, {}, { user_id: 'ann-1', rights: ['bet'] }),
  sample(
    'sportsMap',
    sportsMap,
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
    seoPageData,
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
    seoPageVisual,
    { path: '/line/football' },
    { image: { url: '/icons/icon-512.png', alt: 'Grandstand' }, isTextFolded: true },
  ),
  sample('seoContent', seoContent, { path: '/' }, { html: '<h2>Football</h2>' }),
  sample(
    'siteSearch',
    siteSearch,
    { search: 'ars' },
    {
      found: [
        {
          kind: 'live',
          id: '7001',
          name: 'Arsenal – Chelsea',
          note: 'Premier League',
          path: '/live/football/premier-league/7001-arsenal-chelsea',
          score: { home: '1', away: '0', minute: 76 },
          startsAt: 1_790_000_000_000,
        },
      ],
    },
  ),
  sample(
    'siteHome',
    siteHome,
    { lang: 'en' },
    {
      sections: ['live', 'banner', 'casino'],
      mayPromote: true,
      banner: {
        title: 'Several matches',
        text: 'On one page.',
        action: 'Choose matches',
        path: '/multi',
        picture: null,
      },
      games: [
        {
          kind: 'new',
          games: [
            {
              slug: 'dice',
              name: 'Dice',
              provider: 'Grandstand Studio',
              engine: 'dice',
              path: '/casino/game/9018/dice',
            },
          ],
        },
      ],
    },
  ),
  sample('policyLogo', policyLogo, {}, 'GIF89a-and-so-on;'),
  sample(
    'cookieAgreementCall',
    cookieAgreementCall,
    { cookiesAgreeTime: 1_788_000_000_000, cookiesAgreeType: 3 },
    {},
  ),
];
