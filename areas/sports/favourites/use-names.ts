import { apiCall } from '@grandstand/bus-contracts';
import { areaAnswers, areaRequest } from '@grandstand/bus-contracts/answers';
import { commandQuery, useQuery } from '@grandstand/bus-contracts/query';
import { useBus } from '@grandstand/bus-contracts/react';
import * as v from 'valibot';
import type { manifest } from '../manifest';

export type NamedFavourite = v.InferOutput<typeof areaAnswers.favouriteNames>[number];

/** The leagues and teams among favourites, by their names; undefined until they are known. */
export function useNames(favourites: readonly string[]): readonly NamedFavourite[] | undefined {
  const bus = useBus<typeof manifest>();
  const places = favourites.filter((favourite) => !favourite.startsWith('match:'));
  const { data } = useQuery({
    ...commandQuery(bus, apiCall, areaRequest('favouriteNames', { favourites: places.join(',') })),
    enabled: places.length > 0,
    // One more among them hides none of the others meanwhile.
    placeholderData: (last) => last,
    select: ({ answer }) => v.parse(areaAnswers.favouriteNames, answer),
  });
  return places.length === 0 ? [] : data;
}
