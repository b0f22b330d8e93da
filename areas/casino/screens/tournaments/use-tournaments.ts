import { useCallback, useEffect } from 'react';
import { CommandError, sessionState } from '@grandstand/bus-contracts';
import {
  tournamentsChanged,
  tournamentsGet,
  tournamentsList,
} from '@grandstand/bus-contracts/player';
import {
  queryOptions,
  reloadQueries,
  useQuery,
  useQueryClient,
} from '@grandstand/bus-contracts/query';
import { useAreaWords, useBus, useBusState, useShownPlayer } from '@grandstand/bus-contracts/react';
import type { manifest } from '../../manifest';

/** Others play while a page is open. */
const EVERY_MS = 15_000;

/** Whose tournaments are shown, '' for a guest; undefined until the session is known. */
function useVisitor(): string | undefined {
  const status = useBusState(sessionState)?.status;
  const { userId } = useShownPlayer();
  return status === 'guest' ? '' : userId;
}

/** Loads the tournaments again when the player's entries may have changed. */
function useChanges(): void {
  const bus = useBus<typeof manifest>();
  const reload = useReload();
  useEffect(() => bus.on(tournamentsChanged, reload), [bus, reload]);
}

/** Loads the tournaments that are shown again. */
export function useReload(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    for (const { name } of [tournamentsList, tournamentsGet]) {
      reloadQueries(client, { queryKey: [name] });
    }
  }, [client]);
}

/** The tournaments for the visitor; those of one player are never shown to the next. */
export function useTournaments() {
  const bus = useBus<typeof manifest>();
  const { language } = useAreaWords();
  const visitor = useVisitor();
  useChanges();
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    queryKey: [tournamentsList.name, visitor, language],
    queryFn: ({ signal }) => bus.send(tournamentsList, {}, { signal }),
    enabled: visitor !== undefined,
    refetchInterval: EVERY_MS,
  });
  return { data, loadedAt: dataUpdatedAt, hasFailed: error !== null, retry: () => void refetch() };
}

/** What the area's server found out about an id: fails with `NotFoundError` where there is no such tournament. */
export function knownTournament(id: string, ask: () => Promise<boolean>) {
  return queryOptions({ queryKey: ['tournament-known', id], queryFn: ask });
}

/** A tournament with its places. */
export function useTournament(id: string) {
  const bus = useBus<typeof manifest>();
  const { language } = useAreaWords();
  const visitor = useVisitor();
  useChanges();
  // Answered by the server alone.
  const known = useQuery({ ...knownTournament(id, async () => true), enabled: false });
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    queryKey: [tournamentsGet.name, id, visitor, language],
    queryFn: ({ signal }) => bus.send(tournamentsGet, { id }, { signal }),
    enabled: visitor !== undefined,
    refetchInterval: EVERY_MS,
  });
  const isMissing =
    data === undefined &&
    (known.error?.name === 'NotFoundError' ||
      (error instanceof CommandError && error.code === 'not-found'));
  return {
    data,
    loadedAt: dataUpdatedAt,
    hasFailed: error !== null,
    isMissing,
    retry: () => void refetch(),
  };
}
