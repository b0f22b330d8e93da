import { dialogsOpen } from '@grandstand/bus-contracts';
import type { NavigationState, SiteConfig } from '@grandstand/bus-contracts';
import { areasState, seoState } from '@grandstand/bus-contracts/shell';
import { expectMessage } from '@grandstand/bus-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadRoomTexts } from '../../src/i18n';
import { overlays } from '../../src/shell/app/later-overlays';
import type { RemoteViews } from '../../src/remote-views';
import { openShell, SITE_CONFIG, type ShellPage } from '../harness/page/shell-page';

const HOME: NavigationState = {
  language: 'en',
  path: '/',
  route: 'home',
  area: 'sports',
  params: {},
};

/** Areas that render their name. */
const VIEWS: RemoteViews = {
  attach(name, element) {
    element.textContent = `The area ${name}`;
    return () => element.replaceChildren();
  },
  status: () => 'ready',
  connectFrame: async () => () => {},
  reload: () => {},
  stop: () => {},
};

/** Parts that come late are fetched before: a busy machine takes its time for that. */
beforeAll(async () => {
  await Promise.all([
    import('../../src/shell/layout/foot-row'),
    import('../../src/shell/layout/snow/snow'),
    import('../../src/shell/page/seo/moved-text'),
    import('dompurify'),
    loadRoomTexts('foot', 'en'),
    overlays.load('en'),
  ]);
});

let isMotionReduced = false;

beforeEach(() => {
  isMotionReduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isMotionReduced }));
});

/** A page at rest: late parts have come. */
async function open(
  config: Partial<SiteConfig> = {},
  place: Partial<NavigationState> = {},
): Promise<ShellPage & { configure(next: Partial<SiteConfig>): Promise<void> }> {
  const first = { place: { ...HOME, ...place }, config: { ...SITE_CONFIG, geoCountryId: 5 } };
  const page = await openShell('en', first, VIEWS);
  const configure = (next: Partial<SiteConfig>): Promise<void> =>
    page.publishState((qa) => qa.publish('config.state', { ...first.config, ...next }));
  await configure(config);
  await page.publishState((qa) =>
    qa.publish(areasState.name, { sports: { status: 'ready', attempt: 0 } }),
  );
  await act(() => page.test.clock.advance(2000));
  return { ...page, configure };
}

const goTo = (page: ShellPage, place: Partial<NavigationState>): Promise<void> =>
  page.publishState((qa) => qa.publish('navigation.state', { ...HOME, ...place }));

const bottomBar = (): HTMLElement | undefined =>
  screen.getAllByRole('navigation', { name: 'Sections' })[1];
const snow = (): Element | null => document.querySelector('[data-decoration="snow"]');

describe('the default layout', () => {
  test('LAY-01 a support button floats over the page, unless the config hides it', async () => {
    const page = await open({ supportEmail: 'help@grandstand.example' });
    expect(screen.getByRole('link', { name: 'Contact support' })).toBeInTheDocument();
    await page.configure({ supportEmail: 'help@grandstand.example', isSupportButtonHidden: true });
    expect(screen.queryByRole('link', { name: 'Contact support' })).toBeNull();
  });

  test('LAY-02 a row above the footer has logo, least age and links, if the config has it', async () => {
    const page = await open();
    expect(screen.queryByText('18+')).toBeNull();
    await page.configure({
      age: { minAge: 21 },
      footerRow: {
        socialLinks: [
          { title: 'Telegram', url: 'https://t.me/example' },
          { title: 'In the clear', url: 'http://plain.example' },
          { title: 'A script', url: 'javascript:alert(1)' },
          { title: 'Elsewhere', url: 'https://t.me@evil.example' },
        ],
      },
    });
    const nav = await screen.findByRole('navigation', { name: 'Social networks' });
    const links = within(nav).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Telegram']);
    expect(links[0]).toHaveAttribute('href', 'https://t.me/example');
    expect(links[0]!.getAttribute('rel')).toMatch(/noopener/);
    expect(screen.getByRole('img', { name: 'Minimum age: 21' })).toHaveTextContent('21+');
    const row = nav.parentElement!;
    expect(within(row).getByRole('link', { name: /^Grandstand/ })).toHaveAttribute('href', '/en');
    // Between page and footer.
    const { DOCUMENT_POSITION_FOLLOWING: AFTER } = Node;
    expect(screen.getByRole('main').compareDocumentPosition(row) & AFTER).toBeTruthy();
    expect(row.compareDocumentPosition(screen.getByRole('contentinfo')) & AFTER).toBeTruthy();
    await page.configure({ footerRow: {} });
    expect(screen.getByRole('img', { name: 'Minimum age: 18' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Social networks' })).toBeNull();
  });

  test('LAY-03 a page whose row hides the footer has none, and the next has it again', async () => {
    const page = await open({ footerRow: {} });
    await screen.findByText('18+');
    await goTo(page, { path: '/a', route: 'somewhere', hides: ['footer'] });
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.queryByText('18+')).toBeNull();
    expect(bottomBar()).toBeInTheDocument();
    await goTo(page, {});
    expect(screen.getByRole('contentinfo')).toHaveTextContent('The area footer');
  });

  test('LAY-03 the text for search engines is above the footer, unless the row hides it', async () => {
    const page = await open();
    const path = '/a';
    await page.publishState((qa) =>
      qa.publish(seoState.name, {
        path,
        title: null,
        html: '<p>About a.</p>',
        isTextFolded: false,
      }),
    );
    await goTo(page, { path, route: 'somewhere' });
    const text = await screen.findByText('About a.');
    const { DOCUMENT_POSITION_FOLLOWING: AFTER } = Node;
    expect(text.compareDocumentPosition(screen.getByRole('contentinfo')) & AFTER).toBeTruthy();
    await goTo(page, { path, route: 'somewhere', hides: ['seo'] });
    expect(screen.queryByText('About a.')).toBeNull();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });

  test('LAY-03 a page that its area does not have has no text, and the next has its own', async () => {
    const page = await open();
    const text = (path: string) =>
      page.publishState((qa) =>
        qa.publish(seoState.name, {
          path,
          title: null,
          html: `<p>About ${path}</p>`,
          isTextFolded: false,
        }),
      );
    const place = { path: '/a?x=1', route: 'somewhere', area: 'somebody' };
    await goTo(page, place);
    await text('/a');
    expect(await screen.findByText('About /a')).toBeInTheDocument();
    const miss = (missing?: string) =>
      page.publishState((qa) =>
        qa.publish(areasState.name, {
          somebody: { status: 'ready', attempt: 0, ...(missing && { missing }) },
        }),
      );
    await miss('/a?x=1');
    expect(screen.queryByText('About /a')).toBeNull();
    await miss();
    expect(await screen.findByText('About /a')).toBeInTheDocument();
    await goTo(page, { ...place, path: '/b' });
    await text('/b');
    await miss('/a');
    expect(await screen.findByText('About /b')).toBeInTheDocument();
  });

  test('LAY-03 home behind a dialog has its own text', async () => {
    const page = await open({}, { path: '/', route: 'registration' });
    const about = { path: '/', title: null, html: '<p>About home.</p>', isTextFolded: false };
    await page.publishState((qa) => qa.publish(seoState.name, about));
    expect(screen.queryByText('About home.')).toBeNull();
    await goTo(page, { path: '/', route: 'home' });
    expect(await screen.findByText('About home.')).toBeInTheDocument();
  });

  test('LAY-04 snow falls on home alone, with that config, and not on a plain site', async () => {
    const page = await open();
    expect(snow()).toBeNull();
    await page.configure({ isSnow: true });
    await waitFor(() => expect(snow()).toBeInTheDocument());
    expect(snow()).toHaveAttribute('aria-hidden', 'true');
    await goTo(page, { path: '/live', route: 'section', params: { section: 'live' } });
    expect(snow()).toBeNull();
    await goTo(page, {});
    expect(snow()).toBeInTheDocument();
    await page.publishState((qa) =>
      qa.publish('settings.state', {
        language: 'en',
        timeZone: 'UTC',
        is12h: 0,
        appTheme: 1,
        coefViewId: 0,
        isAppLightVersion: 1,
      }),
    );
    expect(snow()).toBeNull();
  });

  test('LAY-04 the snow is paused in a hidden tab', async () => {
    const page = await open({ isSnow: true });
    await waitFor(() => expect(snow()).toBeInTheDocument());
    const check = async (isHidden: boolean): Promise<string> => {
      await page.publishState(() => {
        Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      return snow()!.className;
    };
    expect(await check(true)).toMatch(/paused/);
    expect(await check(false)).not.toMatch(/paused/);
    Reflect.deleteProperty(document, 'hidden');
  });

  test('LAY-05 the policy logo is on the page in five countries, and in no other', async () => {
    const page = await open();
    const logo = (): HTMLElement | null =>
      screen.queryByRole('img', { name: 'Responsible gambling policy' });
    for (const geoCountryId of [1, 66, 126, 228, 120]) {
      await page.configure({ geoCountryId });
      await waitFor(() => expect(logo()).toHaveAttribute('src', '/web-api/policy/logo.agif'));
      await page.configure({ geoCountryId: geoCountryId + 1 });
      expect(logo()).toBeNull();
    }
    await page.configure({ geoCountryId: 66 });
    // A sign that can't be loaded is not shown broken, and leaves no empty row.
    const row = logo()!.parentElement!.parentElement!;
    await act(async () => logo()!.dispatchEvent(new Event('error')));
    expect(logo()).toBeNull();
    expect(row).not.toBeInTheDocument();
    await page.configure({ geoCountryId: 66, footerRow: {} });
    expect(await screen.findByRole('img', { name: 'Minimum age: 18' })).toBeInTheDocument();
  });

  test('LAY-08 the bottom navigation is not on registration, unless the config allows it', async () => {
    const page = await open();
    expect(bottomBar()).toBeInTheDocument();
    await goTo(page, { path: '/registration', route: 'registration', hides: ['bottom-bar'] });
    expect(bottomBar()).toBeUndefined();
    // The address becomes home's, and the dialog is open over it.
    await page.publishState((qa) => qa.publish('dialogs.state', { open: 'registration' }));
    await goTo(page, {});
    expect(screen.queryByRole('button', { name: 'Bet slip', hidden: true })).toBeNull();
    await page.configure({ isBottomBarOnRegistration: true });
    expect(screen.getByRole('button', { name: 'Bet slip', hidden: true })).toBeInTheDocument();
    await page.configure({});
    await page.publishState((qa) => qa.publish('dialogs.state', { open: null }));
    expect(bottomBar()).toBeInTheDocument();
  });

  test('LAY-01 the coupon is not on pages whose row hides it, and is the same on the next one', async () => {
    const page = await open();
    const coupon = () => screen.queryByRole('region', { name: 'Bet slip', hidden: true });
    const opener = () => screen.queryByRole('button', { name: 'Bet slip', hidden: true });
    expect(coupon()).toBeInTheDocument();
    expect(opener()).toBeInTheDocument();
    await goTo(page, { path: '/casino', route: 'casino', hides: ['coupon'] });
    expect([coupon(), opener()]).toEqual([null, null]);
    expect(bottomBar()).toBeInTheDocument();
    await goTo(page, {});
    expect(coupon()).toBeInTheDocument();
  });

  test('LAY-08 the bottom navigation is not on pages whose row hides it', async () => {
    const page = await open({ isBottomBarOnRegistration: true });
    await goTo(page, { path: '/a', route: 'somewhere', hides: ['bottom-bar'] });
    expect(bottomBar()).toBeUndefined();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });
});

describe('the button to the top', () => {
  const toTop = (): HTMLElement | null => screen.queryByRole('button', { name: 'Back to top' });

  async function scroll(page: ShellPage, screens: number): Promise<void> {
    await page.publishState(() => {
      const value = screens * window.innerHeight;
      Object.defineProperty(window, 'scrollY', { value, configurable: true });
      window.dispatchEvent(new Event('scroll'));
    });
  }

  test.each([
    [undefined, 1],
    ['mobile', 4],
  ])('LAY-09 is offered on the platform %s after %s screens', async (platform, screens) => {
    if (platform) document.documentElement.dataset['platform'] = platform;
    const page = await open();
    expect(toTop()).toBeNull();
    await scroll(page, screens);
    expect(toTop()).toBeNull();
    await scroll(page, screens + 0.01);
    expect(toTop()).toBeInTheDocument();
    await scroll(page, 0);
    expect(toTop()).toBeNull();
    delete document.documentElement.dataset['platform'];
    Reflect.deleteProperty(window, 'scrollY');
  });

  test.each([
    ['smoothly', false],
    ['instantly', true],
  ])(
    'LAY-09 scrolls %s where reduced motion is %s, and moves the focus',
    async (how, isReduced) => {
      isMotionReduced = isReduced;
      const page = await open();
      const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
      await scroll(page, 2);
      toTop()!.focus();
      await userEvent.keyboard('{Enter}');
      const behavior = how === 'smoothly' ? 'smooth' : 'instant';
      expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior }]]);
      expect(screen.getByRole('main')).toHaveFocus();
      Reflect.deleteProperty(window, 'scrollY');
    },
  );
});

describe('the layouts around separate pages', () => {
  const supportEmail = 'help@grandstand.example';
  const facts = () => ({
    page: screen.getByRole('main').textContent,
    name: screen.queryByRole('banner')?.textContent,
    hasCoupon: screen.queryByRole('region', { name: 'Bet slip' }) !== null,
    hasFooter: screen.queryByRole('contentinfo') !== null,
    hasSections: screen.queryByRole('navigation', { name: 'Sections' }) !== null,
    home: screen.queryAllByRole('link', { name: /home page$/i }).map((a) => a.getAttribute('href')),
    hasSupport: screen.queryByRole('link', { name: 'Contact support' }) !== null,
  });
  const BARE = {
    page: 'The area somebody',
    hasCoupon: false,
    hasFooter: false,
    hasSections: false,
  };
  const ALONE = { ...BARE, name: 'Grandstand', home: [], hasSupport: false };
  const REDIRECTED = { ...ALONE, home: ['/en'], hasSupport: true };
  const LAYOUTS = [
    ['empty', { ...ALONE, name: undefined }],
    ['maintenance', ALONE],
    ['blocked', REDIRECTED],
    ['payment-result', { ...REDIRECTED, name: 'GrandstandHome page', home: ['/en', '/en'] }],
  ] as const;

  test.each(LAYOUTS)('LAY-07 the %s layout has its page, and its links', async (layout, wanted) => {
    // Hidden as a button that floats over pages, support is still the way on where there is no other.
    await open(
      { supportEmail, isSupportButtonHidden: true },
      { area: 'somebody', path: '/a', route: 'somewhere', layout },
    );
    expect(facts()).toEqual(wanted);
  });

  test('LAY-07 the payment-result layout has a text link home', async () => {
    await open({}, { area: 'payments', path: '/onpay/success', layout: 'payment-result' });
    expect(screen.getByText('Home page')).toHaveAttribute('href', '/en');
  });
});

test.each(['default', 'empty', 'maintenance', 'blocked', 'payment-result', 'print'] as const)(
  'a player can stop for 24 hours in the %s layout, where the jurisdiction has it',
  async (layout) => {
    const place = { area: 'somebody', path: '/a', route: 'somewhere', layout } as const;
    const page = await open({ play: { isPanicButton: true } }, place);
    page.test.bus.join('dialogs').handle(dialogsOpen, () => ({}));
    const buttons = (): HTMLElement[] =>
      screen.queryAllByRole('button', { name: 'Stop for 24 hours' });
    expect(buttons()).toEqual([]);
    await page.signIn();
    expect(buttons()).toHaveLength(1);
    await userEvent.click(buttons()[0]!);
    expectMessage(page.test, dialogsOpen, { name: 'stop' });
    await page.configure({ play: { isPanicButton: false } });
    expect(buttons()).toEqual([]);
  },
);
