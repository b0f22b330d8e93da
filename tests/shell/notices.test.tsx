import type { NavigationState, Notice } from '@grandstand/bus-contracts';
import { noticesClose, noticesState } from '@grandstand/bus-contracts/shell';
import { expectMessage } from '@grandstand/bus-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openShell, type ShellPage } from '../harness/page/shell-page';

const NOTICE: Notice = {
  id: 'n',
  kind: 'info',
  title: null,
  text: 'It is so.',
  area: 'default',
  priority: 'normal',
  isPermanent: false,
  key: null,
  action: null,
};

async function show(page: ShellPage, change: Partial<Notice>, waiting = 0): Promise<HTMLElement> {
  const shown = { ...NOTICE, ...change };
  await page.publishState((qa) => qa.publish(noticesState.name, { shown, waiting }));
  const text = await screen.findByText(shown.text);
  return text.closest<HTMLElement>('[role]')!;
}

const areaOf = (region: HTMLElement): string | null =>
  region.closest('[data-notices]')?.getAttribute('data-notices') ?? null;

const PLACE: NavigationState = {
  language: 'en',
  path: '/a',
  route: 'somewhere',
  area: null,
  params: {},
};

const AREAS = ['default', 'maintenance', 'shadow'] as const;

const LAYOUTS = [
  'default',
  'empty',
  'blocked',
  'maintenance',
  'payment-result',
  'print',
] as const satisfies readonly NavigationState['layout'][];

describe.each(LAYOUTS)('the layout %s', (layout) => {
  test.each(AREAS)('LAY-06 the %s notice area exists, and shows its notices', async (area) => {
    const page = await openShell('en', { place: { ...PLACE, layout } });
    const before = document.querySelector(`[data-notices="${area}"] [role="status"]`);
    expect(before).toBeEmptyDOMElement();
    const region = await show(page, { area });
    expect(region).toBe(before);
    expect(areaOf(region)).toBe(area);
  });
});

test('a notice is announced politely, an error and one that protects a player at once', async () => {
  const page = await openShell();
  expect(await show(page, {})).toHaveAttribute('role', 'status');
  const error = await show(page, { id: 'e', kind: 'error', text: 'Not taken.' }, 2);
  expect(error).toHaveAttribute('role', 'alert');
  expect(error).toHaveTextContent('+2');
  const reported = await show(page, {
    id: 'p',
    priority: 'protection',
    text: 'Your time is over.',
  });
  expect(reported).toHaveAttribute('role', 'alert');
});

const TITLES = [
  ['error', 'Something went wrong'],
  ['success', 'Done'],
  ['info', 'Please note'],
] as const;

test.each(TITLES)(
  'NTC-01 the title of a notice of kind %s defaults to "%s"',
  async (kind, title) => {
    const page = await openShell();
    expect(await show(page, { kind })).toHaveTextContent(title);
    const own = await show(page, { id: 'o', kind, title: 'Of its own', text: 'Other.' });
    expect(own).not.toHaveTextContent(title);
  },
);

test('a notice is closed by its cross, and by its button', async () => {
  const user = userEvent.setup();
  const page = await openShell();
  const region = await show(page, { action: { label: 'Do it' } });
  await user.click(within(region).getByRole('button', { name: 'Do it' }));
  expectMessage(page.test, noticesClose, { id: 'n', how: 'acted' });
  await user.click(within(region).getByRole('button', { name: 'Close the notice' }));
  expectMessage(page.test, noticesClose, { id: 'n' });
});
