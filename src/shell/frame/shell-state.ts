import {
  accountState,
  configState,
  navigationState,
  sessionState,
  settingsState,
  type Account,
  type Language,
  type NavigationState,
  type SessionState,
  type Settings,
  type SiteConfig,
} from '@grandstand/bus-contracts';
import { languageTag, USUAL_NAME } from '@grandstand/bus-contracts/domain';
import { useBusState } from '@grandstand/bus-contracts/react';
import { useShell } from './shell-context';

/** The visitor's settings. */
export function useSettings(): Settings {
  return useBusState(settingsState, useShell().first.settings);
}

/** The current page. */
export function usePlace(): NavigationState {
  return useBusState(navigationState, useShell().first.place);
}

/** The site config; undefined until it is loaded. */
export function useConfig(): SiteConfig | undefined {
  const { first } = useShell();
  return useBusState(configState) ?? first.config;
}

/** The site's name. */
export function useSiteName(): string {
  return useConfig()?.companyName ?? USUAL_NAME;
}

/** Whether the site has the area that shows the rules. */
export function useHasRules(): boolean {
  return useShell().first.areas.includes('information');
}

/** The page's language, which never changes without a reload, and its tag for Intl. */
export function useLanguage(): { language: Language; tag: string } {
  const { language } = useShell().first.settings;
  return { language, tag: languageTag(language) };
}

export function useSessionStatus(): SessionState['status'] {
  return useBusState(sessionState)?.status ?? 'unknown';
}

/** The active account; null for a guest and until it is known. */
export function useActiveAccount(): Account | null {
  return useBusState(accountState)?.activeAccount ?? null;
}
