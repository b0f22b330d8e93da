import { classNames } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { withLanguage } from '../../routes';
import { Part } from '../part';
import { useConfig, useLanguage } from '../shell-state';
import { AccountBar } from './account-bar';
import { DisplaySettings } from './display-settings';
import styles from './header.module.css';
import { SectionLinks } from './section-links';

/** The top of every page. */
export function Header(): ReactElement {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const hasTwoRows = useConfig()?.headerRows === 2;
  return (
    <header className={classNames(styles.header, hasTwoRows && styles.twoRows)}>
      <a className={styles.brand} href={withLanguage(language, '/')} aria-label={t('header.home')}>
        Grand<span className={styles.brandEnd}>stand</span>
      </a>
      <nav className={styles.menu} aria-label={t('header.menu')}>
        <SectionLinks />
      </nav>
      <div className={styles.settings}>
        <Part fallback={null}>
          <DisplaySettings />
        </Part>
      </div>
      <Part fallback={null}>
        <AccountBar />
      </Part>
    </header>
  );
}
