import { useEffect, useRef } from 'react';
import { betsList, serverClockState, type PlacedBet } from '@grandstand/bus-contracts';
import { useMutation } from '@grandstand/bus-contracts/query';
import { useAreaWords, useBus } from '@grandstand/bus-contracts/react';
import { saveFile } from '@grandstand/ui';
import { pageRequest } from '../page/history-pages';
import type { manifest } from '../manifest';
import type { HistoryFilter } from '../page/office-screen';
import { zonedDay } from '../words/zoned-stamp';
import { betTable } from './bet-table';
import { csv } from '@grandstand/bus-contracts/domain/csv';

const DAY = 86_400_000;
/** The most that back ends give in one answer. */
const PAGE = 100;

export interface Export {
  readonly isSaving: boolean;
  readonly hasFailed: boolean;
  readonly save: () => void;
}

/** Saves all bets of a filter as a file, also those not shown yet; leaving the list ends it. */
export function useExport(filter: HistoryFilter): Export {
  const bus = useBus<typeof manifest>();
  const words = useAreaWords();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  const allBets = async (signal: AbortSignal): Promise<readonly PlacedBet[]> => {
    const bets: PlacedBet[] = [];
    let hasMore = true;
    while (hasMore) {
      const request = { ...pageRequest(filter, bets.at(-1)), limit: PAGE };
      const page = await bus.send(betsList, request, { signal });
      bets.push(...page.bets);
      hasMore = page.hasMore && page.bets.length > 0;
    }
    return bets;
  };

  const saving = useMutation({
    mutationFn: async () => {
      leaving.current = new AbortController();
      const bets = await allBets(leaving.current.signal);
      const { timeZone } = words.settings;
      const now = Date.now() + (bus.peek(serverClockState)?.offset ?? 0);
      const { period } = filter;
      const oldest = bets.at(-1)?.placedAt ?? now;
      const from = period === 'all' ? oldest : now - Number(period) * DAY;
      const days = `${zonedDay(from, timeZone)}_${zonedDay(now, timeZone)}`;
      saveFile(`bets_${days}.csv`, csv(betTable(bets, words), words.language), 'text/csv');
    },
  });
  return {
    isSaving: saving.isPending,
    hasFailed: saving.isError,
    save: () => saving.mutate(),
  };
}
