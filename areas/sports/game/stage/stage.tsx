import {
  createElement,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactElement,
} from 'react';
import { settingsSet, type Course, type Game } from '@grandstand/bus-contracts';
import { settingOf } from '@grandstand/bus-contracts/area';
import { useAreaWords, useIsHydrated, useSend } from '@grandstand/bus-contracts/react';
import { useGameNow } from '@grandstand/line-ui';
import { Button, classNames, Icon } from '@grandstand/ui';
import { EventWords } from '../course/event-words';
import { useCourse } from '../course/use-course';
import { useHasBuilder } from './has-builder';
import { useHasStatistics } from './has-statistics';
import type { PanesProps } from './panes';
import { shownTab, stageTabs, type StageTab } from './stage-tabs';
import { storedTabs, tabsOf } from './stored-tabs';
import styles from './stage.module.css';

/** Below it the prices of the match come first: the style sheet has the same height. */
const LOW = '(height < 800px)';

/**
 * What happens in a match, and what is known of its teams: pitch, timeline, statistics, table, meetings.
 * @remarks It is open unless the player has folded it, which the setting remembers; in a low window it is closed
 * until the player opens it there. Its height never depends on what it shows.
 */
export function Stage({ game }: { readonly game: Game }): ReactElement | null {
  return game.hasCourse ? <StageOfCourse game={game} /> : <StageOf game={game} course={null} />;
}

function StageOfCourse({ game }: { readonly game: Game }): ReactElement | null {
  return <StageOf game={game} course={useCourse(game)} />;
}

interface StageOfProps {
  readonly game: Game;
  /** Null: the operator gives none of this match. */
  readonly course: Course | null;
}

function StageOf({ game, course }: StageOfProps): ReactElement | null {
  const { settings, t } = useAreaWords();
  const id = useId();
  const { isLive, isFinished } = useGameNow(game.id) ?? game;
  const tabs = stageTabs({
    hasCourse: course !== null,
    hasLineUps: course?.lineUps !== undefined,
    hasStatistics: useHasStatistics(game),
    hasBuilder: useHasBuilder(game) && !isFinished,
  });
  const when = isLive || isFinished ? 'begun' : 'coming';
  const chosen = tabsOf(useSyncExternalStore(storedTabs.on, storedTabs.get, () => null));
  const tab = shownTab(tabs, chosen[when], when === 'begun');
  const { isOpen, isAuto, setIsOpen } = useFold();
  const isHydrated = useIsHydrated();
  if (tab === undefined) return null;
  const isKept =
    isLive && isOpen && tab === 'pitch' && settingOf(settings, 'isMoveVideoOnScroll') === 1;
  const press = (next: StageTab): void => {
    storedTabs.set({ ...chosen, [when]: next });
    setIsOpen(!(isOpen && next === tab));
  };
  return (
    <section
      className={classNames(styles.stage, isAuto && styles.auto, isKept && styles.kept)}
      data-stays={isKept || undefined}
      aria-label={`${t('stage.title')}: ${game.home} – ${game.away}`}
    >
      <div className={styles.tabs}>
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            className={classNames(styles.tab, one === tab && isOpen && styles.current)}
            aria-expanded={one === tab && isOpen}
            aria-controls={id}
            onClick={() => press(one)}
          >
            {t(`stage.tab.${one}`)}
          </button>
        ))}
        <button
          type="button"
          className={classNames(styles.fold, isOpen && styles.open)}
          aria-label={t(isOpen ? 'stage.close' : 'stage.open')}
          title={t(isOpen ? 'stage.close' : 'stage.open')}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="chevron-down" size="s" />
        </button>
      </div>
      <section
        className={styles.body}
        id={id}
        aria-label={t(`stage.tab.${tab}`)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
        tabIndex={0}
        hidden={!isOpen && !isAuto}
      >
        {isOpen ? <LaterPanes game={game} tab={tab} /> : null}
      </section>
      {/* Where the pane says the events, they are not said twice. */}
      {course && !(isHydrated && isOpen && (tab === 'pitch' || tab === 'timeline')) ? (
        <EventWords game={game} events={course.events} />
      ) : null}
    </section>
  );
}

/** The panes, whose script comes when the stage is first open. */
function LaterPanes(props: PanesProps): ReactElement | null {
  const { t } = useAreaWords();
  const [panes, setPanes] = useState<ComponentType<PanesProps> | 'failed'>();
  useEffect(() => {
    if (panes !== undefined) return;
    import('./panes').then(
      (part) => setPanes(() => part.Panes),
      () => setPanes('failed'),
    );
  }, [panes]);
  if (panes === 'failed') {
    return (
      <p className={styles.failed}>
        {t('error.again')}
        <Button size="s" onClick={() => setPanes(undefined)}>
          {t('error.retry')}
        </Button>
      </p>
    );
  }
  return panes ? createElement(panes, props) : null;
}

/** Whether the stage is open: by the player's press here, by the setting, else by the height of the window. */
function useFold() {
  const { settings } = useAreaWords();
  const { send } = useSend(settingsSet);
  const isFolded = settingOf(settings, 'zoneState') === 1;
  const isLow = useSyncExternalStore(onLow, readLow, () => false);
  const [pressed, setPressed] = useState<boolean | null>(null);
  const [followed, setFollowed] = useState(isFolded);
  // Another choice applies at once, whatever the player has folded by hand.
  if (followed !== isFolded) {
    setFollowed(isFolded);
    setPressed(isFolded ? false : pressed || null);
  }
  const isOpen = pressed ?? !(isFolded || isLow);
  return {
    isOpen,
    /** Nothing has been pressed: the style sheet closes it in a low window, before any script. */
    isAuto: pressed === null && !isFolded,
    setIsOpen: (next: boolean): void => {
      setPressed(next);
      if (next === isFolded) void send({ zoneState: next ? 0 : 1 });
    },
  };
}

function onLow(listener: () => void): () => void {
  const query = matchMedia(LOW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function readLow(): boolean {
  return matchMedia(LOW).matches;
}
