import type { ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import styles from './seo-frame.module.css';

interface SeoFrameProps {
  /** The visible part. */
  readonly lead: ReactElement;
  /** Waits for a press; null where nothing does. */
  readonly rest: ReactElement | null;
}

/** The frame of the text block. */
export function SeoFrame({ lead, rest }: SeoFrameProps): ReactElement {
  const { t } = useTexts();
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
