import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { areaRequest } from '../../../../src/routes/testing/open-area';
import server from '../../server';
import { openBonuses as open } from '../../testing/open-bonuses';
import { TEXT } from '../../testing/samples';

const LANDING = '/bonus-landing/winter-season';
const EVENT = { startsAt: 1_796_083_200_000, endsAt: 1_803_859_200_000 };

let pages: Awaited<ReturnType<typeof open>>[] = [];
afterEach(() => {
  for (const page of pages) page.close();
  pages = [];
});

async function openText(path: string, opening: Parameters<typeof open>[1] = {}) {
  const page = await open(path, { texts: [TEXT], ...opening });
  pages.push(page);
  return page;
}

const during = (stage: 'before' | 'running' | 'after') => ({
  texts: [{ ...TEXT, item: { ...TEXT.item, event: { ...EVENT, stage } } }],
});

/** What the server makes of a path, for a guest or for someone who may be a player. */
const rendered = (path: string, isGuest: boolean) =>
  server.render({
    ...areaRequest(path),
    isGuest,
    fetch: async (address) =>
      address.endsWith('/winter-season')
        ? Response.json(TEXT)
        : Response.json({ error: { code: 'not-found', message: '' } }, { status: 404 }),
  });

describe('the texts of bonuses', () => {
  it.each([LANDING, '/promotions/winter-season', '/bonuses/partners/winter-season'])(
    'RTE-27 %s is the operator’s text with one thing to do',
    async (path) => {
      const page = await openText(path);
      await screen.findByRole('heading', { level: 1, name: 'The winter season' });
      screen.getByRole('heading', { level: 2, name: 'What there is' });
      expect(screen.getByRole('link', { name: 'See the matches' }).getAttribute('href')).toBe(
        '/en/line',
      );
      // Only addresses that a text may lead to become links.
      expect(screen.getByText('Look here').closest('a')).toBeNull();
      expect(page.asked).toHaveLength(1);
    },
  );

  it('RTE-27 a text has its numbered rules and the heads of its tables, and no button to another site', async () => {
    const line = (text: string, href: string | null = null) => [
      { text, isStrong: false, href, coef: null },
    ];
    const blocks: (typeof TEXT)['blocks'] = [
      { kind: 'paragraph', number: '4.2', text: line('The most of a stake.') },
      { kind: 'table', head: [line('Games')], rows: [[line('Slots')]] },
      { kind: 'paragraph', number: null, text: line('See the matches', '//example.com') },
    ];
    await openText(LANDING, { texts: [{ ...TEXT, blocks }] });
    const number = await screen.findByRole('link', { name: '4.2' });
    expect(number).toHaveAttribute('href', '#r-4.2');
    expect(document.getElementById('r-4.2')).toHaveTextContent('The most of a stake.');
    expect(screen.getByRole('columnheader')).toHaveAttribute('scope', 'col');
    screen.getByRole('cell', { name: 'Slots' });
    expect(screen.getByText('See the matches').closest('a')).toBeNull();
  });

  it('RTE-27 a landing says when its event begins, is on and is over', async () => {
    await openText(LANDING, during('before'));
    await screen.findByText(/^Begins: .*Dec/);
    await openText(LANDING, during('running'));
    await screen.findByText(/^Until .*Mar/);
    await openText(LANDING, during('after'));
    const over = await screen.findByText(/^This ended on .*Mar/);
    const article = within(over.closest('article') as HTMLElement);
    expect(article.queryByRole('link', { name: 'See the matches' })).toBeNull();
    article.getByRole('link', { name: 'All bonuses' });
  });

  it('RTE-27 the partners, the promotions and the pages of adverts are listed', async () => {
    const page = await openText('/bonuses/partners');
    const one = await screen.findByRole('link', { name: 'The winter season' });
    expect(one.getAttribute('href')).toBe('/en/bonuses/partners/winter-season');
    await openText('/bonuses?category=shares', { userId: '' });
    const other = await screen.findAllByRole('link', { name: 'The winter season' });
    expect(other.slice(-2).map((link) => link.getAttribute('href'))).toEqual([
      '/en/promotions/winter-season',
      '/en/bonus-landing/winter-season',
    ]);
    expect(page.asked).toEqual(['{"kind":"bonus-partners"}']);
  });

  it('RTE-27 a text that there is not is missing, by the server and in the page', async () => {
    for (const answer of [
      await rendered('/bonus-landing/nowhere', true),
      await rendered('/promotions/nowhere', false),
    ]) {
      expect([answer.status, answer.title]).toEqual([404, 'Page not found']);
    }
    await openText('/bonus-landing/nowhere', { userId: '' });
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
  });

  it('P118 the server renders a text for guests alone', async () => {
    const guest = await rendered(LANDING, true);
    expect([guest.status, guest.title]).toEqual([200, 'The winter season']);
    expect(guest.body).toContain('See the matches');
    const other = await rendered(LANDING, false);
    expect(other.status).toBe(200);
    expect(JSON.stringify(other)).not.toContain('winter season');
    // A list is there for all: nothing is loaded that is not shown.
    const asked: string[] = [];
    await server.render({
      ...areaRequest('/bonuses/partners'),
      isGuest: false,
      fetch: async (address) => {
        asked.push(address);
        return Response.json({ items: [] });
      },
    });
    expect(asked).toEqual([]);
  });

  it('P118 a player to whom nothing may be offered is shown no text, and none is asked for', async () => {
    const page = await openText(LANDING, { offers: [], isBarred: true });
    await screen.findByText('No bonuses are offered to you now');
    await waitFor(() => expect(screen.queryByText('Matches of every week.')).toBeNull());
    expect(page.asked).toEqual([]);
  });
});
