import { areaMissing } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { expectMessage } from '@grandstand/bus-contracts/testing';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { areaRequest } from '../../src/routes/testing/open-area';
import { keepPlaces } from './lists/keep-places';
import server from './server';
import { openCyber as open } from './testing/open-cyber';
import { BROADCAST, game, listOf } from './testing/samples';

const GAME = '/cyber/real/cs2/steel-masters/1-iron-lynx-nordlicht';
const PAGES = [
  '/cyber/real',
  '/esports/virtual',
  '/cyber/stream',
  '/cyber/real/disciplines',
  '/cyber/real/all',
  '/cyber/real/cs2',
  '/cyber/real/cs2/champs',
  '/cyber/real/cs2/steel-masters',
  GAME,
];

function request(path: string, language: (typeof LANGUAGES)[number] = 'en') {
  return {
    ...areaRequest(path, language),
    fetch: async (to: string) => {
      const query = new URL(to, 'http://operator').searchParams;
      const isKnown =
        (query.get('discipline') ?? 'cs2') === 'cs2' &&
        (query.get('champ') ?? 'steel-masters') === 'steel-masters';
      if (to.startsWith('/line-api/v1/cyber?') && isKnown) return Response.json(listOf(game(1)));
      if (to.endsWith('/games/1')) return Response.json({ game: game(1) });
      if (to.startsWith('/bff-api/dictionary')) return Response.json({ texts: {} });
      return Response.json({ error: { code: 'not-found' } }, { status: 404 });
    },
  };
}

let pages: Awaited<ReturnType<typeof open>>[] = [];
afterEach(() => {
  for (const page of pages) page.close();
  pages = [];
});

async function openCyber(...given: Parameters<typeof open>) {
  const page = await open(...given);
  pages.push(page);
  return page;
}

describe('the pages of cyber-sport', () => {
  it('lead to the races of marbles', async () => {
    const { body } = await server.render(request('/cyber/virtual'));
    expect(body).toMatch(/<a[^>]* href="\/en\/marble"[^>]*>Marble races/);
  });

  it.each(LANGUAGES)('RTE-20 are rendered by the server in %s', async (language) => {
    for (const path of PAGES) {
      const answer = await server.render(request(path, language));
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.body.match(/<h1/g), path).toHaveLength(1);
      expect(`${answer.title} ${answer.body}`, path).not.toMatch(
        /\b(?:title|type|lead|list|empty|champs|markets|stream|event|line)\.[a-z]/,
      );
    }
  });

  it('RTE-20 have their games, prices and names in the markup and the title', async () => {
    const list = await server.render(request('/esports/real/cs2'));
    expect(list.title).toBe('CS2: Real');
    expect(list.body).toContain('href="/en/esports/real/cs2/steel-masters/1-iron-lynx-nordlicht"');
    const one = await server.render(request(GAME));
    expect(one.title).toBe('Iron Lynx – Nordlicht, Steel Masters, CS2');
    expect(one.body).toContain('1.80');
    expect(one.body).not.toContain('<iframe');
  });

  it('RTE-20 answer 404 for a discipline, a championship and a game that are not there', async () => {
    for (const path of [
      '/cyber/real/chess',
      '/cyber/real/cs2/other',
      '/cyber/real/cs2/steel-masters/2-a-b',
      '/cyber/real/chess/steel-masters/1-a-b',
    ]) {
      const answer = await server.render(request(path));
      expect([path, answer.status]).toEqual([path, 404]);
    }
    const { test } = await openCyber('/cyber/real/chess', { list: undefined });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    expectMessage(test, areaMissing);
  });
});

describe('CYB-01 the lists of cyber-sport', () => {
  it('lead from the type to disciplines, championships and games', async () => {
    const { calls } = await openCyber('/cyber/real');
    expect(calls[0]).toEqual({ call: 'lineCyber', type: 'real', limit: '24' });
    expect(screen.getByRole('link', { name: 'Real' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: /CS2.*Live 1/ })).toHaveAttribute(
      'href',
      '/en/cyber/real/cs2',
    );
    expect(screen.getByRole('link', { name: / markets?: / })).toHaveAttribute('href', `/en${GAME}`);
  });

  it('say that there are no games, and say so in words of the type', async () => {
    await openCyber('/cyber/virtual', { list: listOf() });
    expect(screen.getByText('A new game begins every minute or two.')).toBeVisible();
  });

  it('are asked for by the page too: the feed sends their prices only to a browser that has asked', async () => {
    const { calls } = await openCyber('/cyber/real/cs2');
    expect(calls).toEqual([expect.objectContaining({ call: 'lineCyber' })]);
  });

  it('are loaded again for the player who signs in: sports may be closed for them', async () => {
    const { calls, sessionIs } = await openCyber('/cyber/real/cs2');
    const before = calls.length;
    await sessionIs('player');
    expect(calls.slice(before)).toEqual([expect.objectContaining({ call: 'lineCyber' })]);
    await sessionIs('player');
    expect(calls).toHaveLength(before + 1);
  });

  it('put a price into the coupon', async () => {
    const { picks, run } = await openCyber('/cyber/real/cs2');
    const [first] = screen.getAllByRole('button', { name: /1\.80/ });
    await run(() => fireEvent.click(first!));
    expect(picks).toEqual([{ marketId: '1:401', coef: 1.8, gameId: 1, marketTypeId: 101 }]);
  });

  it('keep each row in its place until the player asks for the new ones', async () => {
    const kept = keepPlaces([game(1), game(2)], [game(3), game(1, { isLive: false })]);
    expect(kept.shown.map(({ id, isLive }) => [id, isLive])).toEqual([
      [1, false],
      [2, true],
    ]);
    expect([[...kept.gone], kept.news]).toEqual([[2], 1]);
    const { operator, press, run, test } = await openCyber('/cyber/real/cs2');
    operator.list = listOf(game(2, { home: 'Vega Unit' }), game(1));
    await run(() => test.clock.advance(20_000));
    expect(screen.queryByText('Vega Unit')).toBeNull();
    await press(/New: 1/);
    expect(screen.getByText('Vega Unit')).toBeVisible();
  });
});

describe('CYB-01 a game of cyber-sport', () => {
  it('has its score by maps, and the markets of the map that the player picks', async () => {
    const { picks, run } = await openCyber(GAME);
    expect(screen.getByRole('list', { name: 'Score by map' })).toHaveTextContent(
      /Map 113:9.*Map 27:5/,
    );
    expect(screen.getAllByRole('group')).toHaveLength(2);
    await run(() => fireEvent.click(screen.getByRole('radio', { name: '#52' })));
    expect(screen.getAllByRole('group')).toHaveLength(2);
    const total = screen.getAllByRole('button', { name: /2\.02/ })[1]!;
    await run(() => fireEvent.click(total));
    expect(picks).toMatchObject([{ gameId: 1, marketTypeId: 52_017, marketId: '1:52010:21.5' }]);
  });

  it('shows its broadcast in a frame without rights, and tells its events in words', async () => {
    await openCyber(GAME);
    const frame = screen.getByTitle('Simulated broadcast: Iron Lynx – Nordlicht');
    expect(frame).toHaveAttribute('src', BROADCAST.src);
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    expect(screen.getByText('Simulated broadcast, 8 s late')).toBeVisible();
    const feed = screen.getByRole('list', { name: /Events of the game/ });
    expect([...feed.children].map(({ textContent }) => textContent)).toEqual([
      '33:10Map 2: Iron Lynx, 7:5',
      '23:20Map 1 is won by Iron Lynx. Maps: 1:0',
      '00:00Map 1 begins',
    ]);
  });
});
