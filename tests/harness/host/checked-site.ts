import { configState, navigationState } from '@grandstand/bus-contracts';
import { blockingState } from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { createBlocking } from '../../../src/services/protection/blocking';
import { createNavigation } from '../../../src/services/page/navigation';
import { createMoves } from '../../../src/services/page/navigation/moves';
import { createFakeLocation } from './address-bar';
import { firstPage } from './first-page';
import { siteConfig } from '../samples';
import { openTab, ORIGIN } from '../tabs/tab';

/** The operator's two calls, and the answers that let everybody in. */
export const REDIRECT = 'POST /redirects-api/api/v1/redirect-light';
export const BLOCK = 'POST /blocks-api/api/v2/block';

export const none = { redirect: false };
export const open = { displayTypeId: 0, templateTypeId: 0 };

interface Options {
  readonly allowedByServer?: { isPlayer: boolean; path: string };
  readonly hosts?: readonly string[];
}

/** A guest's tab at a page; the operator blocks nobody until a test does. */
export async function startChecked(path: string, { allowedByServer, hosts = [] }: Options = {}) {
  const tab = openTab();
  const { test, api, page, log, operator } = tab;
  const { entries, page: location } = createFakeLocation(`/en${path}`);
  const left: string[] = [];
  const limit = { isReached: false };
  operator.on(REDIRECT, () => none);
  operator.on(BLOCK, () => open);
  test.qa.publish(configState.name, { ...siteConfig, redirectHosts: [...hosts] });
  createNavigation({
    bus: test.bus.join('navigation'),
    page: {
      ...location,
      origin: ORIGIN,
      replace: (to) => {
        if (limit.isReached) throw new Error('Too many calls to the history.');
        location.replace(to);
      },
      load: (to) => left.push(to),
      leave: (to) => left.push(to),
    },
    ...firstPage(`/en${path}`),
    clock: test.clock,
    loadMoves: () => Promise.resolve(createMoves),
    loadAfterSignIn: () => Promise.reject(new Error('Nobody signs in here.')),
    importFailed: () => {},
    store: tab.storage,
    log,
  });
  const begin = (): void => {
    createBlocking({
      bus: test.bus.join('blocking'),
      clock: test.clock,
      api,
      page,
      origin: ORIGIN,
      allowedByServer: allowedByServer ?? null,
      loadAddress: (to) => left.push(to),
      log,
    });
  };
  return {
    ...tab,
    entries,
    left,
    /** While it is set, the browser takes no other address. */
    limit,
    begin,
    state: () => test.qa.peek(blockingState.name),
    place: () => test.qa.peek(navigationState.name),
    async comeAs(status: 'guest' | 'player'): Promise<void> {
      const userId = status === 'player' ? 'ann-1' : '';
      test.qa.publish('session.state', { status, userId });
      await settle();
    },
    async go(to: string): Promise<void> {
      await test.qa.send('navigation.go', { path: to }).catch(() => {});
      await settle();
    },
    bodies: (call: string): unknown[] =>
      operator.sent.filter((one) => one.call === call).map(({ body }) => JSON.parse(body ?? '')),
  };
}
export type CheckedSite = Awaited<ReturnType<typeof startChecked>>;

/** The same with the service running, for a guest. */
export async function startAsGuest(
  path: string,
  operator: (site: CheckedSite) => void = () => {},
  options: Options = {},
) {
  const site = await startChecked(path, options);
  operator(site);
  site.begin();
  await site.comeAs('guest');
  return site;
}
