import { leastAge } from '@grandstand/bus-contracts/domain';
import { AgeSign, QuietLink } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { HomeBrand } from '../header/brand';
import { useConfig } from '../frame/shell-state';
import styles from './foot-row.module.css';
import { PolicyLogo } from './policy-logo';
import { isPolicyLogoShown } from './shown-parts';

interface Link {
  readonly title: string;
  readonly url: string;
}

interface FootRowProps {
  /** The policy's logo could not be loaded. */
  readonly onLogoMissing: () => void;
}

/** The row above the footer: the site's name, the least age, where else the operator is, and the policy's logo. */
export function FootRow({ onLogoMissing }: FootRowProps): ReactElement {
  const { t } = useTexts();
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

/** Those that lead to another site by https, with a name to press, each address once. */
function safeLinks(links: readonly Link[]): readonly Link[] {
  const safe = links.flatMap(({ title, url }) => {
    const name = title.trim();
    const address = addressOf(url);
    return name && address ? [{ title: name, url: address }] : [];
  });
  return [...new Map(safe.map((link) => [link.url, link])).values()];
}

function addressOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  // A name or a password in an address hides where it leads.
  const isSafe = url?.protocol === 'https:' && !url.username && !url.password;
  return isSafe ? url.href : null;
}
