import { apiCall } from '@grandstand/bus-contracts';
import { areaAnswers } from '@grandstand/bus-contracts/answers';
import { commandQuery, useQuery } from '@grandstand/bus-contracts/query';
import { useBus } from '@grandstand/bus-contracts/react';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { manifest } from '../manifest';
import { useSports } from '../page/sports-context';

export type Suggestion = v.InferOutput<typeof areaAnswers.lineSuggestions>[number];

/** How long the player must stop typing before the operator is asked. */
export const TYPING_MS = 150;

/** The possible meanings of the typed words; the last answer stays until the next, and an older request is aborted. */
export function useSuggestions(words: string): readonly Suggestion[] | undefined {
  const bus = useBus<typeof manifest>();
  const { clock } = useSports();
  const [asked, setAsked] = useState('');
  useEffect(
    () => clock.after(TYPING_MS, () => setAsked(words.trim().replaceAll(/\s+/g, ' '))),
    [clock, words],
  );
  const isAsked = asked !== '' && words.trim() !== '';
  const { data } = useQuery({
    ...commandQuery(bus, apiCall, { call: 'lineSuggestions', input: { search: asked } }),
    enabled: isAsked,
    placeholderData: (last) => last,
    select: ({ answer }) => v.parse(areaAnswers.lineSuggestions, answer),
  });
  return isAsked ? data : undefined;
}
