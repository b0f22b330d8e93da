import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, Badge, Skeleton } from '@grandstand/ui';
import { useState, type ReactElement } from 'react';
import { useSessionWords } from './session-words';
import styles from '../list-section.module.css';
import { useSignInHistory } from './use-sessions';

interface SignInHistoryProps {
  readonly userId: string | undefined;
}

/** The last attempts to sign in, folded until they are asked for. */
export function SignInHistory({ userId }: SignInHistoryProps): ReactElement {
  const { t } = useAreaWords();
  const { browserOf, placeOf, timeOf } = useSessionWords();
  const [isOpen, setOpen] = useState(false);
  const { data, loadedAt, hasFailed, retry } = useSignInHistory(userId, isOpen);
  const error = useLoadError({ title: t('sessions.history.failed.title'), loadedAt, retry });
  return (
    <details className={styles.history} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{t('sessions.history.title')}</summary>
      {isOpen ? (
        <AreaState
          data={data}
          hasFailed={hasFailed}
          loading={{ label: t('sessions.history.loading'), shape: <Skeleton shape="text" /> }}
          error={{ ...error, text: t('sessions.history.failed.text') }}
        >
          {({ attempts }) =>
            attempts.length === 0 ? (
              <p>{t('sessions.history.none')}</p>
            ) : (
              <ul className={styles.list} aria-label={t('sessions.history.list')}>
                {attempts.map((attempt) => (
                  <li key={attempt.id} className={styles.row}>
                    <div className={styles.facts}>
                      <p className={styles.name}>
                        {timeOf(attempt.at)}{' '}
                        <Badge kind={attempt.isSuccess ? 'success' : 'danger'}>
                          {t(`sessions.history.${attempt.isSuccess ? 'success' : 'failure'}`)}
                        </Badge>
                      </p>
                      <p className={styles.text}>{browserOf(attempt)}</p>
                      <p className={styles.text}>{placeOf(attempt)}</p>
                    </div>
                  </li>
                ))}
              </ul>
            )
          }
        </AreaState>
      ) : null}
    </details>
  );
}
