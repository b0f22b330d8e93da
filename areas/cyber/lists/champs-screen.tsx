import type { ReactElement } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, EmptyBlock } from '@grandstand/ui';
import { useCyber } from '../data/use-cyber';
import { listScreenQuery } from '../page/queries-of';
import { ChampLinks } from '../lobby/champ-links';
import { DisciplineCards } from '../lobby/discipline-cards';
import type { KnownScreen } from '../page/cyber-screen';
import { disciplineOf, pageTitle } from '../page/page-title';
import { UnknownScreen } from '../page/unknown-screen';
import page from '../page/cyber-app.module.css';
import { CyberCrumbs } from './cyber-crumbs';
import { ListSkeleton } from './list-skeleton';

/** The disciplines of a type with their championships, or the championships of one. */
export function ChampsScreen({ screen }: { readonly screen: KnownScreen }): ReactElement {
  const { t } = useAreaWords();
  const { data, loadedAt, hasFailed, isMissing, retry } = useCyber(listScreenQuery(screen));
  const error = useLoadError({ title: t('error.title'), loadedAt, retry });
  if (isMissing) return <UnknownScreen />;
  const discipline = 'discipline' in screen ? disciplineOf(screen.discipline, data) : undefined;
  return (
    <>
      {'discipline' in screen ? (
        <CyberCrumbs screen={screen} discipline={discipline?.name ?? screen.discipline} />
      ) : null}
      <h1 className={page.title}>{pageTitle(screen, data, t)}</h1>
      <AreaState
        data={data}
        hasFailed={hasFailed}
        loading={{ label: t('loading'), shape: <ListSkeleton /> }}
        error={error}
        empty={
          discipline?.champs.length === 0 ? (
            <EmptyBlock icon="sport" title={t('empty.title')} text={t(`empty.${screen.type}`)} />
          ) : undefined
        }
      >
        {({ disciplines }) =>
          discipline ? (
            <ChampLinks screen={screen} discipline={discipline} />
          ) : (
            <DisciplineCards screen={screen} disciplines={disciplines} hasChamps />
          )
        }
      </AreaState>
    </>
  );
}
