import { describe, expect, it } from 'vitest';
import type { SiteConfig } from '@grandstand/bus-contracts';
import { parseViewSettings } from '@grandstand/bus-contracts/area';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { PLAIN_SITE } from '@grandstand/bus-contracts/testing';
import { readAddress } from '../../routes/rules';
import type { AccessAnswer } from '../operator/check-access';
import { decidePage } from './decide-page';
import type { Decision } from './decide-page';
import type { Visitor } from './read-visitor';

const ORIGIN = 'https://grandstand.example';

const GUEST: Visitor = {
  preferredLanguages: ['az'],
  settings: parseViewSettings(''),
  country: undefined,
  isLikelyPlayer: false,
  mayOfferGuests: true,
  device: { isMobile: false, isPerhapsTablet: false },
};
const PHONE: Visitor = { ...GUEST, device: { isMobile: true, isPerhapsTablet: false } };
const OPEN: AccessAnswer = {
  maintenance: { isActive: false, endsAt: null },
  reason: null,
  target: { kind: 'none' },
  isLetIn: true,
  isComplete: true,
};
const CLOSED: AccessAnswer = { ...OPEN, maintenance: { isActive: true, endsAt: null } };
const SHUT_OUT: AccessAnswer = { ...OPEN, reason: 4 };
const WITHIN: AccessAnswer = {
  ...OPEN,
  target: { kind: 'internal', url: `${ORIGIN}/kz/line?x=1` },
};
const AWAY: AccessAnswer = {
  ...OPEN,
  target: { kind: 'external', url: 'https://mirror.example/en' },
};

async function decide(
  url: string,
  access: AccessAnswer = OPEN,
  config: Partial<SiteConfig> | null = {},
  visitor = GUEST,
): Promise<Decision> {
  const address = readAddress(url, { language: 'en', allowed: LANGUAGES });
  if (address.kind === 'redirect') throw new Error(`${url} is redirected at once.`);
  return decidePage({
    visitor,
    url,
    address,
    access,
    config: config === null ? undefined : { ...PLAIN_SITE, ...config },
    site: {
      origin: ORIGIN,
      areas: ['sports', 'technical-pages', 'bonuses'],
      isProduction: false,
      games: async () => [{ route: 'new-game', oldRoute: 'OldGame' }],
    },
  });
}

type Case = readonly [string, AccessAnswer, Partial<SiteConfig> | null, string, 301 | 302];
const REDIRECTED: readonly Case[] = [
  ['/en/esports', OPEN, {}, '/en/esports/real', 301],
  ['/en/bonuses-offers', OPEN, {}, '/en/bonuses', 302],
  ['/en/games/view/OldGame', OPEN, {}, '/en/games/new-game', 301],
  ['/ru/live?x=1', OPEN, { languages: ['en', 'az'] }, '/az/live?x=1', 302],
  ['/en/live?x=1', SHUT_OUT, {}, '/en/site-updates?path=%2Flive%3Fx%3D1', 302],
  ['/ru/live', SHUT_OUT, { languages: ['en', 'az'] }, '/az/live', 302],
  ['/en/live', WITHIN, {}, '/kz/line?x=1', 302],
  ['/en/live', AWAY, {}, 'https://mirror.example/en', 302],
  ['/en/live', AWAY, null, 'https://mirror.example/en', 302],
  ['/en/maintenance', OPEN, {}, '/en', 302],
];

describe('the answer to an address', () => {
  it.each(REDIRECTED)('redirects %s (%#)', async (url, gate, config, to, status) => {
    expect(await decide(url, gate, config)).toEqual({ kind: 'redirect', to, status });
  });

  it('redirects a phone to the operator’s mobile site, if there is one', async () => {
    const mobileSite = 'https://m.example.com';
    expect(await decide('/en/live?x=1', OPEN, { mobileSite }, PHONE)).toEqual({
      kind: 'redirect',
      to: 'https://m.example.com/en/live?x=1',
      status: 302,
    });
    expect(await decide('/en/live?x=1', OPEN, {}, PHONE)).toMatchObject({
      kind: 'page',
      platform: { platform: 'mobile' },
    });
  });

  it.each([
    ['/en/live', OPEN, 'section', '/en/live'],
    ['/en/live', CLOSED, 'maintenance', '/en/maintenance'],
    ['/en/maintenance', CLOSED, 'maintenance', '/en/maintenance'],
    ['/en/no/such', OPEN, 'error', '/en/no/such'],
    ['/en/casino', OPEN, 'error', '/en/casino'],
  ] as const)('%s is a page (%#)', async (url, gate, name, own) => {
    expect(await decide(url, gate)).toMatchObject({
      kind: 'page',
      page: { row: { name } },
      url: own,
    });
  });

  it('sends a player’s page to every visitor: the browser checks whether a player is signed in', async () => {
    expect(await decide('/en/block-appeal-history')).toMatchObject({
      kind: 'page',
      page: { kind: 'match', row: { name: 'block-appeal-history' } },
    });
  });

  it('is no decision without a config', async () => {
    for (const url of ['/en/live', '/en/bonuses-offers', '/ru/no/such']) {
      expect(await decide(url, OPEN, null)).toMatchObject({ kind: 'page', page: undefined, url });
    }
  });
});
