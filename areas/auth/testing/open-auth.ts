import {
  dialogsOpen,
  navigationState,
  sessionState,
  settingsState,
  type Language,
} from '@grandstand/bus-contracts';
import type { AreaRequest } from '@grandstand/bus-contracts/area';
import { createTestBus } from '@grandstand/bus-contracts/testing';
import { act } from '@testing-library/react';
import client from '../client';
import { manifest } from '../manifest';
import server from '../server';
import { pageAt } from '../../../src/routes/testing/page-at';

const settings = { coefViewId: 0, timeZone: 'UTC', is12h: 0, appTheme: 1 } as const;

/** The host's request to the area's server. */
export function requestOf(path: string, language: Language = 'en'): AreaRequest {
  return {
    language,
    ...pageAt(path),
    settings,
    wantsBody: true,
    components: undefined,
    fetch: () => Promise.reject(new Error('The area’s server asks for nothing.')),
    warn: () => {},
  };
}

/** The area on a page, over its server's markup, with the token of a link behind the hash. */
export async function openAuth(path: string, token?: string) {
  const test = createTestBus();
  const { bus, clock } = test;
  const navigation = bus.join('navigation');
  const place = (to: string): void =>
    navigation.publish(navigationState, { language: 'en', ...pageAt(to) });
  place(path);
  bus.join('settings').publish(settingsState, { ...settings, language: 'en' });
  const session = bus.join('session');
  const opened: unknown[] = [];
  bus.join('dialogs').handle(dialogsOpen, (dialog) => {
    opened.push(dialog);
    return {};
  });
  const hash = token === undefined ? '' : `#token=${token}`;
  history.replaceState({ kept: 1 }, '', `/en${path}${hash}`);
  const { body, state } = await server.render(requestOf(path));
  const root = document.createElement('div');
  root.innerHTML = body;
  document.body.append(root);
  const handle = bus.admit(manifest);
  const run = async (work: () => void = () => {}): Promise<void> =>
    act(async () => {
      work();
      await clock.advance(300);
    });
  let unmount = (): void => {};
  await run(() => {
    unmount = client.mount({ bus: handle, root, isRendered: true, state, signal: handle.signal });
  });
  return {
    test,
    auth: bus.join('auth'),
    opened,
    place,
    root,
    rendered: body,
    run,
    sessionIs: (status: 'guest' | 'player'): Promise<void> =>
      run(() => session.publish(sessionState, { status, userId: status === 'player' ? '7' : '' })),
    close(): void {
      act(unmount);
      handle.dispose();
      root.remove();
    },
  };
}
