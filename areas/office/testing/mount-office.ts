import type { Language } from '@grandstand/bus-contracts';
import type { AreaAnswer, AreaRequest } from '@grandstand/bus-contracts/area';
import type { TestBus } from '@grandstand/bus-contracts/testing';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import client from '../client';
import { manifest } from '../manifest';
import { pageAt } from '../../../src/routes/testing/page-at';

/** A place for the office on a page, whose time the test moves. */
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
    /** Does something on the page, and waits for what comes of it. */
    run,
    /** Mounts the office, onto what its server answered where there is that; gives what takes it away. */
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

/** What the host asks the office's server. */
export function requestOf(path: string, language: Language = 'en'): AreaRequest {
  return {
    language,
    ...pageAt(path),
    settings: { coefViewId: 0, timeZone: 'UTC', is12h: 0, appTheme: 1 },
    wantsBody: true,
    components: undefined,
    fetch: () => Promise.reject(new Error('The office’s server asks for nothing.')),
    warn: () => {},
  };
}
