import { useSend } from '@grandstand/bus-contracts/react';
import { registrationMail } from '@grandstand/bus-contracts/shell';
import { Alert, Button, Icon, saveBlob, saveFile, useClipboard } from '@grandstand/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { withLanguage } from '../../../routes';
import { useLanguage, useSiteName } from '../../frame/shell-state';
import styles from '../../frame/dialogs.module.css';
import { credentialsImage } from './credentials-image';

interface CredentialsProps {
  readonly login: string;
  readonly password: string;
  /** The confirmed mail address; null where there is none. */
  readonly mail: string | null;
  /** The player was about to leave without them. */
  readonly isAsked: boolean;
  readonly onKept: () => void;
  readonly onDone: () => void;
}

/** Shows the credentials, which are shown only once, and ways to keep them. */
export function Credentials({
  login,
  password,
  mail,
  isAsked,
  onKept,
  onDone,
}: CredentialsProps): ReactElement {
  const { t } = useTexts();
  const { language } = useLanguage();
  const siteName = useSiteName();
  const { copying, copy } = useClipboard();
  const [isImageFailed, setIsImageFailed] = useState(false);
  const welcome = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone, so the focus moves to the element in its place.
  useEffect(() => welcome.current?.focus({ preventScroll: true }), []);
  const rows = [
    [t('dialog.signIn.login'), login],
    [t('dialog.signIn.password'), password],
  ] as const;
  const text = rows.map(([label, value]) => `${label}: ${value}\n`).join('');

  const saveImage = async (): Promise<void> => {
    try {
      saveBlob(t('registration.imageName'), await credentialsImage(siteName, rows));
      setIsImageFailed(false);
      onKept();
    } catch {
      setIsImageFailed(true);
    }
  };

  const saveText = (): void => {
    saveFile(t('registration.fileName'), text, 'text/plain');
    onKept();
  };
  const copyText = async (): Promise<void> => {
    if (await copy(text)) onKept();
  };

  return (
    <div className={styles.body}>
      <p ref={welcome} className={styles.welcome} tabIndex={-1}>
        {t('registration.welcome', { name: siteName })}
      </p>
      <p className={styles.text}>{t('registration.keep')}</p>
      <dl className={styles.credentials}>
        {rows.flatMap(([label, value]) => [
          <dt key={`${label} label`}>{label}</dt>,
          <dd key={label}>{value}</dd>,
        ])}
      </dl>
      <div className={styles.keep}>
        <Button onClick={() => void copyText()}>
          <Icon name="copy" /> {t('registration.copy')}
        </Button>
        <Button onClick={saveText}>
          <Icon name="download" /> {t('registration.save')}
        </Button>
        <Button onClick={() => void saveImage()}>
          <Icon name="download" /> {t('registration.saveImage')}
        </Button>
        {mail === null ? null : <MailButton mail={mail} password={password} />}
      </div>
      <p className={styles.text} role="status">
        {copying === null ? '' : t(`registration.${copying}`)}
        {isImageFailed ? t('registration.imageFailed') : ''}
      </p>
      <p className={styles.text}>
        {t('registration.limitText')}{' '}
        <a
          className={styles.link}
          href={withLanguage(language, '/office/responsible')}
          onClick={onDone}
        >
          {t('registration.setLimit')}
        </a>
      </p>
      {mail === null ? (
        <p className={styles.text}>
          {t('registration.mailText')}{' '}
          <a
            className={styles.link}
            href={withLanguage(language, '/user/accountverify')}
            onClick={onDone}
          >
            {t('registration.addMail')}
          </a>
        </p>
      ) : null}
      <Alert text={isAsked ? t('registration.notKept') : null} />
      <Button kind="primary" size="l" isWide onClick={onDone}>
        {t('registration.done')}
      </Button>
    </div>
  );
}

/** Has the credentials sent to the address. */
function MailButton({
  mail,
  password,
}: {
  readonly mail: string;
  readonly password: string;
}): ReactElement {
  const { t } = useTexts();
  const { send, isSending, error } = useSend(registrationMail);
  const [isSent, setIsSent] = useState(false);
  const mailIt = async (): Promise<void> => {
    if (await send({ password })) setIsSent(true);
  };
  return (
    <>
      <Button disabled={isSending || isSent} onClick={() => void mailIt()}>
        {t('registration.mailIt')}
      </Button>
      <p className={styles.text} role="status">
        {isSent ? t('registration.mailed', { mail }) : null}
        {error && !isSent ? t('registration.mailFailed') : null}
      </p>
    </>
  );
}
