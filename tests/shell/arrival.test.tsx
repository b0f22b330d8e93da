import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noteEntry } from '../../src/services/ports/history-entry';
import type { RemoteViews } from '../../src/remote-views';
import { PATIENCE_MS, SAME_AFTER_MS, ANNOUNCE_AFTER_MS } from '../../src/shell/arrival/arrive';
import { homeWin, openShell, SITE_CONFIG } from '../harness/page/shell-page';

const CONTEXT = { layout: 'default', titleKey: 'title.section' } as const;

/** A shell with an area that shows the test's text. */
async function open() {
  const areas = new Map<string, HTMLElement>();
  const remoteViews: RemoteViews = {
    attach(name, element) {
      areas.set(name, element);
      return () => element.replaceChildren();
    },
    status: () => 'ready',
    connectFrame: async () => () => {},
    reload: () => {},
    stop: () => {},
  };
  const at = (path: string, area: string | null = 'sports', change: object = {}) => ({
    language: 'en' as const,
    path,
    route: 'section',
    area,
    params: {},
    ...CONTEXT,
    ...change,
  });
  const page = await openShell('en', { place: at('/line') }, remoteViews);
  const { clock } = page.test;
  const show = async (markup: string, area = 'sports'): Promise<void> =>
    act(async () => {
      const element = areas.get(area);
      if (element) element.innerHTML = markup;
      await clock.advance(0);
    });
  await show('<h1>Line</h1><a href="/en/line/football">Football</a>');
  return {
    page,
    show,
    pass: async (ms: number) => act(async () => clock.advance(ms)),
    go: async (path: string, area?: string | null, change?: object) => {
      await page.publishState((qa) => qa.publish('navigation.state', at(path, area, change)));
      await act(async () => {
        await import('../../src/shell/arrival/arrive');
        await clock.advance(0);
      });
    },
    stand: async (isRefused: boolean) =>
      page.publishState((qa) => qa.publish('navigation.stayed', { isRefused })),
    heading: () => screen.getByRole('heading', { level: 1 }),
    voice: () => document.querySelector('[aria-live="polite"]#arrival')?.textContent,
    pending: () => clock.pending,
  };
}

beforeEach(() => history.replaceState(null, ''));
afterEach(() => history.replaceState(null, ''));

describe('a change that is no move', () => {
  test.each([
    ['another view of the same page', { path: '/line?hours=3' }],
    ['one that a guard refused', null],
  ])('%s leaves title and focus, and is not announced', async (_what, place) => {
    const { go, show, stand, pass, voice, pending } = await open();
    document.title = 'Line | Grandstand';
    const link = screen.getByRole('link', { name: 'Football' });
    link.focus();
    const before = pending();
    if (place) await go(place.path);
    else await stand(true);
    await show('<h1>Line, 3 hours</h1><a href="/en/line/football">Football</a>');
    await pass(PATIENCE_MS + ANNOUNCE_AFTER_MS);
    expect(document.title).toBe('Line | Grandstand');
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
    expect(voice()).toBe('');
    expect(pending()).toBe(before);
  });
});

describe('a move to another page', () => {
  test('sets the title, moves the focus to the heading, and is announced by that alone', async () => {
    const { go, show, pass, heading, voice } = await open();
    await go('/line/football');
    expect(document.title).toBe('Sports and Live | Grandstand');
    expect(document.body).toHaveFocus();
    await show('<h1>Football</h1>');
    expect(document.title).toBe('Football | Grandstand');
    expect(heading()).toHaveFocus();
    await show('<h1>Football today</h1>');
    expect(document.title).toBe('Football today | Grandstand');
    await pass(PATIENCE_MS);
    expect(voice()).toBe('');
  });

  test('to another area, to a page of the shell and to a page with nothing around it does the same', async () => {
    const { go, show, heading } = await open();
    await go('/office/history', 'office');
    await show('<h1>Bet history</h1>', 'office');
    expect(heading()).toHaveFocus();
    await go('/coupon', null, { route: 'coupon', titleKey: 'title.coupon' });
    expect(document.title).toBe('Bet slip | Grandstand');
    expect(screen.getByRole('heading', { level: 1, name: 'Bet slip' })).toHaveFocus();
    await go('/block', 'technical-pages', { layout: 'blocked', titleKey: undefined });
    await show('<h1>Closed for you</h1>', 'technical-pages');
    expect(document.title).toBe('Closed for you | Grandstand');
    expect(heading()).toHaveFocus();
    await go('/no/such', 'technical-pages', { route: 'error', titleKey: 'title.error' });
    await show('<h1>There is no such page</h1>', 'technical-pages');
    expect(document.title).toBe('There is no such page | Grandstand');
    expect(heading()).toHaveFocus();
  });

  test('that becomes an error at its own path, or home behind a dialog, counts as another page', async () => {
    const { go, show, heading } = await open();
    await go('/line', 'technical-pages', { route: 'error', titleKey: 'title.error' });
    expect(document.title).toBe('Page not found | Grandstand');
    await show('<h1>There is no such page</h1>', 'technical-pages');
    expect(heading()).toHaveFocus();
    await go('/', 'sports', { route: 'registration', titleKey: undefined });
    await show('<h1>Sports betting</h1>');
    await go('/', 'sports', { route: 'home', titleKey: 'title.home' });
    expect(document.title).toBe('Sports betting | Grandstand');
  });

  test('gets the site’s name as the operator has it, too', async () => {
    const { go, show, page } = await open();
    await page.publishState((qa) =>
      qa.publish('config.state', { ...SITE_CONFIG, companyName: 'Stand' }),
    );
    await go('/line/football');
    expect(document.title).toBe('Sports and Live | Stand');
    await show('<h1>Football</h1>');
    expect(document.title).toBe('Football | Stand');
    await go('/somewhere', 'sports', { titleKey: undefined });
    expect(document.title).toBe('Stand');
  });

  test('to a page with the same heading is announced a second later', async () => {
    const { go, pass, heading } = await open();
    await go('/line/upcoming');
    await pass(SAME_AFTER_MS - 1);
    expect(heading()).not.toHaveFocus();
    await pass(1);
    expect(heading()).toHaveFocus();
    expect(document.title).toBe('Line | Grandstand');
  });

  test('to a page with the same heading is announced once it has loaded, if that takes longer', async () => {
    const { go, pass, heading } = await open();
    await go('/line/upcoming');
    heading().insertAdjacentHTML('afterend', '<div aria-busy="true"></div>');
    await pass(SAME_AFTER_MS);
    expect(heading()).not.toHaveFocus();
    await act(async () => document.querySelector('[aria-busy]')?.removeAttribute('aria-busy'));
    expect(heading()).toHaveFocus();
  });

  test('to a page that follows after more than a second gives that page the focus, not the former one', async () => {
    const { go, show, pass, heading } = await open();
    await go('/line/football');
    await pass(SAME_AFTER_MS);
    expect(heading()).toHaveTextContent('Line');
    await pass(PATIENCE_MS);
    await show('<h1>Football</h1>');
    expect(heading()).toHaveFocus();
    expect(document.title).toBe('Football | Grandstand');
    await show('<h1>Football today</h1>');
    expect(heading()).not.toHaveFocus();
  });

  test('is announced also when the site’s config loads meanwhile', async () => {
    const { go, show, page, heading } = await open();
    await go('/line/football');
    await page.publishState((qa) =>
      qa.publish('config.state', { ...SITE_CONFIG, companyName: 'Stand' }),
    );
    await show('<h1>Football</h1>');
    expect(heading()).toHaveFocus();
    expect(document.title).toBe('Football | Stand');
  });

  test('that takes longer than 5 s is announced as loading, and again when it is shown', async () => {
    const { go, show, pass, heading, voice } = await open();
    await go('/office/history', 'office', { titleKey: 'title.bet-history' });
    await pass(PATIENCE_MS);
    expect(voice()).toBe('');
    await pass(ANNOUNCE_AFTER_MS);
    expect(voice()).toBe('Bet history | Grandstand. Loading');
    await show('<h1>Bet history</h1>', 'office');
    expect(heading()).toHaveFocus();
  });

  test('that failed is announced by its error alone', async () => {
    const { go, show, pass, voice } = await open();
    await go('/office/history', 'office');
    await show('<div role="alert">This part could not be loaded</div>', 'office');
    await pass(PATIENCE_MS + ANNOUNCE_AFTER_MS);
    expect(voice()).toBe('');
  });

  test('keeps the focus of a player who is typing or has moved it by keyboard, and announces the page', async () => {
    const { go, show, pass, voice } = await open();
    await show('<h1>Line</h1><input aria-label="Search">');
    screen.getByRole('textbox', { name: 'Search' }).focus();
    await go('/live');
    await act(async () => screen.getByRole('heading', { level: 1 }).replaceChildren('Live'));
    await pass(ANNOUNCE_AFTER_MS);
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
    expect(voice()).toBe('Live');

    await go('/office/history', 'office');
    const button = screen.getByRole('button', { name: 'Bet slip settings' });
    button.focus();
    await show('<h1>Bet history</h1>', 'office');
    await pass(ANNOUNCE_AFTER_MS);
    expect(button).toHaveFocus();
    expect(voice()).toBe('Bet history');
  });

  test.each(['<select></select>', '<div contenteditable="true" tabindex="0"></div>'])(
    'keeps the focus in a field: %s',
    async (field) => {
      const { go, show, pass, voice, heading } = await open();
      await show(`<h1>Line</h1>${field}`);
      const focused = heading().nextElementSibling as HTMLElement;
      focused.focus();
      expect(focused).toHaveFocus();
      await go('/live');
      await act(async () => heading().replaceChildren('Live'));
      await pass(ANNOUNCE_AFTER_MS);
      expect(focused).toHaveFocus();
      expect(voice()).toBe('Live');
    },
  );

  test('is announced in the language of its heading, if that is not the page’s', async () => {
    document.documentElement.lang = 'uk';
    const { go, show, pass } = await open();
    const voice = (): HTMLElement => document.querySelector<HTMLElement>('#arrival')!;
    await show('<h1>Line</h1><input aria-label="Search">');
    screen.getByRole('textbox', { name: 'Search' }).focus();
    await go('/live');
    await act(async () => {
      const heading = screen.getByRole('heading', { level: 1 });
      heading.lang = 'ru';
      heading.replaceChildren('Технические работы');
    });
    await pass(ANNOUNCE_AFTER_MS);
    expect(voice()).toHaveTextContent('Технические работы');
    expect(voice().lang).toBe('ru');
    await go('/line');
    await act(async () => {
      const heading = screen.getByRole('heading', { level: 1 });
      heading.removeAttribute('lang');
      heading.replaceChildren('Лінія');
    });
    await pass(ANNOUNCE_AFTER_MS);
    expect(voice()).toHaveTextContent('Лінія');
    expect(voice().lang).toBe('uk');
    document.documentElement.removeAttribute('lang');
  });

  test('to a page that replaced another at its address is a move, too', async () => {
    const { go, show, heading } = await open();
    await go('/line', 'technical-pages', { route: 'error', titleKey: 'title.error' });
    await show('<h1>There is no such page</h1>', 'technical-pages');
    expect(document.title).toBe('There is no such page | Grandstand');
    expect(heading()).toHaveFocus();
  });

  test('back focuses the link by which the page was left, and announces the page', async () => {
    const { go, show, pass, voice } = await open();
    await go('/line/football');
    await show('<h1>Football</h1>');
    noteEntry({ id: '1', link: '/en/line/football' });
    await go('/line');
    await show('<h1>Line</h1><a href="/en/line/football">Football</a>');
    await pass(ANNOUNCE_AFTER_MS);
    expect(screen.getByRole('link', { name: 'Football' })).toHaveFocus();
    expect(voice()).toBe('Line');
    noteEntry({ id: '2', link: '/en/gone' });
    await go('/live');
    await show('<h1>Live</h1>');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('ends the wait for the former page', async () => {
    const { go, show, pass, voice, pending } = await open();
    const before = pending();
    await go('/office/history', 'office');
    await go('/line/football');
    await show('<h1>Football</h1>');
    await pass(PATIENCE_MS + ANNOUNCE_AFTER_MS);
    expect(voice()).toBe('');
    expect(pending()).toBe(before);
  });

  test('out of the coupon’s drawer closes it, also on the way back; the page gets the focus', async () => {
    const { go, show, heading } = await open();
    const opener = screen.getByRole('button', { name: 'Bet slip' });
    await userEvent.click(opener);
    expect(screen.getByRole('region', { name: 'Bet slip' })).toHaveFocus();
    await go('/line?hours=3');
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    await go('/line/football/1-a-b');
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(opener).not.toHaveFocus();
    await show('<h1>A against B</h1>');
    expect(heading()).toHaveFocus();
    await go('/line');
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    // The coupon's own page has no drawer, and leaves none behind.
    await userEvent.click(opener);
    await go('/coupon', null, { route: 'coupon', titleKey: 'title.coupon' });
    await go('/live');
    expect(screen.getByRole('button', { name: 'Bet slip' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  test('by a link of the drawer to the page behind it closes the drawer, too', async () => {
    history.replaceState(null, '', '/en/line');
    const { page } = await open();
    await page.coupon({ bets: [homeWin(1, 2)] });
    const opener = screen.getByRole('button', { name: /^Bet slip(?! settings)/ });
    await userEvent.click(opener);
    const link = screen.getByRole('link', { name: /Home 1/ });
    link.setAttribute('href', '/en/line');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(opener).toHaveFocus();
    history.replaceState(null, '', '/');
  });
});
