import type { ReactElement } from 'react';
import { sessionState } from '@grandstand/bus-contracts';
import { fairSeeds } from '@grandstand/bus-contracts/player';
import { usePlayerQuery } from '@grandstand/bus-contracts/query';
import { useAreaWords, useBus, useBusState } from '@grandstand/bus-contracts/react';
import { Section } from '@grandstand/ui';
import type { GameManifest } from '../manifest';
import styles from './game-details.module.css';

/** How the numbers of the next round were fixed before it, and where rounds are checked. */
export function FairnessSection(): ReactElement {
  const { href, t } = useAreaWords();
  const bus = useBus<GameManifest>();
  const session = useBusState(sessionState);
  const userId = session?.status === 'player' ? session.userId : undefined;
  // Without them the rest of the section holds as well.
  const seeds = usePlayerQuery(bus, fairSeeds, {}, userId).data?.current;
  return (
    <Section title={t('games.fair.title')}>
      <p>{t('games.fair.text')}</p>
      {seeds ? (
        <dl className={styles.seeds}>
          <dt>{t('games.fair.commitment')}</dt>
          <dd>
            <code className={styles.hash}>{seeds.commitment}</code>
          </dd>
        </dl>
      ) : null}
      <p>
        <a className={styles.link} href={href('/office/fairness')}>
          {t('games.game.fairness')}
        </a>
      </p>
    </Section>
  );
}
