import { noticesShow } from '@grandstand/bus-contracts';
import { BusProvider } from '@grandstand/bus-contracts/react';
import { createTestBus, settle } from '@grandstand/bus-contracts/testing';
import { act, render, screen } from '@testing-library/react';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { I18nextProvider } from 'react-i18next';
import { createI18n, loadTexts } from '../../../src/i18n';
import { FetchedDialog } from '../../../src/shell/frame/loading/fetched-dialog';
import { lazyPart } from '../../../src/shell/frame/loading/lazy-part';

let told: unknown[];
let closed: number;

beforeEach(() => {
  told = [];
  closed = 0;
});

async function open(fetchIt: () => Promise<ComponentType<object>>): Promise<void> {
  const { bus } = createTestBus();
  bus.join('notices').handle(noticesShow, (notice) => {
    told.push(notice);
    return { id: '1' };
  });
  const part = lazyPart(fetchIt);
  const Page = (): ReactElement => (
    <FetchedDialog onClose={() => (closed += 1)}>{createElement(part())}</FetchedDialog>
  );
  const i18n = createI18n('en', await loadTexts('en'));
  await act(async () => {
    render(
      <I18nextProvider i18n={i18n}>
        <BusProvider bus={bus.join('shell')}>
          <Page />
        </BusProvider>
      </I18nextProvider>,
      // What the root reports is no part of this test.
      { onCaughtError: () => {} },
    );
    await settle();
  });
}

test('a dialog that is fetched is shown', async () => {
  await open(async () => () => <p>The dialog</p>);
  expect(screen.getByText('The dialog')).toBeVisible();
  expect([told, closed]).toEqual([[], 0]);
});

test('a dialog that can’t be fetched is closed, and a notice says so', async () => {
  await open(() => Promise.reject(new Error('The connection was lost.')));
  expect(closed).toBe(1);
  expect(told).toEqual([{ kind: 'error', text: 'This part of the page could not be loaded' }]);
});
