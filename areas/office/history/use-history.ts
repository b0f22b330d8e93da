import { useCallback, useEffect, useRef, useState } from 'react';
import { betsChanged, betsList } from '@grandstand/bus-contracts';
import { useBus } from '@grandstand/bus-contracts/react';
import type { manifest } from '../manifest';
import type { HistoryFilter } from '../page/office-screen';
import { loadAgain, pageRequest, withPage, type BetPage, type PageRequest } from './pages';

/** The history as it stands on the page. */
export interface History {
  /** Undefined until the first answer. */
  readonly page: BetPage | undefined;
  readonly hasFailed: boolean;
  readonly isLoadingMore: boolean;
  readonly showMore: () => void;
  readonly retry: () => void;
}

/** What each player's filters showed last, for the way back from a bet: it goes with the mount of the area. */
const keptByMount = new WeakMap<object, Map<string, BetPage>>();

function keptOf(bus: object): Map<string, BetPage> {
  const kept = keptByMount.get(bus) ?? new Map<string, BetPage>();
  keptByMount.set(bus, kept);
  return kept;
}

/** Loads the bets of a filter for a player, and again whenever one is placed or settled; neither changes while it is mounted. */
export function useHistory(filter: HistoryFilter, userId: string | undefined): History {
  const bus = useBus<typeof manifest>();
  const { status, period } = filter;
  const kept = keptOf(bus);
  const key = `${userId} ${status} ${period}`;
  const [page, setPage] = useState(() => kept.get(key));
  const [hasFailed, setHasFailed] = useState(false);
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  /** Counts loads: a late answer never overwrites a later one's. */
  const ticket = useRef(0);
  const shown = useRef(page);
  /** How many are to be there: those that are, and one of the next page where that was asked for. */
  const wanted = useRef(page?.bets.length ?? 0);
  /** Until what is shown was loaded after the last change. */
  const isOld = useRef(true);

  const run = useCallback(
    async (work: (load: (request: PageRequest) => Promise<BetPage>) => Promise<BetPage>) => {
      ticket.current += 1;
      const mine = ticket.current;
      try {
        const next = await work((request) => bus.send(betsList, request));
        if (mine !== ticket.current) return;
        shown.current = next;
        wanted.current = next.bets.length;
        isOld.current = false;
        kept.set(key, next);
        setPage(next);
        setHasFailed(false);
      } catch {
        if (mine === ticket.current) setHasFailed(true);
      } finally {
        if (mine === ticket.current) setIsLoadingMore(false);
      }
    },
    [bus, kept, key],
  );

  const reload = useCallback(() => {
    isOld.current = true;
    void run((load) => loadAgain(load, { status, period }, wanted.current));
  }, [run, status, period]);

  useEffect(() => {
    if (userId === undefined) return undefined;
    reload();
    return bus.on(betsChanged, reload);
  }, [bus, reload, userId]);

  useEffect(
    () => () => {
      ticket.current += 1;
    },
    [],
  );

  const showMore = (): void => {
    const old = shown.current?.bets ?? [];
    wanted.current = old.length + 1;
    setIsLoadingMore(true);
    if (isOld.current) {
      reload();
      return;
    }
    void run(async (load) => {
      const next = await load(pageRequest(filter, old));
      return { bets: withPage(old, next.bets), hasMore: next.hasMore };
    });
  };
  const retry = (): void => {
    setHasFailed(false);
    reload();
  };
  return { page, hasFailed, isLoadingMore, showMore, retry };
}
