import type { ReactElement } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, EmptyBlock, LinkPills, WideLink } from '@grandstand/ui';
import { useCyber } from '../data/use-cyber';
import { listScreenQuery } from '../page/queries-of';
import { DisciplineCards } from '../lobby/discipline-cards';
import { cyberPath, type KnownScreen } from '../page/cyber-screen';
import { disciplineOf, pageTitle } from '../page/page-title';
import { UnknownScreen } from '../page/unknown-screen';
import page from '../page/cyber-app.module.css';
import { CyberCrumbs } from './cyber-crumbs';
import { GameList } from './game-list';
import { ListSkeleton } from './list-skeleton';

const NONE: readonly Game[] = [];

/** Games of a type, a discipline or a championship; the lobby has the disciplines above them. */
export function ListScreen({ screen }: { readonly screen: KnownScreen }): ReactElement {
  const { href, t } = useAreaWords();
  const wanted = listScreenQuery(screen);
  const { data, loadedAt, hasFailed, isMissing, retry } = useCyber(wanted);
  const error = useLoadError({ title: t('error.title'), loadedAt, retry });
  if (isMissing) return <UnknownScreen />;
  const discipline = 'discipline' in screen ? disciplineOf(screen.discipline, data) : undefined;
  const key = JSON.stringify(wanted.query);
  const games = data?.games ?? NONE;
  return (
    <>
      {'discipline' in screen ? (
        <CyberCrumbs screen={screen} discipline={discipline?.name ?? screen.discipline} />
      ) : null}
      <h1 className={page.title}>{pageTitle(screen, data, t)}</h1>
      {screen.kind === 'lobby' || screen.kind === 'all' ? (
        <p className={page.note}>{t(`lead.${screen.type}`)}</p>
      ) : null}
      {screen.kind === 'lobby' && data ? (
        <DisciplineCards screen={screen} disciplines={data.disciplines} />
      ) : null}
      {screen.kind === 'discipline' && discipline && discipline.champs.length > 0 ? (
        <LinkPills
          label={t('champs.label')}
          links={discipline.champs.map(({ slug, name, live, line }) => ({
            text: `${name} ${live + line}`,
            href: href(cyberPath(screen, discipline.slug, slug)),
            isCurrent: false,
          }))}
        />
      ) : null}
      <AreaState
        data={data}
        hasFailed={hasFailed}
        loading={{ label: t('loading'), shape: <ListSkeleton /> }}
        error={error}
        empty={
          data && games.length === 0 ? (
            <EmptyBlock icon="sport" title={t('empty.title')} text={t(`empty.${screen.type}`)} />
          ) : undefined
        }
      >
        {() => (
          <>
            <GameList
              section="live"
              title={t('list.live')}
              listKey={`live ${key}`}
              games={games}
              loadedAt={loadedAt}
            />
            <GameList
              section="line"
              title={t('list.line')}
              listKey={`line ${key}`}
              games={games}
              loadedAt={loadedAt}
            />
          </>
        )}
      </AreaState>
      {screen.kind === 'lobby' && data && data.total > games.length ? (
        <WideLink href={href(cyberPath(screen, 'all'))}>
          {t('list.all', { count: data.total })}
        </WideLink>
      ) : null}
    </>
  );
}
