// Display settings are one text in the cookie `settings`, without members that have their default; flags are 0 or
// 1. Server and page drop a member that is not a setting.
//
// Theme, type size, compact rows, light version, marks of moves and the two columns are `data-…` attributes of the
// document (`documentMarks`), so style sheets of shell and areas follow without a message. The others reach areas
// by `settings.state`, and their servers by the header of the view.
//
// `cookiesAgreeType` is chosen in a separate dialog. `zoneState` 1 folds the course of matches on their pages, in
// the panels of `/multi` and in the zone of results. The language is chosen in the dialog of settings.
import { navigationState, settingsSet, settingsState } from '@grandstand/bus-contracts';
import type { Clock, Language, RequestOf, Settings, ShellHandle } from '@grandstand/bus-contracts';
import {
  DEFAULT_VIEW_SETTINGS,
  formatViewSettings,
  LANGUAGE_COOKIE,
  parseViewSettings,
  SETTINGS_COOKIE,
} from '@grandstand/bus-contracts/area';
import { filter, ignoreElements, map, merge, tap } from 'rxjs';
import type { CookieJar, Log, OtherTabs } from '../../ports';
import { publishes, runService } from '../../shared/run-service';
import type { Effect } from '../../shared/run-service';

export interface SettingsPorts {
  readonly bus: ShellHandle<'settings'>;
  readonly clock: Clock;
  readonly cookies: CookieJar;
  readonly otherTabs: OtherTabs;
  /** The language of the first page. */
  readonly language: Language;
  /** The browser's time zone; holds until the player chose another. */
  readonly timeZone: string;
  readonly log: Log;
}

type Change =
  | { readonly type: 'set'; readonly changes: RequestOf<typeof settingsSet> }
  | { readonly type: 'language-changed'; readonly language: Language }
  /** Another tab has kept settings in the cookie. */
  | { readonly type: 'set-by-other-tab'; readonly cookie: string };

function reduce(state: Settings, change: Change): Settings {
  const { language, ...view } = state;
  switch (change.type) {
    case 'set':
      // An unknown time zone would break every date on the page: it is ignored.
      return {
        language,
        ...parseViewSettings(formatViewSettings({ ...view, ...change.changes }), view),
      };
    case 'language-changed':
      return change.language === language ? state : { ...state, language: change.language };
    case 'set-by-other-tab':
      return { language, ...parseViewSettings(change.cookie, view) };
  }
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Keeps the player's display settings, in cookies that the server reads too. */
export function createSettings(ports: SettingsPorts): void {
  const { bus, clock, cookies, otherTabs, language, timeZone, log } = ports;
  const cookie = (): string => cookies.get(SETTINGS_COOKIE) ?? '';
  const initial: Settings = {
    language,
    ...parseViewSettings(cookie(), { ...DEFAULT_VIEW_SETTINGS, timeZone }),
  };

  function keep(name: string, value: string): void {
    if (cookies.get(name) === value) return;
    cookies.set(name, value, { expires: clock.now() + YEAR_MS });
    if (cookies.get(name) !== value) log('warn', `The cookie "${name}" was not kept.`);
  }

  function keepAll({ language, ...view }: Settings): void {
    keep(LANGUAGE_COOKIE, language);
    keep(SETTINGS_COOKIE, formatViewSettings(view, clock.now()));
  }

  /** Stores this tab's changes, and notifies the other tabs of new settings. */
  const keeping: Effect<Settings, Change> = (steps$) =>
    steps$.pipe(
      filter(({ change, before, state }) => change.type !== 'set-by-other-tab' && state !== before),
      tap(({ change, state }) => {
        keepAll(state);
        if (change.type === 'set') otherTabs.post({ kind: 'settings' });
      }),
      ignoreElements(),
    );

  keepAll(initial);
  const { dispatch } = runService(bus, {
    initial,
    reduce,
    change$: merge(
      bus
        .messages$(navigationState)
        .pipe(map(({ language }): Change => ({ type: 'language-changed', language }))),
      otherTabs.messages$.pipe(
        filter(({ kind }) => kind === 'settings'),
        map((): Change => ({ type: 'set-by-other-tab', cookie: cookie() })),
      ),
    ),
    effects: [keeping],
    publish: [publishes(settingsState, (settings) => settings)],
  });
  bus.handle(settingsSet, (changes) => dispatch({ type: 'set', changes }));
}
