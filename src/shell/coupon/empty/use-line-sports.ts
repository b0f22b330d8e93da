import { lineSports, type Section, type Sport } from '@grandstand/bus-contracts';
import { useAnswer } from '@grandstand/bus-contracts/react';

/** The sports that have games in a section, or in either; none until they are known. */
export function useLineSports(section: Section | 'any'): readonly Sport[] {
  const { answer: sports = [] } = useAnswer(lineSports, {});
  return sports.filter(
    ({ live, line }) => (section === 'line' ? 0 : live) + (section === 'live' ? 0 : line) > 0,
  );
}
