import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userConfig } from '../../harness/samples';
import { openShell } from '../../harness/page/shell-page';
import type { ShellPage } from '../../harness/page/shell-page';

const messages = async (page: ShellPage, user_msg_count: number): Promise<void> =>
  page.publishState((qa) =>
    qa.publish('userConfig.state', {
      isInstalled: true,
      isLoaded: true,
      config: { ...userConfig, user_msg_count },
    }),
  );

test('ACC-03 a hidden balance is in no text of the header, nor one of unknown visibility', async () => {
  const page = await openShell();
  await page.signIn(12_345);
  const header = screen.getByRole('banner');
  expect(header).toHaveTextContent('123.45');
  for (const isHidden of [true, null]) {
    await page.publishState((qa) => qa.publish('balanceView.state', { isHidden }));
    expect(header).not.toHaveTextContent('123');
  }
  await page.publishState((qa) => qa.publish('balanceView.state', { isHidden: true }));
  expect(screen.getByRole('button', { name: 'Balance hidden' })).toBeInTheDocument();
  await page.publishState((qa) => qa.publish('balanceView.state', { isHidden: false }));
  expect(header).toHaveTextContent('123.45');
});

test('ACC-03 unread messages are counted at the balance, and announced to screen readers', async () => {
  const page = await openShell();
  await page.signIn();
  const balance = screen.getByRole('button', { name: /^Balance/ });
  expect(balance).not.toHaveAccessibleDescription();
  await messages(page, 1);
  expect(balance).toHaveAccessibleDescription('1 unread message');
  await messages(page, 120);
  expect(balance).toHaveTextContent('99+');
  expect(balance).toHaveAccessibleDescription('120 unread messages');
  expect(screen.getByText('120 unread messages').closest('[role="status"]')).not.toBeNull();
  await messages(page, 0);
  expect(balance).not.toHaveAccessibleDescription();
});

test.each(LANGUAGES)('LNG-01 hidden balance and messages have texts in %s', async (language) => {
  const page = await openShell(language);
  await page.signIn();
  await page.publishState((qa) => qa.publish('balanceView.state', { isHidden: true }));
  await messages(page, 5);
  const header = screen.getByRole('banner');
  expect(header.textContent).not.toMatch(/header\./);
  expect(header).toHaveTextContent('5');
});
