import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './seo-frame.module.css';

interface SeoFrameProps {
  /** The visible part. */
  readonly lead: ReactElement;
  /** Waits for a press; null where nothing does. */
  readonly rest: ReactElement | null;
}

/** The frame of the text block. */
export function SeoFrame({ lead, rest }: SeoFrameProps): ReactElement {
  const { t } = useTranslation();
  return (
    <section className={styles.frame} aria-label={t('seo.label')}>
      {lead}
      {rest === null ? null : (
        <details className={styles.rest}>
          <summary>{t('seo.more')}</summary>
          {rest}
        </details>
      )}
    </section>
  );
}
