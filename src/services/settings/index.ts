import { navigationState, settingsSet, settingsState } from '@grandstand/bus-contracts';
import type { Clock, Language, Settings, ShellHandle } from '@grandstand/bus-contracts';
import {
  DEFAULT_VIEW_SETTINGS,
  formatViewSettings,
  LANGUAGE_COOKIE,
  parseViewSettings,
  SETTINGS_COOKIE,
} from '@grandstand/bus-contracts/area';
import type { CookieJar, Log, OtherTabs, Service } from '../ports';

export interface SettingsPorts {
  readonly bus: ShellHandle;
  readonly clock: Clock;
  readonly cookies: CookieJar;
  readonly otherTabs: OtherTabs;
  /** The language that the page came in. */
  readonly language: Language;
  /** The browser's time zone; holds until the player chose another. */
  readonly timeZone: string;
  readonly log: Log;
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Keeps how the player wants the site to look, in cookies that the server reads too. */
export function createSettings(ports: SettingsPorts): Service {
  const { bus, clock, cookies, otherTabs, language, timeZone, log } = ports;
  const remembered = (otherwise: Omit<Settings, 'language'>): Omit<Settings, 'language'> =>
    parseViewSettings(cookies.get(SETTINGS_COOKIE) ?? '', otherwise);

  let state: Settings = { language, ...remembered({ ...DEFAULT_VIEW_SETTINGS, timeZone }) };

  function show(next: Settings): void {
    state = next;
    bus.publish(settingsState, next);
  }
  show(state);

  function remember(name: string, value: string): void {
    if (cookies.get(name) === value) return;
    cookies.set(name, value, { expires: clock.now() + YEAR_MS });
    if (cookies.get(name) !== value) log('warn', `The cookie "${name}" was not kept.`);
  }

  function rememberAll(): void {
    const { language, ...view } = state;
    remember(LANGUAGE_COOKIE, language);
    remember(SETTINGS_COOKIE, formatViewSettings(view));
  }

  bus.handle(settingsSet, (changes) => {
    const { language, ...view } = state;
    // A time zone that no clock knows would break every date on the page: it is passed over.
    const next = parseViewSettings(formatViewSettings({ ...view, ...changes }), view);
    show({ language, ...next });
    rememberAll();
    otherTabs.tell({ kind: 'settings' });
    return state;
  });

  bus.on(navigationState, ({ language }) => {
    if (language === state.language) return;
    show({ ...state, language });
    rememberAll();
  });

  const tabs = otherTabs.heard$.subscribe(({ kind }) => {
    if (kind === 'settings') show({ language: state.language, ...remembered(state) });
  });
  rememberAll();

  return {
    stop() {
      tabs.unsubscribe();
      bus.dispose();
    },
  };
}
