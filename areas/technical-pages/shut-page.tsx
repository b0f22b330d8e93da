import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { ButtonLink } from '@grandstand/ui';
import { Languages, LawWays } from './law-ways';
import type { TechnicalPage } from './page-of';
import styles from './technical-page.module.css';

type ShutPageProps = Pick<Extract<TechnicalPage, { kind: 'shut' }>, 'why' | 'back'>;

/** Why the site is not shown, and the way to try again. */
export function ShutPage({ why, back }: ShutPageProps): ReactElement {
  const { href, t } = useAreaWords();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t(`shut.${why}.title`)}</h1>
      <p className={styles.text}>{t(`shut.${why}.text`)}</p>
      <nav className={styles.links} aria-label={t('links')}>
        {why === 'block-ua' || why === 'block-ie' ? (
          <LawWays />
        ) : (
          // A load of the page, and no move within it: only the operator's word opens the site again.
          <ButtonLink kind="primary" href={href(back)} data-load="">
            {t('again')}
          </ButtonLink>
        )}
      </nav>
      {why === 'block-ua' || why === 'block-ie' ? <Languages at={`/${why}`} /> : null}
    </div>
  );
}
