import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Icon } from '@grandstand/ui';
import { cyberPath, type KnownScreen } from '../page/cyber-screen';
import styles from './crumbs.module.css';

interface CrumbsProps {
  readonly screen: Extract<KnownScreen, { discipline: string }>;
  /** The name of the discipline. */
  readonly discipline: string;
  /** The championship of a game. */
  readonly champ?: { readonly slug: string; readonly name: string } | undefined;
}

/** The way back up. */
export function Crumbs({ screen, discipline, champ }: CrumbsProps): ReactElement {
  const { href, t } = useAreaWords();
  const steps = [
    { text: t(`type.${screen.type}`), path: cyberPath(screen) },
    { text: discipline, path: cyberPath(screen, screen.discipline) },
    { text: t('champs.label'), path: cyberPath(screen, screen.discipline, 'champs') },
    ...(champ
      ? [{ text: champ.name, path: cyberPath(screen, screen.discipline, champ.slug) }]
      : []),
  ];
  return (
    <nav className={styles.crumbs} aria-label={t('crumbs.label')}>
      {steps.map(({ text, path }, place) => (
        <span key={path} className={styles.step}>
          {place > 0 ? <Icon name="chevron-right" size="s" /> : null}
          <a className={styles.link} href={href(path)}>
            {text}
          </a>
        </span>
      ))}
    </nav>
  );
}
