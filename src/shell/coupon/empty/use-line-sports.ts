import { lineSports, type Section, type Sport } from '@grandstand/bus-contracts';
import { useAnswer } from '@grandstand/bus-contracts/react';

/** The sports that have games in a section, or in either; undefined until they are known, none where they can't be had. */
export function useLineSports(section: Section | 'any'): readonly Sport[] | undefined {
  const { answer, failure } = useAnswer(lineSports, {});
  const sports = answer ?? (failure && []);
  return sports?.filter(
    ({ live, line }) => (section === 'line' ? 0 : live) + (section === 'live' ? 0 : line) > 0,
  );
}
