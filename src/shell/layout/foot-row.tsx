import { leastAge } from '@grandstand/bus-contracts/domain';
import { AgeSign, QuietLink } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeBrand } from '../header/brand';
import { useConfig } from '../frame/shell-state';
import styles from './foot-row.module.css';
import { PolicyLogo } from './policy-logo';
import { isPolicyLogoShown } from './shown-parts';
import { safeLinks } from './safe-links';

interface FootRowProps {
  /** The policy's logo could not be had. */
  readonly onLogoMissing: () => void;
}

/** The row above the footer: the site's name, the least age, where else the operator is, and the policy's logo. */
export function FootRow({ onLogoMissing }: FootRowProps): ReactElement {
  const { t } = useTranslation();
  const config = useConfig();
  const links = safeLinks(config?.footerRow?.socialLinks ?? []);
  const age = leastAge(config);
  return (
    <div className={styles.row}>
      {config?.footerRow ? (
        <>
          <HomeBrand />
          <AgeSign age={age} label={t('foot.age', { age })} />
        </>
      ) : null}
      {links.length > 0 ? (
        <nav aria-label={t('foot.social')}>
          <ul className={styles.links}>
            {links.map(({ title, url }) => (
              <li key={url}>
                <QuietLink href={url} target="_blank" rel="noopener noreferrer">
                  {title}
                </QuietLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {isPolicyLogoShown(config) ? <PolicyLogo onMissing={onLogoMissing} /> : null}
    </div>
  );
}
