import { navigationState } from '@grandstand/bus-contracts';
import { areasState, dialogsClose, dialogsShown } from '@grandstand/bus-contracts/shell';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { RemoteViews } from '../../../src/remote-views';
import { openShell } from '../../harness/page/shell-page';

async function openDialog(
  areas: readonly string[] = ['sports', 'payments'],
  args: { amount?: number } = {},
) {
  const attached: unknown[] = [];
  const reload = vi.fn<(view: string) => void>();
  const remoteViews: RemoteViews = {
    attach(name, element, { page }) {
      if (page) attached.push({ name, page });
      element.textContent = `The area ${name}`;
      return () => attached.splice(0);
    },
    status: () => 'ready',
    connectFrame: async () => () => {},
    reload,
    stop: () => {},
  };
  const page = await openShell('en', { areas }, remoteViews);
  page.test.bus.join('dialogs').handle(dialogsClose, () => {
    page.test.qa.publish(dialogsShown.name, { dialog: null });
    return {};
  });
  await page.signIn();
  await page.publishState((qa) =>
    qa.publish(dialogsShown.name, { dialog: { name: 'recharge', args } }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Deposit' });
  const areaIs = (status: string): Promise<void> =>
    page.publishState((qa) =>
      qa.publish(areasState.name, { 'payments@dialog': { status, attempt: 0 } }),
    );
  return { ...page, attached, reload, dialog: within(dialog), areaIs };
}

describe('the dialog of deposits', () => {
  test('begins with the amount that it is opened with', async () => {
    const { attached } = await openDialog(undefined, { amount: 1240 });
    expect(attached).toMatchObject([{ page: { path: '/office/recharge?amount=1240' } }]);
  });

  test('has the page of deposits of its area, until it is closed', async () => {
    const { attached, dialog, areaIs } = await openDialog();
    expect(attached).toEqual([
      {
        name: 'payments',
        page: {
          address: '/en/office/recharge',
          path: '/office/recharge',
          route: 'recharge',
          params: {},
        },
      },
    ]);
    expect(dialog.getByRole('heading', { name: 'Deposit' })).toHaveFocus();
    expect(dialog.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    await areaIs('ready');
    expect(dialog.queryByRole('status')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(attached).toEqual([]);
  });

  test('says that the form could not be loaded, and loads it again', async () => {
    const { reload, dialog, areaIs } = await openDialog();
    await areaIs('error');
    expect(dialog.getByRole('alert')).toHaveTextContent('Nothing was paid.');
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledWith('payments@dialog');
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  });

  test('says that the site has no deposits, and loads the page again', async () => {
    const { attached, dialog, loaded } = await openDialog(['sports']);
    expect(attached).toEqual([]);
    expect(dialog.getByRole('alert')).toHaveTextContent('You can’t pay in here right now');
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(loaded).toEqual(['/en/live']);
  });

  test('closes when a link of the form leads to another page', async () => {
    const { publishState } = await openDialog();
    const place = { language: 'en', route: 'responsible', area: 'office', params: {} } as const;
    await publishState((qa) =>
      qa.publish(navigationState.name, { ...place, path: '/office/responsible' }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
