import type { Language } from '@grandstand/bus-contracts';
import { act, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createI18n, loadTexts } from '../../src/i18n';

const HOOK = '../../src/ui/loading/use-loader';

// Tests of pages show loaders at once (`tests/page-setup.ts`); here the delay is tested, so the
// parts are fetched again, with the hook as it is.
beforeAll(() => {
  vi.resetModules();
  vi.doMock(HOOK, async () => vi.importActual(HOOK));
});
afterAll(() => {
  vi.doMock(HOOK, () => ({ useLoader: (isLoading: boolean): boolean => isLoading }));
  vi.resetModules();
});
beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
    }),
);
afterEach(() => void vi.useRealTimers());

const pass = async (ms: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

async function openLater() {
  const { createLater } = await import('../../src/shell/frame/loading/later');
  const { I18nextProvider } = await import('react-i18next');
  const { ShellProvider } = await import('../../src/shell/frame/shell-context');
  const language: Language = 'en';
  const i18n = createI18n(language, await loadTexts(language));
  let give = (): void => {};
  let fail = (): void => {};
  const part = createLater<object>(
    () =>
      new Promise((resolve, reject) => {
        give = () => resolve(() => createElement('p', null, 'the part'));
        fail = () => reject(new Error('not there'));
      }),
  );
  const environment = { first: { settings: { language } } } as never;
  const show = () =>
    render(
      <I18nextProvider i18n={i18n}>
        <ShellProvider environment={environment}>{createElement(part.View, {})}</ShellProvider>
      </I18nextProvider>,
    );
  return { part, show, give: () => give(), fail: () => fail() };
}

test('API-07 a part of the shell that loads at once keeps its skeleton for 200 ms', async () => {
  const { show, give } = await openLater();
  show();
  await pass(50);
  give();
  await pass(149);
  expect(screen.queryByText('the part')).toBeNull();
  await pass(1);
  expect(screen.getByText('the part')).toBeVisible();
});

test('API-07 a loaded part is shown at once, and a failed one shows its error after 200 ms', async () => {
  const there = await openLater();
  const loading = there.part.load('en');
  there.give();
  await loading;
  there.show();
  expect(screen.getByText('the part')).toBeVisible();
  const lost = await openLater();
  lost.show();
  lost.fail();
  await pass(199);
  expect(screen.queryByRole('alert')).toBeNull();
  await pass(1);
  expect(screen.getByRole('button')).toBeVisible();
});

test('API-07 the menu of sports follows the same rule', async () => {
  const { standInShell } = await import('../../areas/sports/testing/stand-in-shell');
  const { settle } = await import('@grandstand/bus-contracts/testing');
  const shell = standInShell({ path: '/line/football' });
  const unmount = await shell.mount();
  await settle();
  const menu = () => screen.getByRole('navigation', { name: 'Sports menu' });
  expect(menu().querySelector('[aria-busy=true]')).not.toBeNull();
  await pass(200);
  expect(menu().querySelector('[aria-busy=true]')).toBeNull();
  expect(menu()).toHaveTextContent('Football');
  unmount();
});

async function openSlot() {
  const { AreaSlot } = await import('../../src/shell/areas/area-slot');
  const { I18nextProvider } = await import('react-i18next');
  const { ShellProvider } = await import('../../src/shell/frame/shell-context');
  const { BusProvider } = await import('@grandstand/bus-contracts/react');
  const { createTestBus } = await import('@grandstand/bus-contracts/testing');
  const { areasState } = await import('@grandstand/bus-contracts/shell');
  const { bus } = createTestBus();
  const shell = bus.join('remote-views');
  const i18n = createI18n('en', await loadTexts('en'));
  let place: HTMLElement | undefined;
  const remoteViews = {
    attach: (_: string, element: HTMLElement) => {
      place = element;
      return () => {};
    },
  };
  const publishStatus = async (status: 'loading' | 'ready'): Promise<void> =>
    act(async () => {
      shell.publish(areasState, { sports: { status, attempt: 0 } });
    });
  await publishStatus('loading');
  render(
    <I18nextProvider i18n={i18n}>
      <BusProvider bus={shell}>
        <ShellProvider environment={{ remoteViews, areaHtml: {} } as never}>
          <AreaSlot slot="main" name="sports" skeleton={<p>the skeleton</p>} />
        </ShellProvider>
      </BusProvider>
    </I18nextProvider>,
  );
  return {
    /** The area puts its page into its place. */
    come: async (): Promise<void> => {
      place?.append(document.createElement('main'));
      await publishStatus('ready');
    },
    isHeld: () => place?.parentElement?.className.includes('held') ?? false,
  };
}

test('API-07 a skeleton that was shown stays for 200 ms, though the area has loaded', async () => {
  const { come, isHeld } = await openSlot();
  expect(isHeld()).toBe(false);
  await pass(16);
  expect(isHeld()).toBe(true);
  await pass(50);
  await come();
  await pass(149);
  expect(isHeld()).toBe(true);
  await pass(1);
  expect(isHeld()).toBe(false);
});

test('API-07 an area that loads before the first frame is shown at once', async () => {
  const { come, isHeld } = await openSlot();
  await come();
  await pass(16);
  expect(isHeld()).toBe(false);
});
