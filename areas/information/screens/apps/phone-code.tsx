import { useSyncExternalStore, type ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { QrPicture, Section } from '@grandstand/ui';
import { SmsLink } from './sms-link';
import styles from './apps.module.css';

const never = (): (() => void) => () => {};

interface PhoneCodeProps {
  readonly path: string;
  /** Whether the message of the operator leads to this page. */
  readonly isSent: boolean;
}

/** The address of the page as a QR code, and by SMS, for a phone; only wide pages have it. */
export function PhoneCode({ path, isSent }: PhoneCodeProps): ReactElement {
  const { t } = useAreaWords();
  // The server does not know under which address it is read.
  const origin = useSyncExternalStore(
    never,
    () => globalThis.location.origin,
    () => null,
  );
  return (
    <div className={styles.phone}>
      <Section title={t('apps.phone')} text={t('apps.scan')}>
        <div className={styles.code}>
          {origin === null ? null : <QrPicture text={origin + path} label={t('apps.code')} />}
        </div>
        {isSent ? <SmsLink /> : null}
      </Section>
    </div>
  );
}
