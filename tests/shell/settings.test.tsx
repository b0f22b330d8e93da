import { dialogsOpen, settingsSet, settingsState } from '@grandstand/bus-contracts';
import type { OpenDialog, Settings } from '@grandstand/bus-contracts';
import { dialogsShown } from '@grandstand/bus-contracts/shell';
import { expectMessage, settle } from '@grandstand/bus-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { homeWin, openShell } from '../harness/page/shell-page';

const SETTINGS: Settings = {
  language: 'en',
  timeZone: 'UTC',
  is12h: 0,
  appTheme: 1,
  coefViewId: 0,
};

async function openSettings(dialog: OpenDialog = { name: 'settings' }) {
  const page = await openShell();
  await page.publishState((qa) => qa.publish(dialogsShown.name, { dialog }));
  await act(() => vi.dynamicImportSettled());
  const form = within(await screen.findByRole('dialog', { name: 'Display settings' }));
  const choose = async (change: Partial<Settings>): Promise<void> =>
    page.publishState((qa) => qa.publish(settingsState.name, { ...SETTINGS, ...change }));
  let requested: unknown;
  page.test.bus.join('settings').handle(settingsSet, (change) => {
    requested = change;
    return SETTINGS;
  });
  return { ...page, dialog: form, choose, requested: () => requested };
}

test('SET-01 the gear in the header opens the settings', async () => {
  const page = await openShell();
  const gear = within(screen.getByRole('banner')).getByRole('button', { name: 'Display settings' });
  await userEvent.click(gear);
  expectMessage(page.test, dialogsOpen, { name: 'settings' });
});

test('SET-01 the dialog offers every setting with an effect, and sends the choice', async () => {
  const { dialog, requested } = await openSettings();
  expect(dialog.getAllByRole('switch')).toHaveLength(18);
  // The language among them.
  expect(dialog.getAllByRole('combobox')).toHaveLength(8);
  await userEvent.click(dialog.getByRole('switch', { name: 'Match number' }));
  expect(requested()).toEqual({ isShowGameId: 1 });
  await userEvent.click(dialog.getByRole('switch', { name: 'Bet slip on the right' }));
  expect(requested()).toEqual({ rightSectionDisplayState: 0 });
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Font size' }), 'Largest');
  expect(requested()).toEqual({ appFontSize: 2 });
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Time zone' }), 'Asia/Baku');
  expect(requested()).toEqual({ timeZone: 'Asia/Baku' });
});

test('SET-01 the dialog begins with the section that it was opened at', async () => {
  const scrolled: unknown[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.getAttribute('aria-label'));
  };
  const { dialog } = await openSettings({ name: 'settings', args: { section: 'lists' } });
  expect(scrolled).toEqual(['Lists of matches']);
  const section = dialog.getByRole('group', { name: 'Lists of matches' });
  expect(section).toContainElement(document.activeElement as HTMLElement);
});

test('SET-01 the document is marked with the settings, at once, and with nothing more', async () => {
  const { choose } = await openSettings();
  const marks = () => Object.fromEntries(Object.entries(document.documentElement.dataset));
  await choose({ appTheme: 0, appFontSize: 1, isAppCompactView: 1, coefIndicationType: 2 });
  expect(marks()).toEqual({ theme: 'light', font: '1', compact: '1', moves: '2' });
  await choose({ rightSectionDisplayState: 0, leftSectionDisplayState: 0, isAppLightVersion: 1 });
  expect(marks()).toEqual({ theme: 'dark', right: '0', left: '0', light: '1' });
  await choose({});
  expect(marks()).toEqual({ theme: 'dark' });
  await choose({ appTheme: undefined });
  expect(marks()).toEqual({});
});

test('SET-01 SPT-04 the coupon shows the teams’ badges and the game’s number with those settings', async () => {
  const page = await openShell();
  await page.coupon({ bets: [homeWin(41, 2)] });
  const bet = () =>
    within(screen.getByRole('region', { name: 'Bet slip' }))
      .getByRole('link', { name: 'Home 41 – Away 41' })
      .closest('li');
  expect(bet()).not.toHaveTextContent('#41');
  const badges = () => bet()?.querySelectorAll('[class*="crest"]');
  expect(badges()).toHaveLength(0);
  await page.publishState((qa) =>
    qa.publish(settingsState.name, { ...SETTINGS, isTeamLogosInCoupon: 1, isShowGameId: 1 }),
  );
  expect(bet()).toHaveTextContent('#41');
  expect(badges()).toHaveLength(2);
  await act(settle);
});
