import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { ButtonLink } from '@grandstand/ui';
import type { ErrorCode } from './page-of';
import styles from './technical-page.module.css';

/** The error, and links onwards. */
export function ErrorPage({ code }: { readonly code: ErrorCode }): ReactElement {
  const { href, t } = useAreaWords();
  return (
    <div className={styles.page}>
      <p className={styles.code} aria-hidden="true">
        {code}
      </p>
      <h1 className={styles.title}>{t(`error.${code}.title`)}</h1>
      <p className={styles.text}>{t(`error.${code}.text`)}</p>
      <nav className={styles.links} aria-label={t('links')}>
        <ButtonLink kind="primary" href={href('/')}>
          {t('link.home')}
        </ButtonLink>
        <ButtonLink href={href('/live')}>{t('link.live')}</ButtonLink>
        <ButtonLink href={href('/line')}>{t('link.line')}</ButtonLink>
      </nav>
      <p className={styles.cause}>
        {code === 500
          ? `${t('error.code', { code })}: ${t('error.cause')}`
          : t('error.code', { code })}
      </p>
    </div>
  );
}
