import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { withLanguage } from '../../routes';
import { useLanguage } from '../frame/shell-state';
import styles from './brand.module.css';

/** The site's name, as it is drawn. */
export function Brand(): ReactElement {
  return (
    <span className={styles.brand}>
      Grand<span className={styles.end}>stand</span>
    </span>
  );
}

/** The site's name, which leads home. */
export function HomeBrand(): ReactElement {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <a href={withLanguage(language, '/')} aria-label={t('header.home')}>
      <Brand />
    </a>
  );
}
