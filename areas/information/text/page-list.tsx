import type { ReactElement } from 'react';
import { configState } from '@grandstand/bus-contracts';
import { PAGE_NUMBERS } from '@grandstand/bus-contracts/domain';
import { useAreaWords, useBusState } from '@grandstand/bus-contracts/react';
import { LISTED_PAGES, RULES_PATH } from '../page/information-screen';
import styles from './beside.module.css';

/** The other pages of information. */
const OTHERS = [
  ['rules', RULES_PATH],
  ['calculator', '/betting-calculator'],
  ['alphabet', '/betting-alphabet'],
  ['news', '/news'],
  ['blog', '/blog'],
  ['apps', '/apps/mobile'],
  ['partners', '/ourpartners'],
  ['payment', '/payment'],
] as const;

/** The numbers of those that an operator may leave out. */
const NUMBERS: Readonly<Record<string, number>> = PAGE_NUMBERS;

/** The pages of information, beside one of them. */
export function PageList({ current }: { readonly current?: string }): ReactElement {
  const { href, t } = useAreaWords();
  const open = useBusState(configState)?.availableRoutes;
  const others = OTHERS.filter(([name]) => {
    const number = NUMBERS[name];
    return number === undefined || open === undefined || open.includes(number);
  });
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
        {others.map(([name, path]) => (
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
