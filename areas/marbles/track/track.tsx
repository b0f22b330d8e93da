import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { minutesText } from '@grandstand/bus-contracts/time';
import { useAtTime } from '@grandstand/line-ui';
import { Button, classNames } from '@grandstand/ui';
import type { Marbles } from '../data/marbles';
import { MarbleList } from './marble-list';
import { RacePicture } from './race-picture';
import { standing } from './race-course';
import { useIsLight, useIsStill } from './use-is-still';
import styles from './track.module.css';

const SECOND = 1000;
/** How long a race that has ended stays on the track. */
const STAYS_MS = 15_000;

/** A race on the track; without an order of arrival it has not started. */
export interface Race {
  readonly number: number;
  readonly startsAt: number;
  readonly arrival: readonly number[] | null;
  readonly isReplay: boolean;
}

interface TrackProps {
  readonly marbles: Marbles;
  readonly loadedAt: number;
  /** A race that the player sees again. */
  readonly replay: Race | null;
  readonly onBack: () => void;
}

/** The race in motion, else the one that starts next. */
export function Track({ marbles, loadedAt, replay, onBack }: TrackProps): ReactElement | null {
  const present = usePresent(marbles, loadedAt);
  const race = replay ?? present;
  if (!race) return null;
  return (
    <RaceCard
      key={`${race.number} ${race.startsAt}`}
      race={race}
      marbles={marbles}
      loadedAt={loadedAt}
      onBack={onBack}
    />
  );
}

/** The race on the track, which stays a while after its end; else the next one. */
function usePresent({ running, next, results, lastsMs }: Marbles, loadedAt: number): Race | null {
  const [last, setLast] = useState(running);
  if (running && running.number !== last?.number) setLast(running);
  // One that was called off on the track has no result.
  const isRun = [running, ...results].some((race) => race?.number === last?.number);
  const isShown = useAtTime(
    (now) => (last && isRun && now < last.startsAt + lastsMs + STAYS_MS ? 1 : 0),
    loadedAt,
  );
  if (last && isShown === 1) return { ...last, isReplay: false };
  return next && { ...next, arrival: null, isReplay: false };
}

interface RaceCardProps extends Pick<TrackProps, 'marbles' | 'loadedAt' | 'onBack'> {
  readonly race: Race;
}

function RaceCard({ race, marbles, loadedAt, onBack }: RaceCardProps): ReactElement {
  const { t } = useAreaWords();
  const isStill = useIsStill();
  const isLight = useIsLight();
  const heading = useRef<HTMLHeadingElement>(null);
  const { number, startsAt, arrival, isReplay } = race;
  const { lastsMs } = marbles;
  const shareAt = (now: number): number => (now - startsAt) / lastsMs;
  const isTimeOver = useAtTime((now) => (shareAt(now) >= 1 ? 1 : 0), loadedAt) === 1;
  const isOver =
    isTimeOver || (!isReplay && marbles.results.some((result) => result.number === number));
  const isSettled = arrival !== null && (isOver || (isReplay && isStill));
  const order = useAtTime((now) => {
    if (!arrival) return '';
    if (isSettled) return arrival.join();
    return isStill ? '' : standing(number, arrival, shareAt(now)).join();
  }, loadedAt);
  useEffect(() => {
    // The player has asked for it further down.
    if (isReplay) heading.current?.focus();
  }, [isReplay]);
  const places = order === '' ? [] : order.split(',').map(Number);
  return (
    <section className={styles.card} aria-labelledby="marbles-track">
      <div className={styles.head}>
        <h2 id="marbles-track" ref={heading} className={styles.title} tabIndex={-1}>
          {t(isReplay ? 'track.replay' : 'track.title', { number })}
        </h2>
        <p className={styles.state}>
          {arrival ? (
            t(isSettled ? 'track.over' : 'track.running')
          ) : (
            <StartsIn marbles={marbles} loadedAt={loadedAt} />
          )}
        </p>
        {isReplay ? (
          <Button size="s" onClick={onBack}>
            {t('track.back')}
          </Button>
        ) : null}
      </div>
      {/* The style sheet knows the system's choice before the script does. */}
      <p className={classNames(styles.note, !isLight && styles.whereReduced)}>{t('track.still')}</p>
      {isLight ? null : <RacePicture race={race} isOver={isOver} marbles={marbles} />}
      <MarbleList
        label={t(places.length > 0 ? 'track.order' : 'track.start')}
        numbers={marbles.marbles.map((_, place) => place + 1)}
        names={marbles.marbles}
        places={places}
      />
      <p className={styles.ended} role="status">
        {isSettled ? t('track.ended', { number, order: firstThree(arrival, marbles) }) : null}
      </p>
    </section>
  );
}

function firstThree(arrival: readonly number[], { marbles }: Marbles): string {
  return arrival
    .slice(0, 3)
    .map((number) => marbles[number - 1])
    .join(', ');
}

const secondsLeft = (ms: number): number => Math.max(0, Math.ceil(ms / SECOND));

/** How long it is to the next race, and whether it still takes bets. */
function StartsIn({ marbles: { next }, loadedAt }: Pick<TrackProps, 'marbles' | 'loadedAt'>) {
  const { t } = useAreaWords();
  const closesAt = next?.closesAt ?? 0;
  const startsAt = next?.startsAt ?? 0;
  const isClosed = useAtTime((now) => (now >= closesAt ? 1 : 0), loadedAt) === 1;
  const left = useAtTime((now) => minutesText(secondsLeft(startsAt - now)), loadedAt);
  return (
    <span className={styles.time} role="timer">
      {t(isClosed ? 'track.closed' : 'track.starts', { time: left })}
    </span>
  );
}
