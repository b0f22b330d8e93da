import { apiCall } from '@grandstand/bus-contracts';
import { areaAnswers, areaRequest } from '@grandstand/bus-contracts/answers';
import { commandQuery, useQuery } from '@grandstand/bus-contracts/query';
import { useBus } from '@grandstand/bus-contracts/react';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { manifest } from '../manifest';
import { useSports } from '../page/sports-context';

export type Suggestion = v.InferOutput<typeof areaAnswers.lineSuggestions>[number];

/** The pause in typing after which suggestions are requested. */
export const TYPING_MS = 150;

/** The possible meanings of the typed words; the last answer stays until the next, and an older request is aborted. */
export function useSuggestions(words: string): readonly Suggestion[] | undefined {
  const bus = useBus<typeof manifest>();
  const { clock } = useSports();
  const [searched, setSearched] = useState('');
  useEffect(
    () => clock.after(TYPING_MS, () => setSearched(words.trim().replaceAll(/\s+/g, ' '))),
    [clock, words],
  );
  const isSearching = searched !== '' && words.trim() !== '';
  const { data } = useQuery({
    ...commandQuery(bus, apiCall, areaRequest('lineSuggestions', { search: searched })),
    enabled: isSearching,
    placeholderData: (last) => last,
    select: ({ answer }) => v.parse(areaAnswers.lineSuggestions, answer),
  });
  return isSearching ? data : undefined;
}
