import { useEffect, useRef, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useConfig } from '../../frame/shell-state';
import styles from '../../frame/dialogs.module.css';

/** Says that only support can move the account, and leads there where the operator named an address. */
export function SupportStep(): ReactElement {
  const { t } = useTexts();
  const email = useConfig()?.supportEmail;
  const text = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone, so the focus moves to the element in its place.
  useEffect(() => text.current?.focus(), []);
  return (
    <div className={styles.body}>
      <p ref={text} className={styles.text} tabIndex={-1}>
        {t('transfer.support')}
      </p>
      {email ? (
        <a className={styles.link} href={`mailto:${email}`}>
          {t('transfer.write')}
        </a>
      ) : null}
    </div>
  );
}
