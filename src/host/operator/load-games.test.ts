import { describe, expect, it, vi } from 'vitest';
import { PLAIN_SITE } from '@grandstand/bus-contracts/testing';
import { createFakeSite, usualAnswer } from '../testing/fake-site';
import { createLoadGames } from './load-games';

const SITE = 'http://localhost:3000';
/** The names of a country's games, by the country's number. */
const GAMES: Readonly<Record<string, string>> = { '1': 'amber-orchard', '66': 'lantern-bay' };

describe('the list of games', () => {
  it('RTE-39 is separate for each country, and requested once', async () => {
    const requests: string[] = [];
    const site = createFakeSite(
      {},
      {
        fetch: async ({ url, headers }) => {
          const { pathname, searchParams } = new URL(url);
          const isKazakh = headers.get('x-geo-country') === 'KZ';
          if (!pathname.endsWith('/games-preview-light')) {
            return Response.json(usualAnswer(url, { geoCountryId: isKazakh ? 66 : 1 }));
          }
          const country = searchParams.get('fcountry') ?? '';
          requests.push(country);
          return Response.json({ Value: { all: [{ r: GAMES[country], o: 'OldGame' }] } });
        },
      },
      {},
      10_000,
    );
    const target = async (country: string): Promise<string | null> => {
      const headers = { 'x-geo-country': country };
      const answer = await site.shell.request(`${SITE}/en/games/view/OldGame`, { headers });
      return answer.headers.get('location');
    };
    expect(await target('KZ')).toBe('/en/games/lantern-bay');
    expect(await target('IE')).toBe('/en/games/amber-orchard');
    expect(await target('KZ')).toBe('/en/games/lantern-bay');
    expect(requests).toEqual(['66', '1']);
  });

  it('RTE-39 is requested again after five minutes, and for each language', async () => {
    let now = 0;
    const requestBackEnd = vi.fn(async () => ({ Value: {} }));
    const load = createLoadGames({ requestBackEnd: requestBackEnd as never, now: () => now });
    await load('en', PLAIN_SITE);
    now = 299_999;
    await load('en', PLAIN_SITE);
    expect(requestBackEnd).toHaveBeenCalledTimes(1);
    await load('kz', PLAIN_SITE);
    expect(requestBackEnd).toHaveBeenCalledTimes(2);
    now = 300_000;
    await load('en', PLAIN_SITE);
    expect(requestBackEnd).toHaveBeenCalledTimes(3);
  });
});
