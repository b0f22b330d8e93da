import type { ReactElement } from 'react';
import { pointsLoad, pointsState, type PointsView } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Section } from '@grandstand/ui';
import { OwnState } from '../../page/own-state';
import { AllSpins } from '../../spins/own-spins';
import { PointHistory } from './point-history';
import styles from './points.module.css';
import { Store } from './store';

/** The player's points, and what they were given and taken for. */
export default function PointsScreen(): ReactElement {
  const { t } = useAreaWords();
  return (
    <OwnState
      page="points"
      state={pointsState}
      load={pointsLoad}
      failed={t('bonuses.points.failed')}
    >
      {(loaded) => (
        <>
          <Balance points={loaded} />
          <AllSpins />
          <Store points={loaded} />
          <PointHistory entries={loaded.entries} />
        </>
      )}
    </OwnState>
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
