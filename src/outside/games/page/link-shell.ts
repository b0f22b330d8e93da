import type { Clock } from '@grandstand/bus-contracts';
import {
  GAME_MANIFEST,
  gameAsk,
  gameFailed,
  gameReady,
  gameRest,
  gameRound,
  gameSetup,
} from '@grandstand/bus-contracts/game-frame';
import { greetPage, joinPort } from '@grandstand/bus-contracts/port';
import type { PlayData } from '../play-data';
import type { Rest, ShellLink } from './shell-link';

/** The pause of rounds until the site has answered. */
const JOINING = 'joining';

/** Joins the site that shows the page in a frame: takes its theme and its pauses of rounds, and reports rounds to it. */
export function linkShell(frame: Window, { siteOrigin }: PlayData): ShellLink {
  const { dataset } = frame.document.documentElement;
  dataset['theme'] = frame.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  const bus = greetPage(frame, siteOrigin).then(async (port) =>
    joinPort({
      manifest: GAME_MANIFEST,
      port,
      clock: createFrameClock(frame),
      report: (problem) => console.error(problem),
    }),
  );
  bus.then(
    (joined) => {
      joined.on(gameSetup, ({ theme, isMotionReduced }) => {
        dataset['theme'] = theme;
        dataset['motion'] = isMotionReduced ? 'less' : 'full';
      });
      joined.publish(gameReady, {});
    },
    (error: unknown) => console.error(error),
  );
  type Bus = Awaited<typeof bus>;
  /** Does something once the page has joined; calling the result ends it. */
  const whenJoined = (act: (joined: Bus) => (() => void) | undefined): (() => void) => {
    let isOver = false;
    let end: (() => void) | undefined;
    void bus.then((joined) => {
      if (!isOver) end = act(joined);
    });
    return () => {
      isOver = true;
      end?.();
    };
  };
  const send = (act: (joined: Bus) => void): void => {
    whenJoined((joined) => {
      act(joined);
      return undefined;
    });
  };

  return {
    onRest(listener: (rest: Rest) => void) {
      listener(JOINING);
      return whenJoined((joined) => {
        listener(null);
        return joined.on(gameRest, ({ reason }) => listener(reason));
      });
    },
    round: (phase, roundId) => send((joined) => joined.publish(gameRound, { phase, roundId })),
    failed: (code) => send((joined) => joined.publish(gameFailed, { code })),
    ask: (what) => send((joined) => joined.send(gameAsk, { what }).catch(console.error)),
  };
}

function createFrameClock(frame: Window): Clock {
  return {
    now: () => Date.now(),
    after(ms, task) {
      const timer = frame.setTimeout(task, ms);
      return () => frame.clearTimeout(timer);
    },
    nextFrame(task) {
      const request = frame.requestAnimationFrame(task);
      return () => frame.cancelAnimationFrame(request);
    },
  };
}
