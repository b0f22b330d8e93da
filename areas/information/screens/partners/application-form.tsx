import { useEffect, useRef, type ReactElement } from 'react';
import { APPLICATION_LENGTH } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Alert, Form, Section, SubmitButton, TextArea, TextField } from '@grandstand/ui';
import type { ApplicationField } from './application-rules';
import styles from './application-form.module.css';
import { useApplication } from './use-application';

/** Asks the operator for a partner's number; the place `apply` of the page. */
export function ApplicationForm(): ReactElement {
  const { t } = useAreaWords();
  const { application, edit, fault, faults, isSending, sentTo, submit } = useApplication();
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (sentTo !== undefined) status.current?.focus();
  }, [sentTo]);
  const title = t('partner.title');
  const fieldOf = (field: ApplicationField) => {
    const found = faults[field];
    return {
      label: t(`partner.${field}`),
      value: application[field],
      error: found && t(`partner.fault.${found}`, { count: APPLICATION_LENGTH.min }),
      onChange: (value: string) => edit(field, value),
    };
  };
  return (
    <Section id="apply" title={title} {...(sentTo === undefined && { text: t('partner.intro') })}>
      <p ref={status} className={styles.status} role="status" tabIndex={-1}>
        {sentTo === undefined ? null : t('partner.sent', { mail: sentTo })}
      </p>
      {sentTo === undefined ? (
        <Form aria-label={title} isBusy={isSending} onSubmit={() => void submit()}>
          <TextField {...fieldOf('name')} autoComplete="name" maxLength={APPLICATION_LENGTH.name} />
          <TextField
            {...fieldOf('mail')}
            type="email"
            autoComplete="email"
            maxLength={APPLICATION_LENGTH.mail}
          />
          <TextField {...fieldOf('place')} maxLength={APPLICATION_LENGTH.place} />
          <TextArea
            {...fieldOf('text')}
            hint={t('partner.length', {
              ...APPLICATION_LENGTH,
              number: application.text.trim().length,
            })}
            maxLength={APPLICATION_LENGTH.max}
          />
          <Alert text={fault === undefined ? null : t(`partner.fault.${fault}`)} />
          <div>
            <SubmitButton>{t('partner.send')}</SubmitButton>
          </div>
        </Form>
      ) : null}
    </Section>
  );
}
