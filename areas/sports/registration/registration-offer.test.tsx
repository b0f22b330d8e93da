import {
  configGroups,
  configState,
  dialogsOpen,
  sessionState,
  type OpenDialog,
  Refusal,
  type SiteConfig,
} from '@grandstand/bus-contracts';
import { PLAIN_SITE } from '@grandstand/bus-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { standInShell } from '../testing/stand-in-shell';

const SITE: SiteConfig = {
  ...PLAIN_SITE,
  geoCountryId: 2,
  countries: [
    { id: 1, code: 'de', name: 'Germany', currencyId: 10 },
    { id: 2, code: 'kz', name: 'Kazakhstan', currencyId: 20 },
  ],
  currencies: [currency(10, 'EUR'), currency(20, 'KZT')],
};

function currency(id: number, iso: string): SiteConfig['currencies'][number] {
  const amounts = { initialAmount: 100, amountStep: 1, minBetAmount: 100, maxBetAmount: 10_000 };
  return { id, iso, symbol: '¤', scale: 2, ...amounts };
}

beforeEach(() => sessionStorage.clear());

const WITH_NETWORKS = {
  types: ['fast_reg', 'soc_reg'],
  networks: [
    { id: 11, key: 'lantern', name: 'Lantern' },
    { id: 14, key: 'courier', name: 'Courier' },
  ],
};

async function mounted(
  path = '/',
  site = SITE,
  networks: Record<string, unknown> | 'unavailable' = WITH_NETWORKS,
  mayPromote = true,
) {
  const shell = standInShell({ path, mayPromote });
  const session = shell.bus.join('session');
  const opened: OpenDialog[] = [];
  shell.bus.join('dialogs').handle(dialogsOpen, (dialog) => {
    opened.push(dialog);
    return {};
  });
  const config = shell.bus.join('config');
  config.publish(configState, site);
  config.handle(configGroups, () => {
    if (networks === 'unavailable') throw new Refusal('unavailable');
    return { registration: networks };
  });
  await shell.mount();
  const signIn = async (userId: string): Promise<void> =>
    act(async () => {
      session.publish(sessionState, { status: userId === '' ? 'guest' : 'player', userId });
      await vi.dynamicImportSettled();
      await shell.clock.advance(0);
    });
  return { ...shell, opened, signIn, user: userEvent.setup({ delay: null }) };
}

const offer = () => screen.queryByRole('region', { name: 'New here?' });
const chosen = (name: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name }).selectedOptions[0]?.textContent;

describe('REG-05 the offer to register at the end of home', () => {
  test('P118 is not made in a browser to whose guests nothing may be promoted', async () => {
    const { signIn } = await mounted('/', SITE, WITH_NETWORKS, false);
    await signIn('');
    expect(offer()).toBeNull();
  });

  test('is for guests alone, and waits until the session is known', async () => {
    const { signIn } = await mounted();
    expect(offer()).toBeNull();
    await signIn('7');
    expect(offer()).toBeNull();
    await signIn('');
    expect(offer()).not.toBeNull();
    await signIn('7');
    expect(offer()).toBeNull();
  });

  test('opens the dialog with the country and the currency that were chosen', async () => {
    const { signIn, opened, user } = await mounted();
    await signIn('');
    expect([chosen('Country'), chosen('Currency')]).toEqual(['Kazakhstan', 'KZT ¤']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Germany');
    expect(chosen('Currency')).toBe('EUR ¤');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'KZT ¤');
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(opened).toEqual([{ name: 'registration', args: { countryId: 1, currencyId: 20 } }]);
  });

  test('opens the dialog with the network that was pressed', async () => {
    const { signIn, opened, user } = await mounted();
    await signIn('');
    const group = screen.getByRole('group', { name: 'Or through a network' });
    expect(
      within(group)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Lantern', 'Courier']);
    await user.click(within(group).getByRole('button', { name: 'Courier' }));
    const args = { type: 'soc_reg', network: 'courier', countryId: 2, currencyId: 20 };
    expect(opened).toEqual([{ name: 'registration', args }]);
  });

  test.each([
    ['none are offered', { types: ['fast_reg'], networks: WITH_NETWORKS.networks }],
    ['they are not as they should be', { types: ['soc_reg'], networks: [{ key: 7 }, null] }],
    ['they can not be loaded', 'unavailable'],
  ] as const)('has no networks where %s', async (_why, networks) => {
    const { signIn } = await mounted('/', SITE, networks);
    await signIn('');
    expect(offer()).not.toBeNull();
    expect(screen.queryByRole('group', { name: 'Or through a network' })).toBeNull();
  });

  test('stays hidden in this tab once the guest has hidden it', async () => {
    const { signIn, user, go } = await mounted();
    await signIn('');
    await user.click(screen.getByRole('button', { name: 'Hide this offer' }));
    expect(offer()).toBeNull();
    await go('/live');
    await go('/');
    expect(offer()).toBeNull();
  });

  test('is not made where nobody can register, nor on other pages', async () => {
    const closed = await mounted('/', { ...SITE, isRegistrationAvailable: false });
    await closed.signIn('');
    expect(offer()).toBeNull();
    closed.dispose();
    const { signIn, go } = await mounted('/live');
    await signIn('');
    expect(offer()).toBeNull();
    await go('/');
    expect(offer()).not.toBeNull();
  });
});
