import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { useContent } from '../../data/use-content';
import { PARTNERS_FIRST, partnersPath } from '../../page/information-screen';
import type { LaterScreenProps } from '../../page/later-screens';
import styles from '../../text/beside.module.css';
import { TextScreen } from '../../text/text-screen';
import { ApplicationForm } from './application-form';

/** A text for partners, beside the others; the first one has the form by which one becomes a partner. */
export default function PartnersScreen({ screen }: LaterScreenProps): ReactElement {
  const section = screen.kind === 'partners' ? screen.section : '';
  return (
    <TextScreen kind="partners" slug={section} list={<Sections current={section} />}>
      {section === PARTNERS_FIRST ? <ApplicationForm /> : null}
    </TextScreen>
  );
}

function Sections({ current }: { readonly current: string }): ReactElement {
  const { href, t } = useAreaWords();
  const { data } = useContent('contentList', { kind: 'partners' });
  return (
    <nav className={styles.part} aria-label={t('title.partners')}>
      <p className={styles.title}>{t('title.partners')}</p>
      <ul className={styles.links}>
        {data?.items.map(({ slug, title }) => (
          <li key={slug}>
            <a
              className={styles.link}
              href={href(partnersPath(slug))}
              aria-current={slug === current ? 'page' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
