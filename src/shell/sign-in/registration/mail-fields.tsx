import { Button, TextField } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { PasswordField } from '../password-field/password-field';
import type { Draft } from './draft';
import { mailHint } from './mail-hint';
import styles from './registration.module.css';
import type { RegistrationInUse } from './use-registration';

/** Asks for a mail address, a password, the name and the date of birth. */
export function MailFields({
  registration: { draft, edit, leave, problems, leastAge },
}: {
  readonly registration: RegistrationInUse;
}): ReactElement {
  const { t } = useTexts();
  const hint = mailHint(draft.email);
  const errorOf = (field: keyof Draft): string | undefined => {
    const problem = problems[field];
    return problem === undefined ? undefined : t(`registration.${problem}`, { count: leastAge });
  };
  return (
    <>
      <div>
        <TextField
          label={t('registration.mail')}
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={100}
          size="l"
          value={draft.email}
          onChange={(email) => edit({ email })}
          onBlur={() => leave('email')}
          error={errorOf('email')}
        />
        <p className={styles.quiet} role="status">
          {hint === null ? null : (
            <Button kind="quiet" size="s" onClick={() => edit({ email: hint })}>
              {t('registration.mailHint', { mail: hint })}
            </Button>
          )}
        </p>
      </div>
      <PasswordField
        label={t('dialog.signIn.password')}
        showLabel={t('registration.show')}
        name="password"
        autoComplete="new-password"
        maxLength={200}
        size="l"
        value={draft.password}
        onChange={(password) => edit({ password })}
        onBlur={() => leave('password')}
        error={errorOf('password')}
      />
      <TextField
        label={t('registration.name')}
        name="name"
        autoComplete="given-name"
        maxLength={100}
        size="l"
        value={draft.name}
        onChange={(name) => edit({ name })}
        onBlur={() => leave('name')}
        error={errorOf('name')}
      />
      <TextField
        label={t('registration.birthday')}
        type="date"
        name="birthday"
        autoComplete="bday"
        min="1900-01-01"
        size="l"
        value={draft.birthday}
        onChange={(birthday) => edit({ birthday })}
        onBlur={() => leave('birthday')}
        error={errorOf('birthday')}
      />
    </>
  );
}
