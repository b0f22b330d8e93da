import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, Skeleton } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { Heading } from '../page/heading';
import { CheckForm } from './check-form';
import styles from './fairness.module.css';
import { FormerSeeds } from './former-seeds';
import { RoundsSection } from './rounds-section';
import { SeedsSection } from './seeds-section';
import { SharedSection } from './shared-section';
import { useFairness } from './use-fairness';

interface FairnessScreenProps {
  readonly userId: string | undefined;
}

/** The player's seeds and rounds, and the check of a round in the page. */
export default function FairnessScreen({ userId }: FairnessScreenProps): ReactElement {
  const { t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry, change, isChanging, outcome } = useFairness(userId);
  const error = useLoadError({ title: t('fairness.failed'), loadedAt, retry });
  return (
    <>
      <Heading text={t('fairness.title')} />
      <p className={styles.intro}>{t('fairness.text')}</p>
      <AreaState
        data={data}
        hasFailed={hasFailed}
        loading={{ label: t('fairness.loading'), shape: <FairnessSkeleton /> }}
        error={error}
      >
        {({ seeds, rounds, shared }) => (
          <div className={styles.sections}>
            <SeedsSection
              seeds={seeds}
              isChanging={isChanging}
              outcome={outcome}
              onChange={change}
            />
            <RoundsSection rounds={rounds} />
            {shared.length > 0 ? <SharedSection rounds={shared} /> : null}
          </div>
        )}
      </AreaState>
      {/* It needs no operator; while the others load it would be pushed down. */}
      {data || hasFailed ? <CheckForm /> : null}
      {data && data.seeds.former.length > 0 ? <FormerSeeds former={data.seeds.former} /> : null}
    </>
  );
}

function FairnessSkeleton(): ReactElement {
  return (
    <div className={styles.skeleton}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}
