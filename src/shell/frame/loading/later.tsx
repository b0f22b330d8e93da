import type { Language } from '@grandstand/bus-contracts';
import { ErrorBlock, Skeleton, useLoader } from '@grandstand/ui';
import {
  createElement,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactElement,
} from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { importFailed } from './failed-imports';
import { useLanguage } from '../shell-state';
import { fetchPart } from './fetch-part';

/** A part of the page that is fetched after the first load. */
export interface Later<Props extends object> {
  /** Fetches the part ahead of time. */
  readonly load: (language: Language) => Promise<void>;
  /** Whether the part is loaded. */
  readonly useIsLoaded: () => boolean;
  /** The part; a skeleton while it loads, and a retry button if it fails. */
  readonly View: (props: Props) => ReactElement;
}

/** Creates a part that is fetched when it is first shown. */
export function createLater<Props extends object>(
  fetchIt: (language: Language) => Promise<ComponentType<Props>>,
): Later<Props> {
  const found = new Map<Language, ComponentType<Props>>();
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const load = async (language: Language): Promise<void> => {
    if (found.has(language)) return;
    const fetching = fetchIt(language);
    fetching.catch(importFailed);
    found.set(language, await fetching);
    for (const listener of listeners) listener();
  };
  const useFound = (language: Language): ComponentType<Props> | null =>
    useSyncExternalStore(
      subscribe,
      () => found.get(language) ?? null,
      () => null,
    );

  function View(props: Props): ReactElement {
    const { t } = useTexts();
    const { language } = useLanguage();
    const Found = useFound(language);
    const [attempt, setAttempt] = useState(0);
    const [failedAttempt, setFailedAttempt] = useState(-1);
    const isMissing = Found === null;
    useEffect(() => {
      if (!isMissing) return undefined;
      let isGone = false;
      fetchPart(() => load(language)).catch(() => isGone || setFailedAttempt(attempt));
      return () => {
        isGone = true;
      };
    }, [isMissing, attempt, language]);

    // A part that was fetched before hydration shows no loader.
    const isLoading = useLoader(!found.has(language) && failedAttempt < attempt);
    if (isLoading || (isMissing && failedAttempt < attempt)) return <Skeleton shape="row" />;
    if (Found) return createElement(Found, props);
    return (
      <ErrorBlock
        title={t('part.loadError')}
        text={t('part.refreshText')}
        action={{ label: t('part.refresh'), onPress: () => setAttempt(attempt + 1) }}
      />
    );
  }

  return { load, useIsLoaded: () => useFound(useLanguage().language) !== null, View };
}
