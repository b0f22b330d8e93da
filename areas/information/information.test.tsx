import { areaMissing, Refusal } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { expectMessage } from '@grandstand/bus-contracts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LISTED_PAGES } from './page/information-screen';
import server from './server';
import { informationRequest, openInformation } from './testing/open-information';
import { pageOf } from './testing/samples';

const PAGES = [
  ...LISTED_PAGES.map((slug) => `/${slug}`),
  '/rules/betting',
  '/rules/betting/limits',
  '/rules/betting?search=stake',
  '/betting-calculator',
  '/betting-calculator?kind=margin&odds=1.91+1.91',
  '/betting-alphabet',
  '/betting-alphabet/odds/markets',
  '/betting-alphabet/odds/markets/handicap',
  '/news',
  '/news?tag=site',
  '/news/passkeys',
  '/blog',
  '/blog/tag/site',
  '/blog/passkeys',
];

const missing = (): never => {
  throw new Refusal('not-found');
};

describe('the pages of information', () => {
  it.each(LANGUAGES)('RTE-29 are read whole before any script, in %s', async (language) => {
    for (const path of PAGES) {
      const answer = await server.render(informationRequest(path, language));
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.body, path).toContain('<h1');
      expect(`${answer.title} ${answer.body}`, path).not.toMatch(
        /[">](?:title|pages|rules|terminals|tools|test|help|error|search|sum|alphabet|news)\.[a-z]/,
      );
    }
  });

  it('RTE-29 have the operator’s words as words, its version, and a link to each heading', async () => {
    const page = await openInformation('/about');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The page about');
    expect(page.root.querySelector('b')).toBeNull();
    expect(screen.getByText('<b>words</b>')).toBeVisible();
    expect(screen.getByRole('link', { name: 'rules' })).toHaveAttribute(
      'href',
      '/en/rules/betting',
    );
    expect(screen.getByRole('cell')).toHaveTextContent('1.90');
    expect(screen.getByText(/Version 2 of/)).toHaveTextContent('Nov 2, 2026');
    expect(screen.getByText('It is shorter.')).toBeVisible();
    const [contents] = screen.getAllByRole('navigation', { name: 'On this page' });
    expect(
      within(contents as HTMLElement)
        .getAllByRole('link', { hidden: true })
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#bounds', '#payout']);
    // The markup had it all: nothing is loaded again.
    expect(page.calls).toEqual([]);
    page.close();
  });

  it('say that a text is not translated, and mark its language', async () => {
    const page = await openInformation('/about', {
      contentPage: (input) => ({ ...pageOf(input), language: 'ru' }),
    });
    expect(screen.getByText(/not translated yet/)).toBeVisible();
    expect(screen.getByRole('article')).toHaveAttribute('lang', 'ru');
    page.close();
  });

  it('are missing where the operator has no such text', async () => {
    const answer = await server.render(
      informationRequest('/taxation', 'en', { contentPage: missing }),
    );
    expect(answer).toMatchObject({ status: 404, title: 'Page not found' });
    const page = await openInformation('/taxation', { contentPage: missing });
    expectMessage(page.test, areaMissing, { path: '/taxation' });
    page.close();
  });

  it('report a failure, and try again', async () => {
    const operator = { fails: true };
    const page = await openInformation('/about', {
      contentPage: (input) => {
        if (operator.fails) throw new Refusal('unavailable');
        return pageOf(input);
      },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('The text could not be loaded');
    operator.fails = false;
    await page.press('Try again');
    expect(screen.getByText('Mind this.')).toBeVisible();
    page.close();
  });

  it('are printed by a press', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const page = await openInformation('/about');
    await page.press('Print');
    expect(print).toHaveBeenCalledOnce();
    page.close();
    vi.unstubAllGlobals();
  });
});

describe('the rules', () => {
  it('RTE-37 have their chapters by group, and a place for every paragraph', async () => {
    const group = await openInformation('/rules/betting');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Betting');
    expect(
      within(screen.getByRole('region', { name: 'Betting' })).getByRole('link'),
    ).toHaveAttribute('href', '/en/rules/betting/limits');
    expect(
      within(screen.getByRole('region', { name: 'Other rules' })).getByRole('link'),
    ).toHaveAttribute('href', '/en/rules/casino/rounds');
    group.close();
    const chapter = await openInformation('/rules/betting/limits');
    expect(document.getElementById('r-4.2')).toHaveTextContent('The most that a bet may stake.');
    expect(screen.getByRole('link', { name: '4.2' })).toHaveAttribute('href', '#r-4.2');
    chapter.close();
  });

  it('are searched all over, before any script too', async () => {
    const page = await openInformation('/rules/betting');
    const form = page.root.querySelector('form');
    expect(form).toHaveAttribute('action', '/en/rules/betting');
    expect(form).toHaveAttribute('method', 'get');
    await page.type('Search the rules', ' vip stake ');
    await page.run(() => fireEvent.submit(form as HTMLFormElement));
    expect(page.moves).toEqual(['/rules/betting?search=vip%20stake']);
    page.close();
    const found = await openInformation('/rules/betting?search=vip%20stake');
    expect(screen.getByRole('link', { name: 'Stakes and payouts' })).toHaveAttribute(
      'href',
      '/en/rules/betting/limits#r-4.2',
    );
    found.close();
    const { head } = await server.render(informationRequest('/rules/betting?search=vip'));
    expect(head).toContain('noindex');
  });

  it('say that nothing was found', async () => {
    const page = await openInformation('/rules/betting?search=x', {
      contentSearch: () => ({ found: [] }),
    });
    expect(screen.getByText('Nothing was found')).toBeVisible();
    page.close();
  });

  it('are missing in a group or a chapter that there is not', async () => {
    expect((await server.render(informationRequest('/rules/nowhere'))).status).toBe(404);
    const noChapter = { contentPage: missing };
    expect(
      (await server.render(informationRequest('/rules/betting/x', 'en', noChapter))).status,
    ).toBe(404);
    const page = await openInformation('/rules/betting/x', noChapter);
    expect(
      within(screen.getByRole('region', { name: 'Rules' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/en/rules/betting/limits', '/en/rules/casino/rounds']);
    page.close();
  });
});

describe('safer play', () => {
  it('RTE-29 tests oneself without sending anything', async () => {
    const page = await openInformation('/responsiblegaming');
    const before = page.test.messages.length;
    await page.press('Show the result');
    expect(screen.getByRole('status')).toHaveTextContent('Answers are missing: 9.');
    for (const group of page.root.querySelectorAll('fieldset')) {
      await page.run(() => fireEvent.click(within(group).getByLabelText('Sometimes')));
    }
    await page.press('Show the result');
    expect(screen.getByRole('status')).toHaveTextContent('High risk.');
    expect(page.test.messages).toHaveLength(before);
    await page.press('Start again');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    page.close();
  });

  it('RTE-29 opens the stop for a player, and the sign-in for a guest', async () => {
    const page = await openInformation('/responsiblegaming');
    await page.sessionIs('guest');
    await page.press('Stop for 24 hours');
    await page.sessionIs('player');
    await page.press('Stop for 24 hours');
    expect(page.opened).toEqual([{ name: 'sign-in' }, { name: 'stop' }]);
    expect(screen.getByRole('link', { name: 'Limits and breaks' })).toHaveAttribute(
      'href',
      '/en/office/responsible',
    );
    page.close();
  });
});

describe('the terminals for cash', () => {
  it('RTE-29 are listed by city, and are searched', async () => {
    const page = await openInformation('/cash_terminals');
    expect(screen.getByRole('region', { name: 'Baku' })).toHaveTextContent('Day and night');
    expect(screen.getByRole('region', { name: 'Baku' })).toHaveTextContent('Open now');
    expect(screen.getByRole('region', { name: 'Kyiv' })).toHaveTextContent('09:00–22:00');
    page.close();
    const found = await openInformation('/cash_terminals?search=kyiv');
    expect(screen.queryByRole('region', { name: 'Baku' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Kyiv' })).toBeVisible();
    found.close();
    const none = await openInformation('/cash_terminals?search=paris');
    expect(screen.getByText('There is no terminal with these words')).toBeVisible();
    none.close();
  });
});

describe('the betting calculator', () => {
  it('RTE-10 counts as it is typed in, says what is wrong, and is shared', async () => {
    const page = await openInformation('/betting-calculator');
    const result = screen.getByRole('region', { name: 'Result' });
    expect(result).toHaveTextContent('If all win2,710.00');
    expect(result).toHaveTextContent('Least returns of a win760.00');
    await page.type('Stake in all, or on each single', '60');
    expect(result).toHaveTextContent('If all win271.00');
    expect(screen.getByRole('link', { name: 'Link to this sum' })).toHaveAttribute(
      'href',
      '/en/betting-calculator?kind=system&odds=1.9+2+2.5&stake=60&size=2',
    );
    await page.type('Odds of the selections', '1.9 x');
    expect(result).toHaveTextContent('Odds are numbers from 1.001');
    await page.press('Show');
    expect(page.moves).toEqual(['/betting-calculator?kind=system&odds=1.9+x&stake=60&size=2']);
    page.close();
  });
});

describe('the betting alphabet', () => {
  it('RTE-10 leads from block and category to a term', async () => {
    const page = await openInformation('/betting-alphabet/odds');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Odds');
    expect(screen.getByRole('link', { name: /^Handicap/ })).toHaveAttribute(
      'href',
      '/en/betting-alphabet/odds/markets/handicap',
    );
    page.close();
    const term = await openInformation('/betting-alphabet/odds/markets/handicap');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Handicap');
    term.close();
  });

  it('RTE-10 answers 404 for an unknown term, with the nearest', async () => {
    const path = '/betting-alphabet/odds/markets/handicup';
    const answers = { contentPage: missing };
    expect((await server.render(informationRequest(path, 'en', answers))).status).toBe(404);
    expect((await server.render(informationRequest('/betting-alphabet/nowhere'))).status).toBe(404);
    const page = await openInformation(path, answers);
    const [first] = within(screen.getByRole('list', { name: 'The nearest terms' })).getAllByRole(
      'link',
    );
    expect(first).toHaveTextContent('Handicap');
    expectMessage(page.test, areaMissing, { path });
    page.close();
  });
});

describe('news and blog', () => {
  it('RTE-11 are listed with their dates in the reader’s zone, and followed by RSS', async () => {
    const page = await openInformation('/news');
    expect(screen.getByRole('link', { name: 'Sign in with a passkey' })).toHaveAttribute(
      'href',
      '/en/news/passkeys',
    );
    expect(screen.getByText('Nov 4, 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'RSS' })).toHaveAttribute(
      'href',
      '/content-api/v1/feeds/news?lang=en',
    );
    page.close();
    const { body, head } = await server.render({
      ...informationRequest('/blog/passkeys'),
      settings: { coefViewId: 0, timeZone: 'Asia/Tokyo', is12h: 0, appTheme: 1 },
    });
    expect(body).toContain('Nov 5, 2026');
    expect(body).toContain('href="/en/blog/tag/site"');
    expect(head).toContain('article:published_time" content="2026-11-04T23:30:00.000Z"');
  });

  it('RTE-11 answer 404 for an unknown slug or tag', async () => {
    const answers = { contentPage: missing };
    for (const path of ['/news/nowhere', '/blog/nowhere', '/blog/2026/11/derby']) {
      expect((await server.render(informationRequest(path, 'en', answers))).status).toBe(404);
    }
    for (const path of ['/news?tag=nowhere', '/blog/tag/nowhere']) {
      expect((await server.render(informationRequest(path))).status).toBe(404);
    }
  });
});
