import type { SecurityQuestionAct } from '@grandstand/bus-contracts/player';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, Button, classNames, Section } from '@grandstand/ui';
import { useRef, type ReactElement } from 'react';
import styles from './list-section.module.css';
import { SectionSkeleton } from './section-skeleton';
import { useSecurityQuestion } from './use-security-question';

interface QuestionSectionProps {
  readonly userId: string | undefined;
}

/** Whether the player has a security question, and the buttons that set, change and remove it. */
export function QuestionSection({ userId }: QuestionSectionProps): ReactElement {
  const { t } = useAreaWords();
  return (
    // The page of the account leads here.
    <Section id="security-question" title={t('question.title')} text={t('question.text')}>
      <QuestionOrError key={userId} userId={userId} />
    </Section>
  );
}

function QuestionOrError({ userId }: QuestionSectionProps): ReactElement {
  const { t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry, change, isChanging, outcome } =
    useSecurityQuestion(userId);
  const error = useLoadError({ title: t('question.failed.title'), loadedAt, retry });
  const status = useRef<HTMLParagraphElement>(null);
  const isGood = outcome === 'kept' || outcome === 'removed';

  const press = async (act: SecurityQuestionAct): Promise<void> => {
    // The button with the focus may have gone.
    if (await change(act)) status.current?.focus();
  };

  return (
    <AreaState
      data={data}
      hasFailed={hasFailed}
      loading={{ label: t('question.loading'), shape: <SectionSkeleton /> }}
      error={{ ...error, text: t('question.failed.text') }}
    >
      {({ isSet }) => (
        <>
          <p>{t(isSet ? 'question.isSet' : 'question.none')}</p>
          <div className={styles.actions}>
            <Button isBusy={isChanging} onClick={() => void press('set')}>
              {t(isSet ? 'question.change' : 'question.set')}
            </Button>
            {isSet ? (
              <Button isBusy={isChanging} onClick={() => void press('remove')}>
                {t('question.remove')}
              </Button>
            ) : null}
          </div>
          <p ref={status} className={styles.text} role="status" tabIndex={-1}>
            {isGood ? t(`question.outcome.${outcome}`) : ''}
          </p>
          <p className={classNames(styles.text, styles.failed)} role="alert">
            {outcome && !isGood ? t(`question.outcome.${outcome}`) : ''}
          </p>
        </>
      )}
    </AreaState>
  );
}
