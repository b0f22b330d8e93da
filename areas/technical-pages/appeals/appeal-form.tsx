import { useEffect, useRef, type ReactElement } from 'react';
import { APPEAL_LENGTH, APPEAL_RATE, type AppealList } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Alert, Form, Section, SubmitButton, TextArea } from '@grandstand/ui';
import styles from './screen.module.css';
import { useSendAppeal, type AppealDraft, type AppealFault, type useAppeals } from './use-appeals';
import { useMoment } from './use-moment';

interface AppealFormProps {
  readonly draft: AppealDraft;
  readonly loaded: ReturnType<typeof useAppeals>;
  readonly refusal: AppealList['refusal'];
}

/** One field for an appeal, or why none can be sent now. */
export function AppealForm({ draft, loaded, refusal }: AppealFormProps): ReactElement {
  const { t } = useAreaWords();
  const faultText = useFaultText();
  const { edit, fault, isSending, isSent, isTooShort, submit } = useSendAppeal(draft, loaded);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isSent) status.current?.focus();
  }, [isSent]);
  const { text } = draft.draft;
  return (
    <Section title={t('appeals.form')} {...(refusal === null && { text: t('appeals.formText') })}>
      <p ref={status} className={styles.status} role="status" tabIndex={-1}>
        {refusal === null
          ? null
          : isSent && refusal.code === 'appeal-waiting'
            ? t('appeals.sent')
            : faultText(refusal)}
      </p>
      {refusal === null ? (
        <Form aria-label={t('appeals.form')} isBusy={isSending} onSubmit={() => void submit()}>
          <TextArea
            label={t('appeals.field')}
            hint={t('appeals.length', { ...APPEAL_LENGTH, number: text.trim().length })}
            value={text}
            maxLength={APPEAL_LENGTH.max}
            error={isTooShort ? t('appeals.tooShort', { count: APPEAL_LENGTH.min }) : undefined}
            onChange={edit}
          />
          <Alert text={fault === undefined ? null : faultText(fault)} />
          <div>
            <SubmitButton>{t('appeals.send')}</SubmitButton>
          </div>
        </Form>
      ) : null}
    </Section>
  );
}

function useFaultText(): (fault: AppealFault) => string {
  const { t } = useAreaWords();
  const moment = useMoment();
  return (fault) =>
    fault.code === 'too-many-appeals'
      ? t('appeals.fault.too-many-appeals', {
          most: APPEAL_RATE.most,
          count: APPEAL_RATE.days,
          time: moment(fault.until),
        })
      : t(`appeals.fault.${fault.code}`);
}
