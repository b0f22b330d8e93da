import { areaMissing, feedGames, Refusal, settingsState } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { expectMessage } from '@grandstand/bus-contracts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { areaRequest } from '../../src/routes/testing/open-area';
import { keepPlaces } from './rows/use-kept-games';
import server from './server';
import { openResults as open } from './testing/open-results';
import { CHAMP, dayOf, result } from './testing/samples';

const PAGES = ['/results', '/results/live', '/results/zone', '/champs', '/champs/101'];

function request(path: string, language: (typeof LANGUAGES)[number] = 'en') {
  return {
    ...areaRequest(path, language),
    fetch: async (to: string) => {
      if (to.startsWith('/line-api/v1/results'))
        return Response.json(dayOf([result(1, 'Arsenal')]));
      if (to.endsWith('/champs/101')) return Response.json(CHAMP);
      if (to.endsWith('/sports')) return Response.json({ sports: [], seq: 1 });
      return Response.json({ error: { code: 'not-found' } }, { status: 404 });
    },
  };
}

let pages: Awaited<ReturnType<typeof open>>[] = [];
afterEach(() => {
  for (const page of pages) page.close();
  pages = [];
});

async function openResults(...given: Parameters<typeof open>) {
  const page = await open(...given);
  pages.push(page);
  return page;
}

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

describe('the pages of results', () => {
  it.each(LANGUAGES)('RTE-05 are rendered by the server in %s', async (language) => {
    for (const path of PAGES) {
      const answer = await server.render(request(path, language));
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.body, path).toContain('<h1');
      expect(`${answer.title} ${answer.body}`, path).not.toMatch(
        /\b(?:title|kind|day|empty|table|champ|zone)\.[a-z]/,
      );
    }
  });

  it('have the scores in the markup, so that they are read before any script', async () => {
    const { body } = await server.render(request('/results'));
    expect(body).toContain('href="/en/line/football/england-premier-league/1-match"');
    expect(body).toContain('Arsenal');
  });

  it('answer 404 for a championship and a day that are not there', async () => {
    expect((await server.render(request('/champs/999'))).status).toBe(404);
    expect((await server.render(request('/champs/x'))).status).toBe(404);
  });
});

describe('the results of a day', () => {
  it('SPT-02 show each match with its final score, its halves and a link to it', async () => {
    await openResults('/results');
    const link = screen.getByRole('link', { name: /Arsenal/ });
    expect(link).toHaveAttribute('href', '/en/line/football/england-premier-league/1-match');
    expect(link).toHaveTextContent(/15:30.*Arsenal.*Everton.*Premier League, England.*21$/);
  });

  it('ask for the day, the sport and the name of the address, in the reader’s time zone', async () => {
    const { calls } = await openResults('/results?day=2026-11-20&sport=football&search=ars');
    expect(calls).toEqual([
      {
        call: 'lineResults',
        timeZone: 'UTC',
        day: '2026-11-20',
        sport: 'football',
        search: 'ars',
        limit: '60',
      },
    ]);
  });

  it('say of a match without a score that its bets are void', async () => {
    await openResults('/results', {
      results: () => dayOf([result(1, 'Arsenal', { score: null })]),
    });
    expect(screen.getByRole('link', { name: /Arsenal/ })).toHaveTextContent('Void');
  });

  it('narrow to a championship by links, and lead back from it', async () => {
    const { place, run } = await openResults('/results?sport=football');
    const champs = within(screen.getByRole('navigation', { name: 'Championships' }));
    expect(champs.getByRole('link')).toHaveAttribute(
      'href',
      '/en/results?sport=football&champ=england-premier-league',
    );
    await run(() => place('/results?sport=football&champ=england-premier-league'));
    const current = within(screen.getByRole('navigation', { name: 'Championships' }));
    expect(current.getByRole('link')).toHaveAttribute('href', '/en/results?sport=football');
  });

  it('go to the day and the name of the form', async () => {
    const { moves, run } = await openResults('/results?sport=football');
    await run(() => {
      fireEvent.change(screen.getByLabelText('Day', { selector: 'input' }), {
        target: { value: '2026-11-20' },
      });
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' ars ' } });
    });
    await run(() => fireEvent.click(screen.getByRole('button', { name: 'Show' })));
    expect(moves).toEqual(['/results?day=2026-11-20&sport=football&search=ars']);
  });

  it('offer more where there is more, and say that there is nothing', async () => {
    const page = await openResults('/results', {
      results: () => dayOf([result(1, 'Arsenal')], 61),
    });
    expect(screen.getByRole('link', { name: 'Show more' })).toHaveAttribute(
      'href',
      '/en/results?show=120',
    );
    page.close();
    pages = [];
    await openResults('/results', { results: () => dayOf([]) });
    expect(screen.getByText('No results')).toBeVisible();
  });

  it('report a failure, and try again', async () => {
    const { operator, run } = await openResults('/results', {
      results: () => {
        throw new Refusal('unavailable');
      },
    });
    expect(screen.getByText('The results could not be loaded')).toBeVisible();
    operator.results = () => dayOf([result(1, 'Arsenal')]);
    await run(() => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(screen.getByRole('link', { name: /Arsenal/ })).toBeVisible();
  });

  it('tell that a day is not there', async () => {
    const { test } = await openResults('/results?day=2001-01-01', {
      results: () => {
        throw new Refusal('not-found');
      },
    });
    expectMessage(test, areaMissing);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
  });
});

describe('live results', () => {
  const live = (id: number, home: string) =>
    result(id, home, {
      isLive: true,
      isFinished: false,
      score: { home: 0, away: 0, periods: [], period: 1, minute: 12, events: 0 },
    });

  it('SPT-02 follow the feed', async () => {
    const { test, run } = await openResults('/results/live', {
      results: () => dayOf([live(1, 'Arsenal')]),
    });
    expect(screen.getByRole('link', { name: /Arsenal/ })).toHaveTextContent(/^12′.*00$/);
    await run(() =>
      test.bus.join('feed').publish(feedGames, {
        id: 1,
        at: 5,
        isLive: true,
        isFinished: false,
        score: { home: 1, away: 0, periods: [], period: 1, minute: 30, events: 1 },
      }),
    );
    expect(screen.getByRole('link', { name: /Arsenal/ })).toHaveTextContent(/^30′.*10$/);
  });

  it('keep a match in its place when it has ended, and add new ones at the end', () => {
    const kept = keepPlaces([live(1, 'A'), live(2, 'B')], [live(3, 'C'), live(2, 'B')]);
    expect(kept.map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});

describe('the zone of a match', () => {
  it('RTE-05 SPT-04 shows the last event, and all of them in words, beside a pitch that stays in view unless the player wants otherwise', async () => {
    const { test, root, run } = await openResults('/results/zone?game=1', {
      results: () => dayOf([result(1, 'Arsenal', { isLive: true, isFinished: false })]),
      course: () => ({
        events: [
          { kind: 'corner', side: 'away', period: 1, minute: 8, score: null },
          { kind: 'goal', side: 'home', period: 1, minute: 12, score: { home: 1, away: 0 } },
        ],
        statistics: [],
      }),
    });
    expect(screen.getByRole('status')).toHaveTextContent('12′ Goal: Arsenal, 1:0');
    expect(rows()).toContain('8′ Corner: Everton');
    const kept = () => root.querySelector('svg')?.closest('[class*="kept"]') ?? null;
    expect(kept()).not.toBeNull();
    const { qa } = test;
    const settings = qa.peek(settingsState.name) as object;
    await run(() => qa.publish(settingsState.name, { ...settings, isMoveVideoOnScroll: 0 }));
    expect(kept()).toBeNull();
  });
});

describe('a championship', () => {
  it('RTE-04 SPT-02 shows its table with the form in words, its results and its next matches', async () => {
    await openResults('/champs/101-england-premier-league');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Premier League, England');
    const table = within(screen.getByRole('table', { name: 'Table, 2025–26' }));
    const [, row] = table.getAllByRole('row');
    expect(row).toHaveTextContent(/1Arsenal32105:17/);
    expect(row).toHaveTextContent(/WWon.*DDrawn.*WWon/);
    const next = within(screen.getByRole('list', { name: 'Next matches' }));
    expect(next.getByRole('link', { name: /Chelsea/ })).toHaveTextContent(/^Wed 25.11, 15:30/);
  });
});
