import {
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type ReactElement,
} from 'react';
import type { Game } from '@grandstand/bus-contracts';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { type Column, columnsOf, useOddsGrid } from '@grandstand/line-ui';
import { AreaState, EmptyBlock, inOrder, Skeleton } from '@grandstand/ui';
import { holdPlaces, otherMatches } from '../../line/other-matches';
import { liveBeside, MAX_OTHERS } from '../../line/resources';
import { MoreLink } from '../../lists/more-link';
import { useLine, useSports } from '../../page/sports-context';
import { placePath } from '../../screens/screen';
import { OtherMatch } from './other-match';
import styles from './other-matches.module.css';

interface OtherMatchesProps {
  readonly gameId: number;
  /** The sport of the game, by its slug. */
  readonly sport: string | undefined;
}

/** Other live matches, those of the same sport first: a strip below the match. */
export function OtherMatches(props: OtherMatchesProps): ReactElement {
  const { gameId } = props;
  const { t } = useAreaWords();
  const { multiPath } = useSports();
  const id = useId();
  return (
    <section className={styles.others} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {t('others.title')}
      </h2>
      <Matches {...props} />
      <MoreLink path={placePath('live')} text={t('list.allLive')} />
      <MoreLink path={multiPath(gameId)} text={t('line.row.multi')} />
    </section>
  );
}

/** The matches, in each state that a list can be in. */
function Matches({ gameId, sport }: OtherMatchesProps): ReactElement {
  const { t } = useAreaWords();
  const [resourceOfSport, resourceOfAll] = liveBeside(sport);
  const ofSport = useLine(resourceOfSport);
  const all = useLine(resourceOfAll);
  const matches = useMemo(
    () => ofSport.data && all.data && otherMatches(gameId, ofSport.data, all.data),
    [gameId, ofSport.data, all.data],
  );
  const retry = (): void => {
    ofSport.reload();
    all.reload();
  };
  const loadedAt = Math.min(ofSport.loadedAt, all.loadedAt);
  const error = useLoadError({ title: t('error.list'), loadedAt, retry });
  return (
    <AreaState
      data={matches}
      hasFailed={ofSport.failure !== undefined || all.failure !== undefined}
      loading={{ label: t('list.loading'), shape: <MatchesSkeleton /> }}
      error={error}
    >
      {(loaded) => <MatchList matches={loaded} />}
    </AreaState>
  );
}

/** One grid to move through by the arrow keys; each match keeps its place. */
function MatchList({ matches }: { readonly matches: readonly Game[] }): ReactElement {
  const { t } = useAreaWords();
  const list = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState(matches);
  const { shown, gone } = holdPlaces(places, matches, true);
  const grid = useOddsGrid<HTMLUListElement>(shown);
  const follow = (): void => setPlaces((before) => holdPlaces(before, matches, false).shown);
  // Measured before the page is painted.
  useLayoutEffect(() => {
    // A finger gives no sign before it presses.
    const isHeld = matchMedia('(hover: none)').matches || hasPlayer(list.current);
    // Whether the pointer is in the list is read from the page.
    if (!isHeld) setPlaces((before) => holdPlaces(before, matches, false).shown);
  }, [matches]);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    const isInside = relatedTarget !== null && currentTarget.contains(relatedTarget);
    if (!isInside && !currentTarget.matches(':hover')) follow();
  };
  return (
    <div ref={list} onPointerLeave={follow} onBlur={leave}>
      {shown.length === 0 ? (
        <EmptyBlock icon="clock" title={t('others.none')} text={t('others.noneText')} />
      ) : null}
      <ul className={styles.list} ref={grid} data-keep-scroll="other-matches">
        {inOrder(shown, (other) => (
          // A place stays where it is, whichever match has it.
          <li className={styles.place}>
            <OtherMatch
              key={other.id}
              game={other}
              isGone={gone.has(other.id)}
              column={columnOf(shown, other)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function hasPlayer(list: Element | null): boolean {
  return list?.matches(':hover, :focus-within') ?? false;
}

/** The main market of a match's sport. */
function columnOf(games: readonly Game[], { sport }: Game): Column | undefined {
  return columnsOf(games.filter((game) => game.sport.id === sport.id))[0];
}

function MatchesSkeleton(): ReactElement {
  return (
    <div className={styles.list}>
      {Array.from({ length: MAX_OTHERS }, (_, place) => (
        <div key={place} className={styles.place}>
          <div className={styles.waiting}>
            <Skeleton shape="text" />
            <Skeleton shape="text" />
          </div>
        </div>
      ))}
    </div>
  );
}
