import { useEffect, useState, type ReactElement, type RefObject } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import styles from './panel-dots.module.css';
import { useFollowedGame } from './use-followed-game';

interface PanelDotsProps {
  readonly ids: readonly number[];
  /** The list of panels, in the order of the ids. */
  readonly panels: RefObject<HTMLUListElement | null>;
}

/** A dot for each panel, where one is shown at a time: which it is, and the way to the others. */
export function PanelDots({ ids, panels }: PanelDotsProps): ReactElement {
  const { t } = useAreaWords();
  const order = ids.join();
  /** The id of the match whose panel is shown. */
  const [seen, setSeen] = useState<string>();
  useEffect(() => {
    const list = panels.current;
    if (!list) return undefined;
    const follow = (): void => setSeen(order.split(',')[nearestPanel(list)]);
    follow();
    list.addEventListener('scroll', follow, { passive: true });
    return () => list.removeEventListener('scroll', follow);
  }, [panels, order]);
  const goTo = (place: number): void => {
    const panel = panels.current?.children[place];
    if (panel instanceof HTMLElement) panels.current?.scrollTo({ left: panel.offsetLeft });
  };
  return (
    <nav className={styles.nav} aria-label={t('multi.dots')}>
      <ul className={styles.dots}>
        {ids.map((id, place) => (
          <li key={id}>
            <Dot
              gameId={id}
              isSeen={String(id) === (seen ?? String(ids[0]))}
              onPress={() => goTo(place)}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface DotProps {
  readonly gameId: number;
  readonly isSeen: boolean;
  readonly onPress: () => void;
}

function Dot({ gameId, isSeen, onPress }: DotProps): ReactElement {
  const { title } = useFollowedGame(gameId);
  return (
    <button
      type="button"
      className={styles.dot}
      aria-label={title}
      title={title}
      aria-current={isSeen || undefined}
      onClick={onPress}
    />
  );
}

/** The place of the panel that begins nearest to the left edge of the list. */
function nearestPanel(list: HTMLElement): number {
  const { left } = list.getBoundingClientRect();
  const distances = [...list.children].map((panel) =>
    Math.abs(panel.getBoundingClientRect().left - left),
  );
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
