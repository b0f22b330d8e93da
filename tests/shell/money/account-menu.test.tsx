import {
  configState,
  dialogsOpen,
  navigationState,
  sessionSignOut,
} from '@grandstand/bus-contracts';
import {
  ACCOUNT_MENU,
  LANGUAGES,
  OFFICE_MENU,
  type OfficePage,
} from '@grandstand/bus-contracts/domain';
import { banState, userConfigState } from '@grandstand/bus-contracts/shell';
import { expectMessage } from '@grandstand/bus-contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ShellEnvironment } from '../../../src/shell/frame/shell-context';
import { EVERY_AREA } from '../../harness/host/first-page';
import { userConfig } from '../../harness/samples';
import { accountPopover } from '../../harness/page/account-popover';
import { openShell, SITE_CONFIG, type ShellPage } from '../../harness/page/shell-page';

const IN_ENGLISH = [
  ['Deposit', '/office/recharge'],
  ['Withdrawal', '/office/deduce'],
  ['Payment history', '/office/historypay'],
  ['Statements', '/office/statements'],
  ['Wallets', '/office/account#wallets'],
  ['Bet history', '/office/history'],
  ['Bonuses', '/office/bonuses/deposit'],
  ['Promo code check', '/office/promotion'],
  ['Cashback', '/office/casino/vipcashback'],
  ['Refer a friend', '/office/bringfriend'],
  ['Sports', '/line'],
  ['Profile', '/office/account'],
  ['Personal data', '/office/account#personal-data'],
  ['Verification', '/office/verification'],
  ['Security', '/office/security'],
  ['Sign-in by QR code', '/office/security#auth-qr'],
  ['Your limits', '/office/responsible'],
  ['Notifications', '/office/settings#mailing'],
  ['Settings', '/office/settings'],
  ['Support', '/office/support'],
  ['Provably fair', '/office/fairness'],
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
  const popover = accountPopover();
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
const named = async (): Promise<(string | null)[][]> => namesOf(await links());

describe('the sections of the account, at the balance', () => {
  test('RTE-32 are all fifteen on a site that has their pages, and the other pages of the office', async () => {
    await openMenu();
    const all = await named();
    expect(all).toEqual(IN_ENGLISH.map(([name, path]) => [name, `/en${path}`]));
    for (const path of Object.values(ACCOUNT_MENU)) {
      expect(all.map(([, href]) => href)).toContain(`/en${path}`);
    }
  });

  test('are in groups by their subject', async () => {
    await openMenu();
    await links();
    const groups = [...document.querySelectorAll('[popover] nav h3')];
    expect(groups.map(({ textContent }) => textContent)).toEqual([
      'Money',
      'Bets and bonuses',
      'Account',
      'Help',
    ]);
  });

  test('have the number of unread messages at the way to support', async () => {
    const page = await openMenu();
    const support = async (): Promise<string | null | undefined> =>
      (await links()).find((link) => link.getAttribute('href') === '/en/office/support')
        ?.textContent;
    expect(await support()).toBe('Support');
    await page.publishState((qa) =>
      qa.publish(userConfigState.name, {
        isInstalled: true,
        isLoaded: true,
        config: { ...userConfig, user_msg_count: 2 },
      }),
    );
    expect(await support()).toBe('Support, new messages: 2');
  });

  test('are followed by the display settings and the way out', async () => {
    const page = await openMenu();
    page.test.bus.join('session').handle(sessionSignOut, () => ({}));
    page.test.bus.join('dialogs').handle(dialogsOpen, () => ({}));
    fireEvent.click(await screen.findByText('Sign out'));
    expectMessage(page.test, sessionSignOut);
    const menu = within(accountPopover());
    fireEvent.click(menu.getByText('Display settings'));
    expectMessage(page.test, dialogsOpen, { name: 'settings' });
  });

  test('RTE-32 are only those with a registered area', async () => {
    await openMenu({ areas: ['sports', 'office'] });
    expect((await named()).map(([name]) => name)).toEqual([
      'Statements',
      'Bet history',
      'Sports',
      'Security',
      'Sign-in by QR code',
      'Your limits',
      'Notifications',
      'Settings',
      'Provably fair',
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
      'Statements',
      'Wallets',
      'Sports',
      'Profile',
      'Personal data',
      'Verification',
      'Security',
      'Sign-in by QR code',
      'Your limits',
      'Notifications',
      'Settings',
      'Support',
      'Provably fair',
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
    expect(new Set(names).size).toBe(Object.keys(OFFICE_MENU).length);
    const keys = Object.keys(OFFICE_MENU) as OfficePage[];
    for (const key of keys) expect(names.join()).not.toContain(key.includes('_') ? key : `.${key}`);
  });
});
