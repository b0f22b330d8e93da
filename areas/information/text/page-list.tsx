import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { LISTED_PAGES, RULES_PATH } from '../page/information-screen';
import styles from './beside.module.css';

/** The other screens of this area. */
const OTHERS = [
  ['rules', RULES_PATH],
  ['calculator', '/betting-calculator'],
  ['alphabet', '/betting-alphabet'],
  ['news', '/news'],
  ['blog', '/blog'],
  ['apps', '/apps/mobile'],
  ['partners', '/ourpartners'],
] as const;

/** The pages of information, beside one of them. */
export function PageList({ current }: { readonly current?: string }): ReactElement {
  const { href, t } = useAreaWords();
  return (
    <nav className={styles.part} aria-label={t('pages.label')}>
      <p className={styles.title}>{t('pages.label')}</p>
      <ul className={styles.links}>
        {LISTED_PAGES.map((slug) => (
          <li key={slug}>
            <a
              className={styles.link}
              href={href(`/${slug}`)}
              aria-current={slug === current ? 'page' : undefined}
            >
              {t(`pages.${slug}`)}
            </a>
          </li>
        ))}
        {OTHERS.map(([name, path]) => (
          <li key={name}>
            <a className={styles.link} href={href(path)}>
              {t(`title.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
