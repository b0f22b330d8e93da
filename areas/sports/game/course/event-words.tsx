import type { ReactElement } from 'react';
import type { CourseEvent, Game } from '@grandstand/bus-contracts';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { eventText } from '@grandstand/line-ui';
import { inOrder, VisuallyHidden } from '@grandstand/ui';

interface EventWordsProps {
  readonly game: Game;
  readonly events: readonly CourseEvent[];
}

/** The events in words, for screen readers. */
export function EventWords({ game, events }: EventWordsProps): ReactElement {
  const { t } = useAreaWords();
  return (
    <VisuallyHidden>
      {events.length === 0 ? (
        <p>{t('course.nothing')}</p>
      ) : (
        <ol>
          {inOrder(events, (event) => (
            // An item has no state of its own.
            <li>{eventText(event, game, t)}</li>
          ))}
        </ol>
      )}
    </VisuallyHidden>
  );
}
