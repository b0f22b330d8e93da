import type { ReactElement } from 'react';
import type { LimitsState } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Button, EmptyBlock, ErrorBlock, Icon, useLoader } from '@grandstand/ui';
import { Heading } from '../page/heading';
import { CloseAccount } from './change/close-account';
import { LimitSection } from './limits/limit-section';
import { ResponsibleSkeleton } from './responsible-skeleton';
import styles from './responsible.module.css';
import { useIsOnline, useLimitManner, useLimits } from './limits/use-limits';

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
  const isLoading = useLoader(!limits && !hasFailed);
  if (isLoading || (!limits && !hasFailed)) return <ResponsibleSkeleton />;
  if (limits) {
    return (
      <>
        <Strip text={isOnline ? (hasFailed ? t('limits.stale') : '') : t('limits.offline.strip')}>
          {isOnline ? (
            <Button size="s" onClick={retry}>
              {t('error.retry')}
            </Button>
          ) : null}
        </Strip>
        <Sections limits={limits} />
      </>
    );
  }
  if (isOnline) {
    return (
      <ErrorBlock
        title={t('limits.failed.title')}
        text={t('limits.failed.text')}
        action={{ label: t('error.retry'), onPress: retry }}
      />
    );
  }
  return (
    <EmptyBlock icon="offline" title={t('limits.offline.title')} text={t('limits.offline.text')}>
      <Button kind="primary" onClick={retry}>
        {t('error.retry')}
      </Button>
    </EmptyBlock>
  );
}

interface StripProps {
  /** Empty where there is no message. */
  readonly text: string;
  readonly children: ReactElement | null;
}

/** A banner that the limits below may be stale. */
function Strip({ text, children }: StripProps): ReactElement {
  return (
    <div role="status">
      {text === '' ? null : (
        <div className={styles.strip}>
          <Icon name="offline" />
          <p>{text}</p>
          {children}
        </div>
      )}
    </div>
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
