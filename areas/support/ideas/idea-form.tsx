import type { ReactElement } from 'react';
import { IDEA_LENGTH } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Alert, Form, Section, SubmitButton, TextArea } from '@grandstand/ui';
import styles from '../page/support-app.module.css';
import { useWriting } from '../page/use-writing';
import { useSendIdea, type IdeaDraft } from './use-ideas';

interface IdeaFormProps {
  readonly idea: IdeaDraft;
  /** Loads the ideas again. */
  readonly reload: () => void;
}

/** One field for an idea. */
export function IdeaForm({ idea, reload }: IdeaFormProps): ReactElement {
  const { t } = useAreaWords();
  const { time } = useWriting();
  const { edit, fault, isSending, isSent, isTooShort, submit, until } = useSendIdea(idea, reload);
  const { text } = idea.draft;
  return (
    <Section title={t('ideas.form')} text={t('ideas.text')}>
      <Form aria-label={t('ideas.form')} isBusy={isSending} onSubmit={() => void submit()}>
        <TextArea
          label={t('ideas.field')}
          hint={t('ideas.length', { ...IDEA_LENGTH, number: text.trim().length })}
          value={text}
          maxLength={IDEA_LENGTH.max}
          error={isTooShort ? t('ideas.tooShort', { count: IDEA_LENGTH.min }) : undefined}
          onChange={edit}
        />
        <Alert
          text={
            fault === undefined
              ? null
              : fault === 'not-signed-in'
                ? t('fault.not-signed-in')
                : until === undefined
                  ? t('ideas.unavailable')
                  : t('ideas.tooMany', { time: time(until) })
          }
        />
        <p className={styles.quiet} role="status">
          {isSent ? t('ideas.sent') : null}
        </p>
        <div>
          <SubmitButton>{t('ideas.send')}</SubmitButton>
        </div>
      </Form>
    </Section>
  );
}
