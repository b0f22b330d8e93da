import { feedState } from '@grandstand/bus-contracts';
import { useBusState } from '@grandstand/bus-contracts/react';
import { Icon } from '@grandstand/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './feed-line.module.css';

/** Says how old the prices are, when they are. */
export function FeedLine(): ReactElement | null {
  const feed = useBusState(feedState);
  if (!feed || feed.status === 'live' || (feed.status === 'connecting' && !feed.isStale)) {
    return null;
  }
  return <OldPrices lastHeardAt={feed.lastHeardAt} />;
}

function OldPrices({ lastHeardAt }: { readonly lastHeardAt: number | null }): ReactElement {
  const { t } = useTranslation();
  const now = useNow();
  const age = lastHeardAt === null ? null : Math.max(0, Math.round((now - lastHeardAt) / 1000));
  return (
    <p className={styles.feed}>
      <Icon name="offline" size="s" />
      {age === null ? t('feed.lost') : t('feed.stale', { count: age })}
    </p>
  );
}

const SECOND = 1000;

/** The time, told every second: only while something on the page says how long ago. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return now;
}
