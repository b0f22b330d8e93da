import type { ReactElement } from 'react';
import { maintenanceText, type MaintenanceSpan } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { ButtonLink } from '@grandstand/ui';
import styles from './technical-page.module.css';

/** The site is closed: since when, and until when. */
export function MaintenancePage({ span }: { readonly span: MaintenanceSpan }): ReactElement {
  const { href, language, settings, t } = useAreaWords();
  const { lang, title, text } = maintenanceText(language, span, settings);
  return (
    <div className={styles.page}>
      <h1 className={styles.title} lang={lang}>
        {title}
      </h1>
      <p className={styles.text} lang={lang}>
        {text}
      </p>
      <nav className={styles.links} aria-label={t('links')}>
        <ButtonLink kind="primary" href={href('/')} data-load="">
          {t('again')}
        </ButtonLink>
      </nav>
    </div>
  );
}
