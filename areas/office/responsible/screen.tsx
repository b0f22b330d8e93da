import type { ReactElement } from 'react';
import type { LimitsState } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { AreaState } from '@grandstand/ui';
import { Heading } from '../page/heading';
import { CloseAccount } from './change/close-account';
import { LimitSection } from './limits/limit-section';
import { ResponsibleSkeleton } from './responsible-skeleton';
import styles from './responsible.module.css';
import { useIsOnline, useLimitManner, useLimits } from './use-limits';

interface ResponsibleScreenProps {
  readonly userId: string | undefined;
}

/** The page of responsible gaming: all limits, their pending changes, time-outs and self-exclusion. */
export default function ResponsibleScreen({ userId }: ResponsibleScreenProps): ReactElement {
  const { t } = useAreaWords();
  return (
    <>
      <Heading text={t('limits.title')} />
      <p className={styles.intro}>{t('limits.text')}</p>
      <LimitsOrState userId={userId} />
    </>
  );
}

function LimitsOrState({ userId }: ResponsibleScreenProps): ReactElement {
  const { t } = useAreaWords();
  const { limits, hasFailed, retry } = useLimits(userId);
  const isOnline = useIsOnline();
  const cause = isOnline ? 'failed' : 'offline';
  return (
    <AreaState
      data={limits}
      hasFailed={hasFailed || (limits !== undefined && !isOnline)}
      loading={{ label: t('limits.loading'), shape: <ResponsibleSkeleton /> }}
      error={{
        title: t(`limits.${cause}.title`),
        text: t(`limits.${cause}.text`),
        retry: { label: t('error.retry'), onPress: retry },
        stale: t(isOnline ? 'limits.stale' : 'limits.offline.strip'),
      }}
    >
      {(loaded) => <Sections limits={loaded} />}
    </AreaState>
  );
}

function Sections({ limits }: { readonly limits: LimitsState }): ReactElement {
  const manner = useLimitManner(limits);
  return (
    <div className={styles.sections}>
      {limits.sections.map((section) => (
        <LimitSection key={section.id} section={section} limits={limits} manner={manner} />
      ))}
      <CloseAccount reasons={limits.selfExcludeReasons} />
    </div>
  );
}
