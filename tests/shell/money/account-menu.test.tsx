import { configState, navigationState } from '@grandstand/bus-contracts';
import { ACCOUNT_MENU, LANGUAGES, type AccountMenuSection } from '@grandstand/bus-contracts/domain';
import { banState, userConfigState } from '@grandstand/bus-contracts/shell';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ShellEnvironment } from '../../../src/shell/frame/shell-context';
import { EVERY_AREA } from '../../harness/host/first-page';
import { userConfig } from '../../harness/samples';
import { openShell, SITE_CONFIG, type ShellPage } from '../../harness/page/shell-page';

const IN_ENGLISH = [
  ['Bet history', '/office/history'],
  ['Deposit', '/office/recharge'],
  ['Withdrawal', '/office/deduce'],
  ['Payment history', '/office/historypay'],
  ['Personal data', '/office/account#personal-data'],
  ['Security', '/office/security'],
  ['Refer a friend', '/office/bringfriend'],
  ['Sign-in by QR code', '/office/security#auth-qr'],
  ['Notifications', '/office/settings#mailing'],
  ['Promo code check', '/office/promotion'],
  ['Cashback', '/office/casino/vipcashback'],
  ['Bonuses', '/office/bonuses/deposit'],
  ['Wallets', '/office/account#wallets'],
  ['Profile', '/office/account'],
  ['Sports', '/line'],
];

/** The hidden elements: jsdom shows no popover, and hides none. */
let hidden: string[] = [];
beforeEach(() => {
  hidden = [];
  HTMLElement.prototype.hidePopover = function hidePopover(this: HTMLElement) {
    hidden.push(this.hasAttribute('popover') ? 'popover' : this.tagName);
  };
});

const EVERYTHING = { areas: EVERY_AREA };

/** The menu at a player's balance. */
async function openMenu(
  first: Partial<ShellEnvironment['first']> = EVERYTHING,
  language: Parameters<typeof openShell>[0] = 'en',
  before: (qa: ShellPage['test']['qa']) => void = () => {},
): Promise<ShellPage> {
  const page = await openShell(language, first);
  await page.signIn();
  await page.publishState(before);
  // jsdom opens no popover: the page only gets the event.
  const popover = document.querySelector('[popover]')!;
  await act(async () => {
    fireEvent(popover, Object.assign(new Event('toggle'), { newState: 'open' }));
    await vi.dynamicImportSettled();
  });
  return page;
}

async function links(): Promise<HTMLElement[]> {
  const [nav] = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[popover] nav')];
    expect(found).toHaveLength(1);
    return found;
  });
  return within(nav!).getAllByRole('link', { hidden: true });
}

const namesOf = (all: readonly HTMLElement[]): (string | null)[][] =>
  all.map((link) => [link.textContent, link.getAttribute('href')]);
const isSupport = (link: HTMLElement): boolean =>
  link.getAttribute('href')?.endsWith('/office/support') ?? false;

/** The sections, without the way to support after them. */
const named = async (): Promise<(string | null)[][]> =>
  namesOf((await links()).filter((link) => !isSupport(link)));

describe('the sections of the account, at the balance', () => {
  test('are all fifteen on a site that has their pages', async () => {
    await openMenu();
    expect(await named()).toEqual(IN_ENGLISH.map(([name, path]) => [name, `/en${path}`]));
  });

  test('are followed by the way to support, with the number of its messages', async () => {
    const page = await openMenu();
    expect(namesOf(await links()).at(-1)).toEqual(['Support', '/en/office/support']);
    await page.publishState((qa) =>
      qa.publish(userConfigState.name, {
        isInstalled: true,
        isLoaded: true,
        config: { ...userConfig, user_msg_count: 2 },
      }),
    );
    expect(namesOf(await links()).at(-1)?.[0]).toBe('Support, new messages: 2');
  });

  test('RTE-32 are only those with a registered area', async () => {
    await openMenu({ areas: ['sports', 'office'] });
    expect((await named()).map(([name]) => name)).toEqual([
      'Bet history',
      'Security',
      'Sign-in by QR code',
      'Notifications',
      'Sports',
    ]);
  });

  test('follow the operator’s config, as the guards do', async () => {
    const page = await openMenu(EVERYTHING, 'en', (qa) =>
      qa.publish(configState.name, {
        ...SITE_CONFIG,
        useRechargeModal: true,
        unavailablePaths: ['/office/casino/*', '/line'],
      }),
    );
    // Outside the office recharge is a dialog, and within it a page.
    const without = ['Cashback', 'Sports'];
    const offered = IN_ENGLISH.map(([name]) => name).filter((name) => !without.includes(name!));
    expect((await named()).map(([name]) => name)).toEqual(offered);
    await page.publishState((qa) =>
      qa.publish(navigationState.name, {
        language: 'en',
        path: '/office/security',
        route: 'security',
        area: 'office',
        params: {},
      }),
    );
    expect((await named()).map(([name]) => name)).toEqual(offered);
  });

  test('BAN-01 contain nothing that a banned player may not open', async () => {
    await openMenu(EVERYTHING, 'en', (qa) =>
      qa.publish(banState.name, { isBanned: true, banLevel: 3, banVersion: 2 }),
    );
    expect((await named()).map(([name]) => name)).toEqual([
      'Personal data',
      'Security',
      'Sign-in by QR code',
      'Notifications',
      'Wallets',
      'Profile',
      'Sports',
    ]);
  });

  test.each([
    ['/office/account?x=1', 'account', 'Profile'],
    ['/office/security', 'security', 'Security'],
  ])('mark only the section of the present page: %s', async (path, route, name) => {
    const place = { language: 'en', area: 'profile', params: {}, path, route } as const;
    await openMenu({ ...EVERYTHING, place });
    const marked = (await links()).filter((link) => link.hasAttribute('aria-current'));
    expect(marked.map(({ textContent }) => textContent)).toEqual([name]);
    expect(marked[0]).toHaveAttribute('aria-current', 'page');
    // It leads nowhere, and is done with.
    fireEvent.click(marked[0]!);
    expect(hidden).toEqual(['popover']);
  });

  test('are closed by a move to another page, and not by a choice within one', async () => {
    const page = await openMenu();
    await links();
    const go = async (path: string): Promise<void> =>
      page.publishState((qa) =>
        qa.publish(navigationState.name, {
          language: 'en',
          path,
          route: 'section',
          area: 'sports',
          params: { section: path.slice(1, 5) },
        }),
      );
    await go('/live?search=a');
    expect(hidden).toEqual([]);
    await go('/line');
    expect(hidden).toEqual(['popover']);
  });

  test('RTE-32 are missing when none of their pages exists', async () => {
    await openMenu({ areas: [] });
    await screen.findByText('Accounts');
    expect(document.querySelector('[popover] nav')).toBeNull();
  });

  test.each(LANGUAGES)('LNG-01 have a name each in %s', async (language) => {
    await openMenu(EVERYTHING, language);
    const names = (await named()).map(([name]) => name ?? '');
    expect(new Set(names).size).toBe(Object.keys(ACCOUNT_MENU).length);
    const keys = Object.keys(ACCOUNT_MENU) as AccountMenuSection[];
    for (const key of keys) expect(names.join()).not.toContain(key.includes('_') ? key : `.${key}`);
  });
});
