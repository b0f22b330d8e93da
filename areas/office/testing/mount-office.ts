import {
  dictionaryState,
  navigationState,
  sessionState,
  settingsState,
} from '@grandstand/bus-contracts';
import type { AreaAnswer } from '@grandstand/bus-contracts/area';
import { createTestBus, type TestBus } from '@grandstand/bus-contracts/testing';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import client from '../client';
import { manifest } from '../manifest';
import { pageAt } from '../../../src/routes/testing/page-at';

const settings = { coefViewId: 0, timeZone: 'UTC', is12h: 0, appTheme: 1 } as const;

/** A page of a player, in the states that the office reads; an empty `userId`: nobody is known yet. */
export function playersPage(path: string, userId = 'ann') {
  const { bus, clock, dispose } = createTestBus();
  bus.join('navigation').publish(navigationState, { language: 'en', ...pageAt(path) });
  bus.join('settings').publish(settingsState, { ...settings, language: 'en' });
  bus.join('dictionary').publish(dictionaryState, { language: 'en', texts: {} });
  const session = bus.join('session');
  const signIn = (player: string): void =>
    session.publish(sessionState, { status: player ? 'player' : 'unknown', userId: player });
  signIn(userId);
  return { bus, clock, dispose, signIn };
}

/** A place for the office on a page, with time that the test moves. */
export function openOffice({ bus, clock }: Pick<TestBus, 'bus' | 'clock'>) {
  const root = document.createElement('div');
  document.body.append(root);
  const run = async (work: () => void = () => {}): Promise<void> =>
    act(async () => {
      work();
      await vi.dynamicImportSettled();
      await clock.advance(50);
    });
  return {
    root,
    /** Acts on the page, and waits for the result. */
    run,
    /** Mounts the office, onto its server's markup where there is any; returns a function that unmounts. */
    async mount(answer?: AreaAnswer) {
      const handle = bus.admit(manifest);
      root.innerHTML = answer?.body ?? '';
      let unmount = (): void => {};
      await run(() => {
        unmount = client.mount({
          bus: handle,
          root,
          isRendered: answer !== undefined,
          state: answer?.state,
          signal: handle.signal,
        });
      });
      return () => {
        act(unmount);
        handle.dispose();
      };
    },
  };
}
