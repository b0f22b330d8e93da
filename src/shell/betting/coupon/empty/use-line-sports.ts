import { lineSports, type Section, type Sport } from '@grandstand/bus-contracts';
import { useResource, type ScreenResource } from '../../../frame/use-resource';

const SPORTS: ScreenResource<'sports', readonly Sport[]> = {
  load: (bus) => bus.send(lineSports, {}),
};

/** The sports with games in a section or in both, loaded where they are needed; undefined until then, empty if that fails. */
export function useLineSports(
  section: Section | 'any',
  isNeeded = true,
): readonly Sport[] | undefined {
  const { status, value } = useResource(isNeeded ? 'sports' : null, SPORTS);
  const sports = status === 'failed' ? [] : value;
  return sports?.filter(
    ({ live, line }) => (section === 'line' ? 0 : live) + (section === 'live' ? 0 : line) > 0,
  );
}
