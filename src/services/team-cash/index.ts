import { configState } from '@grandstand/bus-contracts';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import { feedPlayer, teamCashClose, teamCashState } from '@grandstand/bus-contracts/shell';
import { AbortedError } from '../../api';
import type { ApiClient } from '../../api';
import { teamCashHistoryCall } from '../../api/endpoints/team-cash';
import { createNewest } from '../shared/newest';
import { onPlayer, onShownPlayer } from '../shared/player';
import { markOf } from '../shared/player-record';
import type { CookieJar, Log, Service } from '../ports';
import { isQuiet, QUIET_BY } from '../shared/quiet';
import { acceptedOf, ACTIVATED, cookieOf, dueAt } from './payments';

export interface TeamCashPorts {
  readonly bus: ShellHandle;
  readonly clock: Clock;
  readonly api: ApiClient;
  readonly cookies: CookieJar;
  readonly log: Log;
}

const COOKIE_LIFE_MS = 372 * 86_400_000;

export const cookieName = (userId: string): string => `team_cash_${markOf(userId)}`;

/** Tells a player of their third and fourth accepted payment, once each and when nothing else is open. */
export function createTeamCash({ bus, clock, api, cookies, log }: TeamCashPorts): Service {
  const newest = createNewest();
  let player = '';
  let isOffered = false;
  let accepted = 0;
  let isShown = false;

  async function load(): Promise<void> {
    if (player === '' || !isOffered || cookies.get(cookieName(player)) === ACTIVATED) return;
    const number = newest.begin();
    try {
      const payments = await api.call(teamCashHistoryCall, {}, { signal: bus.signal });
      if (!newest.take(number)) return;
      accepted = acceptedOf(payments);
      offer();
    } catch (error) {
      if (!(error instanceof AbortedError)) log('warn', 'The payments could not be had.', error);
    }
  }

  function offer(): void {
    if (!isQuiet(bus)) return;
    const due = dueAt(accepted, cookies.get(cookieName(player)));
    if (due === null) return;
    isShown = true;
    const expires = clock.now() + COOKIE_LIFE_MS;
    cookies.set(cookieName(player), cookieOf(due), { expires });
    // Where no cookie is kept it is told once a page.
    accepted = 0;
    bus.publish(teamCashState, { accepted: due });
  }

  function hide(): void {
    if (!isShown) return;
    isShown = false;
    bus.publish(teamCashState, { accepted: null });
  }

  bus.publish(teamCashState, { accepted: null });
  // Told once, it stays before whom it was told; who comes back may have paid meanwhile.
  onPlayer(bus, hide);
  onShownPlayer(bus, (userId) => {
    player = userId;
    accepted = 0;
    newest.forget();
    void load();
  });
  bus.on(configState, ({ isTeamCash = false }) => {
    if (isTeamCash === isOffered) return;
    isOffered = isTeamCash;
    void load();
  });
  // Money moved, and not by bets.
  bus.on(feedPlayer, ({ betIds, isStandingChanged, areLimitsChanged }) => {
    if (betIds.length === 0 && !isStandingChanged && !areLimitsChanged) void load();
  });
  bus.handle(teamCashClose, () => {
    hide();
    return {};
  });
  // What was in the way may have gone.
  for (const state of QUIET_BY) bus.on(state, offer);

  return { stop: () => bus.dispose() };
}
