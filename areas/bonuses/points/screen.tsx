import { useEffect, type ReactElement } from 'react';
import { sessionState } from '@grandstand/bus-contracts';
import { pointsLoad, pointsState, type PointsView } from '@grandstand/bus-contracts/player';
import { useAreaWords, useBusState, useLoadError, useSend } from '@grandstand/bus-contracts/react';
import { AreaState, Section } from '@grandstand/ui';
import { BonusesSkeleton } from '../page/bonuses-skeleton';
import { OfficeLinks } from '../page/office-links';
import { PointHistory } from './point-history';
import styles from './points.module.css';
import { Store } from './store';

/** The player's points, and what they were given and taken for. */
export default function PointsScreen(): ReactElement {
  const { t } = useAreaWords();
  const points = useBusState(pointsState) ?? undefined;
  const isPlayer = useBusState(sessionState)?.status === 'player';
  const { send, isSending, error: failure } = useSend(pointsLoad);
  useEffect(() => {
    if (isPlayer) void send({});
  }, [isPlayer, send]);
  const hasFailed = failure !== undefined && !isSending;
  const error = useLoadError({
    title: t('bonuses.points.failed'),
    loadedAt: 0,
    retry: () => void send({}),
  });
  return (
    <>
      <OfficeLinks current="points" />
      <AreaState
        data={points}
        hasFailed={hasFailed && points === undefined}
        loading={{ label: t('bonuses.loading'), shape: <BonusesSkeleton /> }}
        error={error}
      >
        {(loaded) => (
          <>
            <Balance points={loaded} />
            <Store points={loaded} />
            <PointHistory entries={loaded.entries} />
          </>
        )}
      </AreaState>
    </>
  );
}

function Balance({ points: { points, waiting } }: { readonly points: PointsView }): ReactElement {
  const { href, t } = useAreaWords();
  return (
    <Section title={t('bonuses.points.balance')} isWide>
      <p className={styles.points}>{t('bonuses.points.have', { count: points })}</p>
      {waiting === 0 ? null : <p>{t('bonuses.points.waiting', { count: waiting })}</p>}
      <p className={styles.quiet}>{t('bonuses.points.noMoney')}</p>
      <p className={styles.links}>
        <a className={styles.link} href={href('/office/casino/vipcashback')}>
          {t('bonuses.points.earn')}
        </a>
        <a className={styles.link} href={href('/games')}>
          {t('bonuses.points.games')}
        </a>
      </p>
    </Section>
  );
}
