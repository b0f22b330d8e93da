import { Badge, classNames } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { withLanguage } from '../../routes';
import { useLanguage, usePlace } from '../frame/shell-state';
import styles from './header.module.css';

const SECTIONS = ['live', 'line'] as const;

/** Links to the sections of the site. */
export function SectionLinks(): ReactElement {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { section } = usePlace().params;
  return (
    <>
      {SECTIONS.map((name) => (
        <a
          key={name}
          className={classNames(styles.link, name === section && styles.current)}
          href={withLanguage(language, `/${name}`)}
          aria-current={name === section ? 'page' : undefined}
        >
          {name === 'live' ? (
            <span className={styles.liveDot}>
              <Badge kind="live">{null}</Badge>
            </span>
          ) : null}
          {t(`header.${name}`)}
        </a>
      ))}
    </>
  );
}
