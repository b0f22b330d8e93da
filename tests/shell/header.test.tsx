import {
  accountRefresh,
  accountState,
  dialogsOpen,
  NO_ACCOUNTS,
  sessionState,
} from '@grandstand/bus-contracts';
import { expectMessage } from '@grandstand/bus-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { openShell, SITE_CONFIG } from '../harness/page/shell-page';

function header() {
  return within(screen.getByRole('banner'));
}

describe('the default layout', () => {
  test('LAY-01 has header, page, coupon, footer and bottom navigation', async () => {
    await openShell();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('main')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Bet slip' })).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    const [top, bottom] = screen.getAllByRole('navigation', { name: 'Sections' });
    expect(screen.getByRole('banner')).toContainElement(top!);
    expect(within(bottom!).getByRole('button', { name: 'Bet slip' })).toBeInTheDocument();
  });

  test('LAY-01 has one row in the header, or two with that config', async () => {
    const page = await openShell();
    const oneRow = screen.getByRole('banner').className;
    await page.publishState((qa) => qa.publish('config.state', { ...SITE_CONFIG, headerRows: 2 }));
    expect(screen.getByRole('banner').className).not.toBe(oneRow);
    expect(screen.getByRole('banner').className).toMatch(/twoRows/);
  });

  test('LAY-01 has a support button if the operator has an address for it', async () => {
    const page = await openShell();
    expect(screen.queryByRole('link', { name: 'Contact support' })).toBeNull();
    const supportEmail = 'help@grandstand.example';
    await page.publishState((qa) => qa.publish('config.state', { ...SITE_CONFIG, supportEmail }));
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      'mailto:help@grandstand.example',
    );
  });

  test('has a link for the keyboard that skips the header', async () => {
    await openShell();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  });

  test('opens the coupon as a drawer, and Escape gives the focus back', async () => {
    await openShell();
    const opener = screen.getByRole('button', { name: 'Bet slip' });
    await userEvent.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('region', { name: 'Bet slip' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(opener).toHaveFocus();
  });
});

describe('the header', () => {
  test('opens the display settings, which have language, odds format and theme', async () => {
    const page = await openShell();
    page.test.bus.join('dialogs').handle(dialogsOpen, () => ({}));
    await userEvent.click(header().getByRole('button', { name: 'Display settings' }));
    expectMessage(page.test, dialogsOpen, { name: 'settings' });
  });

  test.each([
    ['Sign in', 'sign-in'],
    ['Register', 'registration'],
  ] as const)('opens the dialog "%s" for a guest', async (label, name) => {
    const page = await openShell();
    page.test.bus.join('dialogs').handle(dialogsOpen, () => ({}));
    await userEvent.click(header().getByRole('button', { name: label }));
    expectMessage(page.test, dialogsOpen, { name });
  });

  test('shows a player their balance, and one press away a deposit, the bets and the limits', async () => {
    const page = await openShell();
    await page.signIn(124_050);
    expect(header().getByText('Balance').parentElement).toHaveTextContent('Balance 1,240.50 EUR');
    expect(header().getByRole('link', { name: 'Bet history' })).toHaveAttribute(
      'href',
      '/en/office/history',
    );
    expect(header().getByRole('link', { name: 'Deposit' })).toHaveAttribute(
      'href',
      '/en/office/recharge',
    );
    expect(header().getByRole('link', { name: 'Your limits' })).toHaveAttribute(
      'href',
      '/en/office/responsible',
    );
    expect(header().queryByRole('button', { name: 'Sign in' })).toBeNull();
  });

  test('keeps nothing of a player who has left', async () => {
    const page = await openShell();
    await page.signIn(124_050);
    await page.publishState((qa) => {
      qa.publish(sessionState.name, { status: 'guest', userId: '' });
      qa.publish(accountState.name, NO_ACCOUNTS);
    });
    expect(document.body).not.toHaveTextContent(/1,240\.50|Balance|Bet history/);
  });

  test('AUT-01 keeps a player’s header and says so while nobody knows whether they are signed in', async () => {
    const page = await openShell('en', { isLikelyPlayer: true });
    await page.publishState((qa) =>
      qa.publish(sessionState.name, { status: 'unknown', userId: '', isUnanswered: true }),
    );
    expect(header().queryByRole('button', { name: 'Sign in' })).toBeNull();
    expect(header().getByRole('button', { name: /^Balance/ })).toBeInTheDocument();
    const words = await header().findByText(/can’t check your sign-in/);
    expect(words.closest('[role="status"]')).not.toBeNull();
    await page.signIn();
    expect(words).not.toBeInTheDocument();
  });

  test('SES-06 says that no balance came, and loads it again', async () => {
    const page = await openShell();
    await page.signIn();
    const refresh = vi.fn(() => ({}));
    page.test.bus.join('account').handle(accountRefresh, refresh);
    const accounts = (isLoading: boolean) =>
      page.publishState((qa) => qa.publish(accountState.name, { ...NO_ACCOUNTS, isLoading }));
    await accounts(true);
    expect(header().queryByText('Your balance could not be loaded.')).toBeNull();
    await accounts(false);
    const words = await header().findByText('Your balance could not be loaded.');
    await userEvent.click(header().getByRole('button', { name: 'Try again' }));
    expect(refresh).toHaveBeenCalledOnce();
    await accounts(true);
    expect(words).toBeInTheDocument();
    await page.signIn();
    expect(words).not.toBeInTheDocument();
  });

  test('LNG-01 is in the language of the page', async () => {
    await openShell('kz');
    expect(screen.getByRole('region', { name: 'Купон' })).toBeInTheDocument();
    expect(header().getByRole('button', { name: 'Тіркелу' })).toBeInTheDocument();
  });
});
