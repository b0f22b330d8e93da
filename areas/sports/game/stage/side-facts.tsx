import type { ReactElement } from 'react';
import type { CourseEvent, Game } from '@grandstand/bus-contracts';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { FormMarks } from '@grandstand/line-ui';
import { classNames, VisuallyHidden } from '@grandstand/ui';
import { useCourse } from '../course/use-course';
import { useHasStatistics } from './has-statistics';
import { useChampOf } from './use-statistics';
import styles from './side-facts.module.css';

interface SideFactsProps {
  readonly game: Game;
  readonly side: 'home' | 'away';
}

/** What is known of a side beside its name: the form of its last matches, and its cards in this one. */
export function SideFacts(props: SideFactsProps): ReactElement {
  return props.game.hasCourse ? <FactsOfCourse {...props} /> : <Facts {...props} events={[]} />;
}

function FactsOfCourse(props: SideFactsProps): ReactElement {
  return <Facts {...props} events={useCourse(props.game).events} />;
}

interface FactsProps extends SideFactsProps {
  readonly events: readonly CourseEvent[];
}

function Facts({ game, side, events }: FactsProps): ReactElement {
  const { t } = useAreaWords();
  const { data } = useChampOf(game, useHasStatistics(game));
  const form = data?.table?.rows.find(({ teamId }) => teamId === game[`${side}Id`])?.form ?? [];
  const cards = (['yellow-card', 'red-card'] as const).map((kind) => ({
    kind,
    count: events.filter((event) => event.kind === kind && event.side === side).length,
  }));
  return (
    // Keyed: other facts are an element of their own, and nothing has moved.
    <span key={`${form.join()} ${cards.map(({ count }) => count).join()}`} className={styles.facts}>
      {form.length > 0 ? <FormMarks form={form} size="s" /> : null}
      {cards.map(({ kind, count }) =>
        count === 0 ? null : (
          <span key={kind} className={styles.cards} title={t(`course.statistic.${kind}s`)}>
            <span className={classNames(styles.card, styles[kind])} aria-hidden="true" />
            <VisuallyHidden>{`${t(`course.statistic.${kind}s`)}: `}</VisuallyHidden>
            {count}
          </span>
        ),
      )}
    </span>
  );
}
