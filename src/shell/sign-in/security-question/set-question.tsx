import { useSend } from '@grandstand/bus-contracts/react';
import { securityQuestionConfirm } from '@grandstand/bus-contracts/shell';
import type { SecurityQuestionDialog } from '@grandstand/bus-contracts/shell';
import { Alert, Button, Form, Select, Sheet, SubmitButton, TextField } from '@grandstand/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import dialogStyles from '../../frame/dialogs.module.css';
import { proofText } from '../proof/proof-text';
import { useProof } from '../proof/use-proof';
import { useTimeOf } from '../../frame/use-countdown';

interface SetQuestionProps {
  readonly dialog: SecurityQuestionDialog;
  readonly onClose: () => void;
}

/** Lets the player choose a security question and answer it, or remove it, and asks for a proof where that is needed. */
export function SetQuestion({ dialog, onClose }: SetQuestionProps): ReactElement {
  const { t } = useTexts();
  const timeOf = useTimeOf();
  const { act, questions, proof, isBusy, message } = dialog;
  const [question, setQuestion] = useState(questions[0]?.id ?? '');
  const [answer, setAnswer] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { send: confirm } = useSend(securityQuestionConfirm);
  const { fields, take } = useProof(proof, message);
  const isMissing = act === 'set' && answer.trim() === '';

  useEffect(() => {
    if (message?.code === 'short-answer') field.current?.focus();
  }, [message]);

  const submit = (): void => {
    setWasTried(true);
    const given = take();
    if (isMissing) field.current?.focus();
    else if (given) {
      const set = act === 'set' ? { question, answer: answer.trim() } : undefined;
      void confirm({ ...given, ...(set && { set }) }, { deadline: Infinity });
    }
  };
  return (
    <Sheet
      isForm
      title={t(`securityQuestion.${act}.title`)}
      closeLabel={t('dialog.close')}
      onClose={onClose}
    >
      <div className={dialogStyles.body}>
        <p className={dialogStyles.text}>{t(`securityQuestion.${act}.text`)}</p>
        <Form isBusy={isBusy} onSubmit={submit}>
          {act === 'set' ? (
            <>
              <Select
                label={t('securityQuestion.question')}
                shape="form"
                options={questions.map(({ id, text }) => ({ value: id, label: text }))}
                value={question}
                onChange={setQuestion}
              />
              <TextField
                ref={field}
                label={t('securityQuestion.answer')}
                name="security-answer"
                autoComplete="off"
                maxLength={200}
                size="l"
                value={answer}
                onChange={setAnswer}
                error={wasTried && isMissing ? t('securityQuestion.missing') : undefined}
              />
              <p className={dialogStyles.text}>{t('securityQuestion.hint')}</p>
            </>
          ) : null}
          {fields}
          <Alert text={isBusy || !message ? null : proofText(message, t, timeOf)} />
          <SubmitButton size="l" isWide>
            {t(`securityQuestion.${act}.confirm`)}
          </SubmitButton>
          <Button size="l" isWide onClick={onClose}>
            {t('securityQuestion.back')}
          </Button>
        </Form>
      </div>
    </Sheet>
  );
}
