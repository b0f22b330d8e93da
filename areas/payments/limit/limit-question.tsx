import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, Button, Skeleton } from '@grandstand/ui';
import { useLimitOffer } from '../page/use-payments';
import wish from '../wish/wish.module.css';
import { DeclineForm } from './decline-form';
import { LimitForm } from './limit-form';
import styles from './limit.module.css';

interface LimitQuestionProps {
  readonly userId: string | undefined;
  readonly onAnswered: () => void;
}

/** Asks for a limit before the first deposit. To go on without one takes a second press. */
export function LimitQuestion({ userId, onAnswered }: LimitQuestionProps): ReactElement {
  const { t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry } = useLimitOffer(userId);
  const error = useLoadError({ title: t('limit.failed'), loadedAt, retry });
  const [isDeclining, setIsDeclining] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(isDeclining);

  useEffect(() => {
    if (shown.current === isDeclining) return;
    shown.current = isDeclining;
    title.current?.focus();
  }, [isDeclining]);

  return (
    <section className={wish.card}>
      <h2 ref={title} className={wish.title} tabIndex={-1}>
        {t(isDeclining ? 'limit.sure.title' : 'limit.title')}
      </h2>
      {isDeclining ? (
        <DeclineForm onBack={() => setIsDeclining(false)} onDeclined={onAnswered} />
      ) : (
        <>
          <p className={wish.text}>{t('limit.text')}</p>
          <AreaState
            data={data}
            hasFailed={hasFailed}
            loading={{
              label: t('limit.loading'),
              shape: (
                <div className={styles.skeleton}>
                  <Skeleton shape="block" />
                </div>
              ),
            }}
            error={error}
          >
            {(offer) => <LimitForm offer={offer} onSet={onAnswered} />}
          </AreaState>
          {/* Also where the limits can't be loaded: nobody is kept from paying in by that. */}
          <Button kind="quiet" size="l" isWide onClick={() => setIsDeclining(true)}>
            {t('limit.decline')}
          </Button>
        </>
      )}
    </section>
  );
}
