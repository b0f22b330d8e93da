import type { ReactElement } from 'react';
import {
  REQUEST_LENGTH,
  type Movement,
  type RequestSubTopic,
  type RequestTopic,
} from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Alert, Form, Section, Select, SubmitButton, TextArea, TextField } from '@grandstand/ui';
import { AttachmentField } from '../files/attachment-field';
import { useAttachments } from '../files/use-attachments';
import { AnswerTime } from '../page/answer-time';
import styles from '../page/support-app.module.css';
import { useWriting } from '../page/use-writing';
import { useNewRequest } from './use-new-request';

interface RequestFormProps {
  readonly topic: RequestTopic;
  readonly choices: readonly RequestSubTopic[];
  /** How long an answer takes. */
  readonly answerMs: number | null;
  readonly movement: Movement | null;
}

/** A new request: what the case needs, a message, and files. */
export function RequestForm({
  topic,
  choices,
  answerMs,
  movement,
}: RequestFormProps): ReactElement {
  const { t } = useAreaWords();
  const { money, time } = useWriting();
  const attachments = useAttachments();
  const request = useNewRequest({
    topic,
    choices,
    movementId: movement?.id ?? null,
    attachments,
  });
  const { subTopic, fault } = request;
  return (
    <Section
      title={choices.length === 1 && subTopic ? `${topic.name}: ${subTopic.name}` : topic.name}
    >
      {movement === null ? null : (
        <p className={styles.movement}>
          <span className={styles.quiet}>{t(`movement.${movement.kind}`)}</span>{' '}
          <strong>{money(movement)}</strong>{' '}
          <span className={styles.quiet}>{time(movement.createdAt)}</span>
        </p>
      )}
      <Form
        aria-label={t('form.label')}
        isBusy={request.isSending}
        onSubmit={() => void request.submit()}
      >
        {choices.length > 1 && subTopic ? (
          <Select
            shape="form"
            label={t('form.about')}
            options={choices.map(({ id, name }) => ({ value: id, label: name }))}
            value={subTopic.id}
            onChange={request.choose}
          />
        ) : null}
        {request.fields.map(({ name, value, isFaulty }) => (
          <TextField
            key={name}
            label={t(`field.${name}`)}
            value={value}
            maxLength={40}
            inputMode={name === 'digits' ? 'numeric' : name === 'amount' ? 'decimal' : 'text'}
            autoComplete="off"
            error={isFaulty ? t(`fieldFault.${name}`) : undefined}
            onChange={(next) => request.edit(name, next)}
          />
        ))}
        <TextArea
          label={t('form.text')}
          hint={subTopic?.hint}
          value={request.text}
          maxLength={REQUEST_LENGTH}
          error={request.isTextMissing ? t('form.noText') : undefined}
          onChange={request.write}
        />
        <AttachmentField attachments={attachments} isAsked={subTopic?.isFileAsked ?? false} />
        <AnswerTime answerMs={answerMs} />
        <Alert
          text={
            fault
              ? t(`fault.${fault}`)
              : attachments.isBusy && request.text
                ? t('files.wait')
                : null
          }
        />
        <SubmitButton size="l" isWide disabled={attachments.isBusy}>
          {t('form.send')}
        </SubmitButton>
      </Form>
    </Section>
  );
}
