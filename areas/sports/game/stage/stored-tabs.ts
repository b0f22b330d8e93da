import { STAGE_TABS, type StageTab } from './stage-tabs';

const KEY = 'sports.stageTabs';

/** The tabs that the player has chosen last: for matches that have begun, and for those to come. */
export interface ChosenTabs {
  readonly begun: StageTab | null;
  readonly coming: StageTab | null;
}

/** The stored tabs; null for what is no tab. */
export function tabsOf(text: string | null): ChosenTabs {
  const tabOf = (value: unknown): StageTab | null =>
    STAGE_TABS.find((tab) => tab === value) ?? null;
  try {
    const stored = JSON.parse(text ?? '{}') as Partial<Record<keyof ChosenTabs, unknown>> | null;
    return { begun: tabOf(stored?.begun), coming: tabOf(stored?.coming) };
  } catch {
    return tabsOf(null);
  }
}

const listeners = new Set<() => void>();
/** Where storage is closed, the choice lasts as long as the page. */
let held: string | null = null;

/** The text of the tabs in the browser's storage. */
export const storedTabs = {
  get(): string | null {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return held;
    }
  },
  on(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  set(tabs: ChosenTabs): void {
    held = JSON.stringify(tabs);
    try {
      localStorage.setItem(KEY, held);
    } catch {
      // Full or closed.
    }
    for (const listener of listeners) listener();
  },
};
