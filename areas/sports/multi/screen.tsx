import { useEffect, useRef, useState, type ReactElement } from 'react';
import { navigationGo, type Game } from '@grandstand/bus-contracts';
import { useAreaWords, useLoadError, useSend } from '@grandstand/bus-contracts/react';
import { AreaState, EmptyBlock } from '@grandstand/ui';
import { ListSkeleton } from '../lists/list-skeleton';
import { MoreLink } from '../lists/more-link';
import { multiLive } from '../line/resources';
import { useLine } from '../page/sports-context';
import type { MultiScreenProps } from '../screens/later-screens';
import { placePath } from '../screens/screen';
import { movedTo, MOST_PANELS, multiPath } from './multi-ids';
import { MultiPanel } from './multi-panel';
import styles from './multi.module.css';

/** How many matches are shown where the address names none, and how many are offered. */
const FIRST = 4;
const MOST_OFFERED = 12;

/** Several matches at once: the address names them, so that it shows the same ones to others. */
export default function MultiScreen({ screen }: MultiScreenProps): ReactElement {
  const { t } = useAreaWords();
  const { data: live, failure, loadedAt, reload } = useLine(multiLive);
  const error = useLoadError({ title: t('error.list'), loadedAt, retry: reload });
  const { send: go } = useSend(navigationGo);
  const [said, setSaid] = useState('');
  const panels = useRef<HTMLUListElement>(null);
  /** The match that moves, and the order in which it has moved: then the focus follows it. */
  const moved = useRef<{ readonly id: number; readonly next: readonly number[] }>(undefined);
  const ids = screen.ids.length > 0 ? screen.ids : topIds(live ?? []);
  const show = (next: readonly number[]): void => void go({ path: multiPath(next), replace: true });
  const move = (id: number, step: number, title: string): void => {
    // A key that is pressed again before the address has changed goes on from there.
    const from = moved.current?.next ?? ids;
    const next = movedTo(from, id, from.indexOf(id) + step);
    moved.current = { id, next };
    setSaid(t('multi.moved', { title, place: next.indexOf(id) + 1, count: next.length }));
    show(next);
  };
  const order = ids.join();
  useEffect(() => {
    if (moved.current?.next.join() !== order) return;
    const { id } = moved.current;
    moved.current = undefined;
    const panel = panels.current?.querySelector<HTMLElement>(`[data-game="${id}"]`);
    if (!panel) return;
    panel.tabIndex = -1;
    panel.focus();
  }, [order]);
  const others = (live ?? []).filter(({ id }) => !ids.includes(id));
  return (
    <>
      <h1 className={styles.title}>{t('multi.title')}</h1>
      <p className={styles.note}>{t('multi.lead')}</p>
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
          <ul className={styles.panels} ref={panels} aria-label={t('multi.title')}>
            {ids.map((id, place) => (
              <li key={id}>
                <MultiPanel
                  gameId={id}
                  place={place}
                  count={ids.length}
                  onMove={(step, title) => move(id, step, title)}
                  onRemove={() => show(ids.filter((other) => other !== id))}
                />
              </li>
            ))}
          </ul>
        )}
      </AreaState>
      <output className={styles.said}>{said}</output>
      <Offered
        games={others.slice(0, MOST_OFFERED)}
        isFull={ids.length >= MOST_PANELS}
        onAdd={(id) => show([...ids, id])}
      />
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

interface OfferedProps {
  readonly games: readonly Game[];
  readonly isFull: boolean;
  readonly onAdd: (id: number) => void;
}

/** Matches in play that can be added, while there is room. */
function Offered({ games, isFull, onAdd }: OfferedProps): ReactElement | null {
  const { t } = useAreaWords();
  if (games.length === 0) return null;
  return (
    <section className={styles.offered}>
      <h2 className={styles.subtitle}>{t('multi.add')}</h2>
      {isFull ? (
        <p className={styles.note}>{t('multi.full', { count: MOST_PANELS })}</p>
      ) : (
        <ul className={styles.offers}>
          {games.map(({ id, home, away, champ }) => (
            <li key={id}>
              <button type="button" className={styles.offer} onClick={() => onAdd(id)}>
                <span>{`${home} – ${away}`}</span>
                <span className={styles.note}>{champ.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
