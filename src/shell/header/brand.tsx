import { useState, type ReactElement } from 'react';
import { assetUrl, nameParts } from '@grandstand/bus-contracts/domain';
import { useTexts } from '../../i18n/use-texts';
import { withLanguage } from '../../routes';
import { useConfig, useLanguage, useSiteName } from '../frame/shell-state';
import styles from './brand.module.css';

/** The operator's logo, or the site's name as it is drawn. */
export function Brand(): ReactElement {
  const config = useConfig();
  const name = useSiteName();
  const [isLogoMissing, setIsLogoMissing] = useState(false);
  const [start, end] = nameParts(name);
  if (config?.logoSlot !== undefined && !isLogoMissing) {
    const src = assetUrl({ kind: 'media', slot: config.logoSlot, file: 'logo.svg' }, config);
    return (
      <img
        className={styles.logo}
        src={src}
        alt={name}
        height={24}
        onError={() => setIsLogoMissing(true)}
      />
    );
  }
  return (
    <span className={styles.brand}>
      {start}
      {end === '' ? null : <span className={styles.end}>{end}</span>}
    </span>
  );
}

/** The site's name, which leads home. */
export function HomeBrand(): ReactElement {
  const { t } = useTexts();
  const { language } = useLanguage();
  return (
    <a href={withLanguage(language, '/')} aria-label={t('header.home', { name: useSiteName() })}>
      <Brand />
    </a>
  );
}
