import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, Button, classNames, Section } from '@grandstand/ui';
import { useRef, type ReactElement } from 'react';
import { SessionRow } from './session-row';
import styles from '../list-section.module.css';
import { SignInHistory } from './sign-in-history';
import { SectionSkeleton } from '../section-skeleton';
import { useSessions, type EndOutcome, type SessionsToEnd } from './use-sessions';

interface SessionsSectionProps {
  readonly userId: string | undefined;
}

const GOOD: readonly (EndOutcome | undefined)[] = ['one', 'others'];

/** Where the player is signed in, and where somebody tried to. */
export function SessionsSection({ userId }: SessionsSectionProps): ReactElement {
  const { t } = useAreaWords();
  return (
    <Section title={t('sessions.title')} text={t('sessions.text')}>
      <ListOrState userId={userId} />
      <SignInHistory userId={userId} />
    </Section>
  );
}

function ListOrState({ userId }: SessionsSectionProps): ReactElement {
  const { t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry, end, isEnding, outcome } = useSessions(userId);
  const error = useLoadError({ title: t('sessions.failed.title'), loadedAt, retry });
  const status = useRef<HTMLParagraphElement>(null);
  const isGood = GOOD.includes(outcome);

  const press = async (what: SessionsToEnd): Promise<void> => {
    // The button with the focus has gone.
    if (await end(what)) status.current?.focus();
  };

  return (
    <AreaState
      data={data}
      hasFailed={hasFailed}
      loading={{ label: t('sessions.loading'), shape: <SectionSkeleton /> }}
      error={{ ...error, text: t('sessions.failed.text') }}
    >
      {({ sessions }) => (
        <>
          <ul className={styles.list} aria-label={t('sessions.list')}>
            {sessions.map((session) => (
              <SessionRow
                key={session.number}
                session={session}
                isBusy={isEnding}
                onEnd={() => void press({ which: 'one', number: session.number })}
              />
            ))}
          </ul>
          {sessions.some(({ isThis }) => !isThis) ? (
            <div>
              <Button isBusy={isEnding} onClick={() => void press({ which: 'others' })}>
                {t('sessions.endOthers')}
              </Button>
            </div>
          ) : null}
          <p ref={status} className={styles.text} role="status" tabIndex={-1}>
            {outcome && isGood ? t(`sessions.outcome.${outcome}`) : ''}
          </p>
          <p className={classNames(styles.text, styles.failed)} role="alert">
            {outcome && !isGood ? t(`sessions.outcome.${outcome}`) : ''}
          </p>
        </>
      )}
    </AreaState>
  );
}
