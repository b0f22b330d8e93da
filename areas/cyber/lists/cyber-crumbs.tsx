import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Crumbs } from '@grandstand/line-ui';
import { cyberPath, type KnownScreen } from '../page/cyber-screen';

interface CrumbsProps {
  readonly screen: Extract<KnownScreen, { discipline: string }>;
  /** The name of the discipline. */
  readonly discipline: string;
  /** The championship of a game. */
  readonly champ?: { readonly slug: string; readonly name: string } | undefined;
}

/** The way back up from a discipline, a championship or a game. */
export function CyberCrumbs({ screen, discipline, champ }: CrumbsProps): ReactElement {
  const { t } = useAreaWords();
  const steps = [
    { text: t(`type.${screen.type}`), path: cyberPath(screen) },
    { text: t('disciplines.label'), path: cyberPath(screen, 'disciplines') },
    { text: discipline, path: cyberPath(screen, screen.discipline) },
    { text: t('champs.label'), path: cyberPath(screen, screen.discipline, 'champs') },
    ...(champ
      ? [{ text: champ.name, path: cyberPath(screen, screen.discipline, champ.slug) }]
      : []),
  ];
  return <Crumbs steps={steps} />;
}
