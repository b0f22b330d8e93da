import { useState, type ReactElement } from 'react';
import { REQUEST_LENGTH, requestsReply } from '@grandstand/bus-contracts/player';
import { useAreaWords, useSend } from '@grandstand/bus-contracts/react';
import { Alert, Form, Section, SubmitButton, TextArea } from '@grandstand/ui';
import { AttachmentField } from '../files/attachment-field';
import { useAttachments } from '../files/use-attachments';
import { faultOf } from '../page/fault-of';

const FAULTS = ['bad-file', 'not-signed-in', 'request-closed', 'too-many-messages'] as const;

interface ReplyFormProps {
  readonly requestId: string;
  /** Loads the request again. */
  readonly reload: () => void;
}

/** Another message of the player. */
export function ReplyForm({ requestId, reload }: ReplyFormProps): ReactElement {
  const { t } = useAreaWords();
  const { send, isSending, error } = useSend(requestsReply);
  const attachments = useAttachments();
  const [text, setText] = useState('');
  const [wasTried, setWasTried] = useState(false);
  // One message for all tries to send it.
  const [refId, setRefId] = useState(() => crypto.randomUUID());
  const isEmpty = text.trim() === '';

  const submit = async (): Promise<void> => {
    setWasTried(true);
    if (isEmpty || attachments.isBusy) return;
    if (!(await send({ requestId, text, files: [...attachments.ids], refId }))) return;
    setText('');
    setWasTried(false);
    setRefId(crypto.randomUUID());
    attachments.clear();
    reload();
  };
  const fault = faultOf(error, FAULTS);

  return (
    <Section label={t('reply.label')}>
      <Form aria-label={t('reply.label')} isBusy={isSending} onSubmit={() => void submit()}>
        <TextArea
          label={t('reply.text')}
          value={text}
          maxLength={REQUEST_LENGTH}
          rows={4}
          error={wasTried && isEmpty ? t('form.noText') : undefined}
          onChange={setText}
        />
        <AttachmentField attachments={attachments} isAsked={false} />
        <Alert text={fault ? t(`fault.${fault}`) : null} />
        <div>
          <SubmitButton disabled={attachments.isBusy}>{t('reply.send')}</SubmitButton>
        </div>
      </Form>
    </Section>
  );
}
