import { Button, Icon, saveFile } from '@grandstand/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteName } from '../frame/shell-state';
import { useClipboard } from '../frame/use-clipboard';
import styles from './dialogs.module.css';

interface CredentialsProps {
  readonly login: string;
  readonly password: string;
  readonly onDone: () => void;
}

/** Shows the credentials, which are shown only once, and ways to keep them. */
export function Credentials({ login, password, onDone }: CredentialsProps): ReactElement {
  const { t } = useTranslation();
  const { copying, copy } = useClipboard();
  const welcome = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone, so the focus moves to the element in its place.
  useEffect(() => welcome.current?.focus({ preventScroll: true }), []);
  const text = `${t('dialog.signIn.login')}: ${login}\n${t('dialog.signIn.password')}: ${password}\n`;

  return (
    <div className={styles.body}>
      <p ref={welcome} className={styles.welcome} role="status" tabIndex={-1}>
        {t('dialog.registration.welcome', { name: useSiteName() })}
      </p>
      <p className={styles.text}>{t('dialog.registration.keep')}</p>
      <dl className={styles.credentials}>
        <dt>{t('dialog.signIn.login')}</dt>
        <dd>{login}</dd>
        <dt>{t('dialog.signIn.password')}</dt>
        <dd>{password}</dd>
      </dl>
      <div className={styles.keep}>
        <Button onClick={() => void copy(text)}>
          <Icon name="copy" /> {t('dialog.registration.copy')}
        </Button>
        <Button onClick={() => saveFile(t('dialog.registration.fileName'), text, 'text/plain')}>
          <Icon name="download" /> {t('dialog.registration.save')}
        </Button>
      </div>
      <p className={styles.text} role="status">
        {copying === null ? '' : t(`dialog.registration.${copying}`)}
      </p>
      <Button kind="primary" size="l" isWide onClick={onDone}>
        {t('dialog.registration.done')}
      </Button>
    </div>
  );
}
