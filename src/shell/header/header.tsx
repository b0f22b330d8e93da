import { classNames } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Part } from '../frame/part';
import { useConfig } from '../frame/shell-state';
import { AccountBar } from './account/account-bar';
import { HomeBrand } from './brand';
import { DisplaySettings } from './display-settings';
import styles from './header.module.css';
import { SearchButton, useSearchKeys } from './search-button';
import { SectionLinks } from './section-links';

/** The top of every page. */
export function Header(): ReactElement {
  const { t } = useTexts();
  useSearchKeys();
  const hasTwoRows = useConfig()?.headerRows === 2;
  return (
    <header className={classNames(styles.header, hasTwoRows && styles.twoRows)}>
      <div className={styles.brand}>
        <HomeBrand />
      </div>
      <nav className={styles.menu} aria-label={t('header.menu')}>
        <SectionLinks />
      </nav>
      <Part fallback={null}>
        <SearchButton className={styles.search} />
      </Part>
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
