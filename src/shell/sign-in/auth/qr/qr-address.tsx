import { Button, useClipboard } from '@grandstand/ui';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import dialogStyles from '../../../frame/dialogs.module.css';
import styles from './qr.module.css';

/** The address in the QR code, for a player who can't scan it. */
export function QrAddress({ address }: { readonly address: string }): ReactElement {
  const { t } = useTexts();
  const { copying, copy } = useClipboard();
  /** The address changes: another one is not copied yet. */
  const [copied, setCopied] = useState('');
  const press = (): void => {
    setCopied(address);
    void copy(address);
  };
  return (
    <>
      <div className={styles.address}>
        <code>{address}</code>
        <Button size="s" onClick={press}>
          {t('signIn.qr.copy')}
        </Button>
      </div>
      <p className={dialogStyles.text} role="status">
        {copied === address && copying ? t(`signIn.qr.${copying}`) : null}
      </p>
    </>
  );
}
