import { feedState, type PayloadOf } from '@grandstand/bus-contracts';
import { useBusState } from '@grandstand/bus-contracts/react';
import { Icon } from '@grandstand/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import styles from './feed-line.module.css';

/** Shows how old the prices are, if they are stale. */
export function FeedLine(): ReactElement | null {
  const feed = useBusState(feedState);
  if (!feed || feed.status === 'live' || (feed.status === 'connecting' && !feed.isStale)) {
    return null;
  }
  return <OldPrices lastHeard={feed.lastHeard} />;
}

interface OldPricesProps {
  readonly lastHeard: PayloadOf<typeof feedState>['lastHeard'];
}

function OldPrices({ lastHeard }: OldPricesProps): ReactElement {
  const { t } = useTexts();
  const now = useNow();
  // The monotonic clock can't be set; the system clock continues while the machine sleeps.
  const silence =
    lastHeard && Math.max(0, now.at - lastHeard.at, now.steadyAt - lastHeard.steadyAt);
  const age = silence === null ? null : Math.round(silence / 1000);
  return (
    <p className={styles.feed}>
      <Icon name="offline" size="s" />
      {age === null ? t('feed.lost') : t('feed.stale', { count: age })}
    </p>
  );
}

const SECOND = 1000;

const timeNow = (): { at: number; steadyAt: number } => ({
  at: Date.now(),
  steadyAt: performance.now(),
});

/** The current time, updated every second while the component is mounted. */
function useNow(): ReturnType<typeof timeNow> {
  const [now, setNow] = useState(timeNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(timeNow()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return now;
}
