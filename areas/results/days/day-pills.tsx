import type { ReactElement } from 'react';
import { dateFormat, languageTag } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { LinkPills } from '@grandstand/ui';
import { dayPath, LIST_STEP, type DayScreen } from '../page/results-screen';

const DAYS = 7;
const DAY = 86_400_000;

interface DayPillsProps {
  readonly screen: DayScreen;
  /** The day that the operator has answered; today where none was asked for. */
  readonly today: string | undefined;
}

/** Links to the last days. */
export function DayPills({ screen, today }: DayPillsProps): ReactElement | null {
  const { href, language, t } = useAreaWords();
  const last = screen.day === undefined ? today : undefined;
  const shown = last ?? screen.day;
  if (shown === undefined) return null;
  const name = dateFormat(languageTag(language), {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
  const at = (day: string | undefined): string =>
    href(dayPath({ ...screen, day, limit: LIST_STEP }));
  // Without the operator's word for today the days end with the one that is shown.
  const days = daysBefore(shown, DAYS);
  return (
    <LinkPills
      label={t('day.label')}
      links={[
        { text: t('day.today'), href: at(undefined), isCurrent: screen.day === undefined },
        ...days
          .filter((day) => day !== last)
          .map((day) => ({
            text: name(Date.parse(day)),
            href: at(day),
            isCurrent: day === screen.day,
          })),
      ]}
    />
  );
}

/** A day and those before it, the newest first: "2026-11-26", "2026-11-25". */
function daysBefore(day: string, count: number): readonly string[] {
  const last = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(last)
    ? []
    : Array.from({ length: count }, (_, back) =>
        new Date(last - back * DAY).toISOString().slice(0, 10),
      );
}
