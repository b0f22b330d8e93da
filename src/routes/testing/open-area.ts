import {
  dialogsOpen,
  navigationState,
  sessionState,
  settingsState,
  type AnyCommand,
  type AnyTopic,
  type Language,
  type Manifest,
} from '@grandstand/bus-contracts';
import type { AreaApp, AreaRequest, AreaServer } from '@grandstand/bus-contracts/area';
import { createTestBus, type TestBus } from '@grandstand/bus-contracts/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { pageAt } from './page-at';
import { runQueriesBy } from './query-timers';

const settings = { coefViewId: 0, timeZone: 'UTC', is12h: 0, appTheme: 1 } as const;

/** The host's request to an area's server, which may ask the operator for nothing. */
export function areaRequest(path: string, language: Language = 'en'): AreaRequest {
  return {
    language,
    ...pageAt(path),
    settings,
    wantsBody: true,
    components: undefined,
    fetch: () => Promise.reject(new Error('The server of this area asks for nothing.')),
    warn: () => {},
  };
}

interface AreaToOpen<H extends AnyTopic, S extends AnyTopic, C extends AnyCommand> {
  readonly client: AreaApp<Manifest<H, S, C>>;
  readonly server: AreaServer;
  readonly path: string;
  /** The page below the dialog that shows the area; left out: the area is on the page. */
  readonly below?: string;
  /** What the operator answers the area's server; left out: the server asks for nothing. */
  readonly fetch?: AreaRequest['fetch'];
  /** Publishes what the page has before the area is mounted, and joins the services of the test. */
  readonly before?: (test: TestBus) => void;
}

/** An area on a page, over the markup of its server; nobody is known yet. */
export async function openArea<H extends AnyTopic, S extends AnyTopic, C extends AnyCommand>({
  client,
  server,
  path,
  below,
  fetch,
  before,
}: AreaToOpen<H, S, C>) {
  const test = createTestBus();
  const { bus, clock } = test;
  runQueriesBy(clock);
  const navigation = bus.join('navigation');
  const place = (to: string): void =>
    navigation.publish(navigationState, { language: 'en', ...pageAt(to) });
  place(below ?? path);
  bus.join('settings').publish(settingsState, { ...settings, language: 'en' });
  const session = bus.join('session');
  const opened: unknown[] = [];
  bus.join('dialogs').handle(dialogsOpen, (dialog) => {
    opened.push(dialog);
    return {};
  });
  before?.(test);
  const isInDialog = below !== undefined;
  const answer = await server.render({ ...areaRequest(path), ...(fetch && { fetch }) });
  const { state } = answer;
  const body = isInDialog ? '' : answer.body;
  const root = document.createElement('div');
  root.innerHTML = body;
  document.body.append(root);
  const rendered = root.innerHTML;
  const handle = bus.admit(client.manifest);
  const run = async (work: () => unknown = () => {}): Promise<void> =>
    act(async () => {
      await work();
      await vi.dynamicImportSettled();
      await clock.advance(300);
    });
  let unmount = (): void => {};
  await run(() => {
    unmount = client.mount({
      bus: handle,
      root,
      isRendered: !isInDialog,
      state,
      signal: handle.signal,
      place: isInDialog ? pageAt(path) : undefined,
    });
  });
  const sessionIs = (status: 'guest' | 'player' | 'unknown', userId = '7'): Promise<void> =>
    run(() => session.publish(sessionState, { status, userId: status === 'player' ? userId : '' }));
  return {
    test,
    /** The dialogs that the area has opened. */
    opened,
    place,
    root,
    rendered,
    /** Acts on the page, and waits for the result. */
    run,
    sessionIs,
    press: (name: string | RegExp) =>
      run(() => fireEvent.click(screen.getByRole('button', { name }))),
    /** Fills a field, which may be named by its label. */
    type: (field: HTMLElement | string, value: string) =>
      run(() => {
        const target = typeof field === 'string' ? screen.getByLabelText(field) : field;
        fireEvent.change(target, { target: { value } });
      }),
    close(): void {
      act(unmount);
      handle.dispose();
      root.remove();
    },
  };
}
