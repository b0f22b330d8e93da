import { languageTag } from '../../domain/text/languages';
import { dateFormat } from '../../domain/text/local-formats';
import { useAreaWords } from '../area-view-context';

interface FailedLoad {
  /** What could not be loaded. */
  readonly title: string;
  /** When the shown data were loaded, ms. */
  readonly loadedAt: number;
  readonly retry: () => void;
}

/** The member `error` of `AreaState`. */
export interface LoadError {
  readonly title: string;
  readonly text: string;
  readonly retry: { readonly label: string; readonly onPress: () => void };
  readonly stale: string;
}

/**
 * The texts of data that could not be loaded, or not again: `error.again`, `error.retry` and
 * `error.stale` of the area's dictionary.
 * @example <AreaState error={useLoadError({ title: t('bets.failed'), loadedAt, retry })} …>
 */
export function useLoadError({ title, loadedAt, retry }: FailedLoad): LoadError {
  const { language, settings, t } = useAreaWords();
  const clock = dateFormat(languageTag(language), {
    timeZone: settings.timeZone,
    hour: '2-digit',
    minute: '2-digit',
    is12h: settings.is12h,
  });
  return {
    title,
    text: t('error.again'),
    retry: { label: t('error.retry'), onPress: retry },
    stale: t('error.stale', { time: clock(loadedAt) }),
  };
}
