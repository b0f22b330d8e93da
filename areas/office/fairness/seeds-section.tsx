import { languageTag } from '@grandstand/bus-contracts/domain';
import type { FairSeeds } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Button } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { timeText } from '../words/time-text';
import { ClientSeedForm } from './client-seed-form';
import { Fact } from './fact';
import styles from './fairness.module.css';
import type { SeedChange, SeedOutcome } from './use-fairness';

interface SeedsSectionProps {
  readonly seeds: FairSeeds;
  readonly isChanging: boolean;
  readonly outcome: SeedOutcome | undefined;
  readonly onChange: (change: SeedChange) => void;
}

/** The seeds in use, which the player changes and rotates. */
export function SeedsSection(props: SeedsSectionProps): ReactElement {
  const { t } = useAreaWords();
  const { seeds, isChanging, outcome, onChange } = props;
  const { commitment, clientSeed } = seeds.current;
  const isDone = outcome === 'rotated' || outcome === 'saved';
  return (
    <section className={styles.card} aria-label={t('fairness.seeds.title')}>
      <h2 className={styles.title}>{t('fairness.seeds.title')}</h2>
      <CurrentSeeds current={seeds.current} />
      <ClientSeedForm
        key={commitment}
        clientSeed={clientSeed ?? ''}
        isBusy={isChanging}
        onSave={(text) => onChange({ commitment, clientSeed: text })}
      />
      <div className={styles.notice}>
        <p className={styles.done} role="status">
          {isDone ? t(`fairness.outcome.${outcome}`) : ''}
        </p>
        <p className={styles.failed} role="alert">
          {outcome && !isDone ? t(`fairness.outcome.${outcome}`) : ''}
        </p>
        {clientSeed === null && !outcome ? <p>{t('fairness.clientSeed.none')}</p> : null}
      </div>
      <div className={styles.rotation}>
        <p className={styles.text}>{t('fairness.rotate.text')}</p>
        <Button isBusy={isChanging} onClick={() => onChange({ commitment })}>
          {t('fairness.rotate.action')}
        </Button>
      </div>
    </section>
  );
}

function CurrentSeeds({ current }: Pick<FairSeeds, 'current'>): ReactElement {
  const { language, settings, t } = useAreaWords();
  return (
    <dl className={styles.facts}>
      <Fact name={t('fairness.seeds.commitment')} isHash>
        {current.commitment}
      </Fact>
      <Fact name={t('fairness.seeds.since')}>
        {timeText(current.since, languageTag(language), settings)}
      </Fact>
      <Fact name={t('fairness.seeds.rounds')}>{current.rounds}</Fact>
    </dl>
  );
}
