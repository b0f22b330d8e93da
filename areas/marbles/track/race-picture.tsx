import { useEffect, useRef, type ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { useLineServices } from '@grandstand/line-ui';
import type { Marbles } from '../data/marbles';
import { drawRace } from './draw-race';
import { runnersAt } from './race-course';
import styles from './track.module.css';

interface RacePictureProps {
  readonly race: {
    readonly number: number;
    readonly startsAt: number;
    readonly arrival: readonly number[] | null;
  };
  readonly isOver: boolean;
  readonly marbles: Marbles;
}

/** The marbles on the track; the list beside it says the same in words. */
export function RacePicture({ race, isOver, marbles }: RacePictureProps): ReactElement {
  const { t } = useAreaWords();
  const { clock, time } = useLineServices();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { number, startsAt, arrival } = race;
  const { lastsMs } = marbles;
  const count = marbles.marbles.length;

  useEffect(() => {
    let cancel = (): void => {};
    const paint = (): void => {
      cancel();
      const { current } = canvas;
      // It is hidden where the system wants no motion.
      if (!current || current.clientWidth === 0) return;
      const share = isOver ? 1 : arrival ? (time.now() - startsAt) / lastsMs : 0;
      const numbers = arrival ?? Array.from({ length: count }, (_, place) => place + 1);
      drawRace(current, runnersAt(number, numbers, share));
      if (arrival && share < 1) cancel = clock.nextFrame(paint);
    };
    paint();
    // The width and the colours of a picture that rests may change too.
    const end = time.onSecond(paint);
    return () => {
      end();
      cancel();
    };
  }, [clock, time, number, startsAt, arrival, lastsMs, isOver, count]);

  return (
    <canvas
      ref={canvas}
      className={styles.picture}
      role="img"
      aria-label={t('track.picture', { number })}
    />
  );
}
