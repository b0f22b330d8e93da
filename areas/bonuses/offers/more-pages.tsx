import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { QuietLink } from '@grandstand/ui';
import type { Base } from '../page/bonuses-screen';
import styles from './offers.module.css';

/** The pages of bonuses that the list of offers leads to. */
export function MorePages({ base }: { readonly base: Base }): ReactElement {
  const { href, t } = useAreaWords();
  const pages = {
    codes: '/promo',
    rules: `${base}/rules`,
    games: `${base}/games`,
    'bonus-partners': `${base}/partners`,
    friends: '/office/bringfriend',
  };
  return (
    <nav aria-label={t('bonuses.more')} className={styles.more}>
      {Object.entries(pages).map(([page, path]) => (
        <QuietLink key={page} href={href(path)}>
          {t(`bonuses.title.${page}`)}
        </QuietLink>
      ))}
    </nav>
  );
}
