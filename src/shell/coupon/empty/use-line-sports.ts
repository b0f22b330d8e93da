import { lineSports, type Section, type Sport } from '@grandstand/bus-contracts';
import { useResource, type ScreenResource } from '../../frame/use-resource';

const SPORTS: ScreenResource<'sports', readonly Sport[]> = {
  load: (bus) => bus.send(lineSports, {}),
};

/** The sports that have games in a section, or in either; undefined until they are known, none where they can't be had. */
export function useLineSports(section: Section | 'any'): readonly Sport[] | undefined {
  const { status, value } = useResource('sports', SPORTS);
  const sports = status === 'failed' ? [] : value;
  return sports?.filter(
    ({ live, line }) => (section === 'line' ? 0 : live) + (section === 'live' ? 0 : line) > 0,
  );
}
