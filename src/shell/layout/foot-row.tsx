import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeBrand } from '../header/brand';
import { useConfig } from '../shell-state';
import styles from './foot-row.module.css';
import { PolicyLogo } from './policy-logo';
import { isPolicyLogoShown } from './shown-parts';
import { safeLinks } from './safe-links';

/** Where the operator says of no other. */
const USUAL_AGE = 18;

/** The row above the footer: the site's name, the least age, where else the operator is, and the policy's logo. */
export function FootRow(): ReactElement {
  const { t } = useTranslation();
  const config = useConfig();
  const links = safeLinks(config?.footerRow?.socialLinks ?? []);
  const age = config?.age?.minAge ?? USUAL_AGE;
  return (
    <div className={styles.row}>
      {config?.footerRow ? (
        <>
          <HomeBrand />
          <span className={styles.age} role="img" aria-label={t('foot.age', { age })}>
            {age}+
          </span>
        </>
      ) : null}
      {links.length > 0 ? (
        <nav aria-label={t('foot.social')}>
          <ul className={styles.links}>
            {links.map(({ title, url }) => (
              <li key={url}>
                <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {isPolicyLogoShown(config) ? <PolicyLogo /> : null}
    </div>
  );
}
