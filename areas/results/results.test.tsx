import { areaMissing, feedGames, Refusal, settingsState } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { expectMessage } from '@grandstand/bus-contracts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { areaRequest } from '../../src/routes/testing/open-area';
import { keepPlaces } from './rows/use-kept-games';
import server from './server';
import { openResults as open } from './testing/open-results';
import { CHAMP, dayOf, HEAD_TO_HEAD, result, TEAM } from './testing/samples';

const PAGES = [
  '/results',
  '/results/live',
  '/results/zone',
  '/champs',
  '/champs/101',
  '/team/football-arsenal',
  '/team/football-arsenal/games-info',
  '/statistic',
  '/statistic/champ/101',
  '/statistic/team/football-arsenal',
  '/statistic-popup/h2h/football-arsenal/football-everton',
];

function request(path: string, language: (typeof LANGUAGES)[number] = 'en') {
  return {
    ...areaRequest(path, language),
    fetch: async (to: string) => {
      if (to.startsWith('/line-api/v1/results'))
        return Response.json(dayOf([result(1, 'Arsenal')]));
      if (to.endsWith('/champs/101')) return Response.json(CHAMP);
      if (to.endsWith('/teams/football-arsenal')) return Response.json(TEAM);
      if (to.includes('/head-to-head/')) return Response.json(HEAD_TO_HEAD);
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
        /\b(?:title|kind|day|empty|table|champ|zone|team|stat)\.[a-z]/,
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
    expect((await server.render(request('/team/football-nobody'))).status).toBe(404);
    expect((await server.render(request('/statistic/game/7'))).status).toBe(404);
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
  it('RTE-05 SPT-04 shows the last event, and all of them in words, beside a pitch that stays in view and open unless the player wants otherwise', async () => {
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
    const fold = () => root.querySelector('svg[viewBox^="-2"]')?.closest('details');
    expect(fold()?.open).toBe(true);
    await run(() => qa.publish(settingsState.name, { ...settings, zoneState: 1 }));
    expect(fold()?.open).toBe(false);
    expect(rows()).toContain('8′ Corner: Everton');
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

describe('a team', () => {
  it('RTE-04 SPT-02 shows its place, its next game and its last results, and is followed by a star', async () => {
    await openResults('/team/football-arsenal');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Arsenal');
    expect(screen.getByRole('link', { name: /^No\. 2 in Premier League/ })).toHaveAttribute(
      'href',
      '/en/champs/101-england-premier-league',
    );
    expect(screen.getByRole('button', { name: /Arsenal/, pressed: false })).toBeVisible();
    const next = within(screen.getByRole('list', { name: 'Next matches' }));
    expect(next.getAllByRole('link')).toHaveLength(1);
    expect(rows()).toContain('15.08.2025ArsenalEvertonPremier League, England(1:0)2:1');
    expect(screen.getByRole('link', { name: /^All matches/ })).toHaveAttribute(
      'href',
      '/en/team/football-arsenal/games-info',
    );
  });

  it('RTE-05 leads to its statistics, in a window of their own by the player’s setting', async () => {
    const { test, run } = await openResults('/team/football-arsenal');
    const link = () => screen.getAllByRole('link', { name: 'Statistics' }).at(-1);
    expect(link()).toHaveAttribute('href', '/en/statistic/team/football-arsenal');
    const { qa } = test;
    const settings = qa.peek(settingsState.name) as object;
    await run(() => qa.publish(settingsState.name, { ...settings, isDisplayStatsInNewWindow: 1 }));
    expect(link()).toHaveAttribute('href', '/en/statistic-popup/team/football-arsenal');
    expect(link()).toHaveAttribute('rel', 'noopener');
  });
});

describe('statistics', () => {
  it('RTE-05 SPT-02 say of how many matches each figure is', async () => {
    await openResults('/statistic/team/football-arsenal');
    const table = within(screen.getByRole('table', { name: 'In figures, 2025–26' }));
    expect(table.getByRole('row', { name: /^Won 50%/ })).toHaveTextContent('Won50%2');
    expect(table.getByRole('row', { name: /^Won at home/ })).toHaveTextContent('Won at home100%1');
    expect(table.getByRole('row', { name: /^Goals scored a match/ })).toHaveTextContent('1.002');
    expect(screen.getByRole('link', { name: 'Everton' })).toHaveAttribute(
      'href',
      '/en/statistic/h2h/football-arsenal/football-everton',
    );
  });

  it('RTE-05 SPT-02 show two teams against each other, and stay in their window', async () => {
    await openResults('/statistic-popup/h2h/football-arsenal/football-everton');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Arsenal – Everton');
    expect(screen.getByText('Wins: Arsenal').nextSibling).toHaveTextContent('1');
    expect(screen.getByText('Wins: Everton').nextSibling).toHaveTextContent('0');
    for (const link of screen.getAllByRole('link')) {
      expect(link.getAttribute('href')).toMatch(/^\/en\/statistic-popup(?:\/|$)/);
    }
  });
});
