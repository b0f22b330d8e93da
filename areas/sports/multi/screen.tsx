import { useEffect, useRef, useState, type ReactElement } from 'react';
import { navigationGo, type Game } from '@grandstand/bus-contracts';
import { useAreaWords, useLoadError, useSend } from '@grandstand/bus-contracts/react';
import { AreaState, EmptyBlock } from '@grandstand/ui';
import { ListSkeleton } from '../lists/list-skeleton';
import { MoreLink } from '../lists/more-link';
import { multiLive } from '../line/resources';
import { useLine, useSports } from '../page/sports-context';
import type { MultiScreenProps } from '../screens/later-screens';
import { placePath } from '../screens/screen';
import { GiveWay } from './give-way';
import { movedTo, MAX_PANELS, multiPath } from '../screens/multi-ids';
import { MultiPanel } from './multi-panel';
import { Offered } from './offered';
import { PanelDots } from './panel-dots';
import styles from './multi.module.css';

/** How many matches are shown where the address names none. */
const FIRST = 4;

/** Several matches at once: the address names them, so that it shows the same ones to others. */
export default function MultiScreen({ screen }: MultiScreenProps): ReactElement {
  const { t } = useAreaWords();
  const { data: live, failure, loadedAt, reload } = useLine(multiLive);
  const error = useLoadError({ title: t('error.list'), loadedAt, retry: reload });
  const { follow } = useSports();
  const { send: go } = useSend(navigationGo);
  const [said, setSaid] = useState('');
  const panels = useRef<HTMLUListElement>(null);
  /** The match that the player acts on, and the order that it leads to: then the focus follows it. */
  const moved = useRef<{ readonly id: number; readonly next: readonly number[] }>(undefined);
  /** The match that the player has asked room for on this page. */
  const [asked, setAsked] = useState<number>();
  const wanted = screen.ids.length > 0 ? screen.ids : topIds(live ?? []);
  const ids = wanted.slice(0, MAX_PANELS);
  const [beyond] = wanted.slice(MAX_PANELS);
  const show = (next: readonly number[], id: number | undefined): void => {
    moved.current = id === undefined ? undefined : { id, next };
    void go({ path: multiPath(next), replace: true });
  };
  const move = (id: number, step: number, title: string): void => {
    // A key that is pressed again before the address has changed goes on from there.
    const from = moved.current?.next ?? wanted;
    const next = movedTo(from, id, Math.min(from.indexOf(id) + step, ids.length - 1));
    setSaid(t('multi.moved', { title, place: next.indexOf(id) + 1, count: ids.length }));
    show(next, id);
  };
  const remove = (id: number, place: number): void => {
    const next = wanted.filter((other) => other !== id);
    show(next, next[Math.min(place, next.length - 1)]);
  };
  const add = (id: number): void => {
    setAsked(id);
    show([...ids, id], id);
  };
  const order = wanted.join();
  useEffect(() => {
    if (moved.current?.next.join() !== order) return;
    const { id } = moved.current;
    moved.current = undefined;
    const panel = panels.current?.querySelector<HTMLElement>(`[data-game="${id}"]`);
    if (!panel) return;
    panel.tabIndex = -1;
    panel.focus();
  }, [order]);
  useEffect(() => follow(screen.ids.slice(0, MAX_PANELS)), [follow, screen.ids]);
  const others = (live ?? []).filter(({ id }) => !wanted.includes(id));
  return (
    <>
      <h1 className={styles.title}>{t('multi.title')}</h1>
      <p className={styles.note}>
        {`${t('multi.lead')} `}
        <span className={styles.keys}>{t('multi.keys')}</span>
      </p>
      {beyond === undefined ? null : (
        <GiveWay
          gameId={beyond}
          shown={ids}
          takesFocus={asked === beyond}
          onDrop={(id) =>
            show(
              ids.map((other) => (other === id ? beyond : other)),
              beyond,
            )
          }
          onKeep={() => show(ids, ids[0])}
        />
      )}
      <AreaState
        data={screen.ids.length > 0 ? screen.ids : live}
        hasFailed={failure !== undefined}
        loading={{ label: t('list.loading'), shape: <ListSkeleton rows={4} /> }}
        error={error}
        empty={
          live && ids.length === 0 ? (
            <EmptyBlock icon="clock" title={t('empty.live')} text={t('empty.liveText')}>
              <MoreLink path={placePath('line')} text={t('list.allLine')} />
            </EmptyBlock>
          ) : undefined
        }
      >
        {() => (
          <>
            <PanelDots ids={ids} panels={panels} />
            <ul className={styles.panels} ref={panels} aria-label={t('multi.title')}>
              {ids.map((id, place) => (
                <li key={id}>
                  <MultiPanel
                    gameId={id}
                    place={place}
                    count={ids.length}
                    onMove={(step, title) => move(id, step, title)}
                    onRemove={() => remove(id, place)}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </AreaState>
      <output className={styles.said}>{said}</output>
      <Offered games={others} isFull={ids.length >= MAX_PANELS} onAdd={add} />
    </>
  );
}

/** The matches that are shown where none are named: those of top leagues first. */
function topIds(live: readonly Game[]): readonly number[] {
  return live
    .toSorted((a, b) => Number(b.isTop) - Number(a.isTop))
    .slice(0, FIRST)
    .map(({ id }) => id);
}
