import type { ComponentProps } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { clockText, zonedTime } from '@grandstand/line-ui';
import type { AreaState } from '@grandstand/ui';

interface FailedLoad {
  /** What could not be loaded. */
  readonly title: string;
  /** When the shown data were loaded. */
  readonly loadedAt: number;
  readonly retry: () => void;
}

/** The texts of data that could not be loaded, or not again. */
export function useLoadError({
  title,
  loadedAt,
  retry,
}: FailedLoad): ComponentProps<typeof AreaState>['error'] {
  const { settings, t } = useAreaWords();
  const time = clockText(zonedTime(loadedAt, settings.timeZone), settings.is12h);
  return {
    title,
    text: t('error.again'),
    retry: { label: t('error.retry'), onPress: retry },
    stale: t('error.stale', { time }),
  };
}
