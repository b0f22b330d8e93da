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

/** How the player wants the site to look. */
export function useSettings(): Settings {
  return useBusState(settingsState, useShell().first.settings);
}

/** Where the player is. */
export function usePlace(): NavigationState {
  return useBusState(navigationState, useShell().first.place);
}

/** The site config; undefined until there is one. */
export function useConfig(): SiteConfig | undefined {
  const { first } = useShell();
  return useBusState(configState) ?? first.config;
}

/** What the operator calls the site. */
export function useSiteName(): string {
  return useConfig()?.companyName ?? USUAL_NAME;
}

/** The page's language, which is one for as long as the page stands, and its tag for Intl. */
export function useLanguage(): { language: Language; tag: string } {
  const { language } = useShell().first.settings;
  return { language, tag: languageTag(language) };
}

export function useSessionStatus(): SessionState['status'] {
  return useBusState(sessionState)?.status ?? 'unknown';
}

/** The account that bets; null for a guest and until it is known. */
export function useActiveAccount(): Account | null {
  return useBusState(accountState)?.activeAccount ?? null;
}
