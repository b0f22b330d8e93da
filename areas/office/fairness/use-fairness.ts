import { CommandError } from '@grandstand/bus-contracts';
import {
  fairRotate,
  fairRounds,
  fairSeeds,
  fairSetClientSeed,
  type FairRound,
  type FairSeeds,
  type FairSharedRound,
} from '@grandstand/bus-contracts/player';
import {
  reloadQueries,
  useMutation,
  usePlayerQuery,
  useQueryClient,
} from '@grandstand/bus-contracts/query';
import { useBus } from '@grandstand/bus-contracts/react';
import type { manifest } from '../manifest';

/** The seeds and rounds of a player. */
interface Fairness {
  readonly seeds: FairSeeds;
  readonly rounds: readonly FairRound[];
  /** Of tables. */
  readonly shared: readonly FairSharedRound[];
}

export interface SeedChange {
  /** Of the seeds that the player saw. */
  readonly commitment: string;
  /** Undefined: the seeds are rotated. */
  readonly clientSeed?: string;
}

const REFUSALS = ['seeds-changed', 'round-open', 'not-signed-in'] as const;
export type SeedOutcome = 'rotated' | 'saved' | (typeof REFUSALS)[number] | 'unavailable';

interface FairnessNow {
  /** Undefined until both have been answered. */
  readonly data: Fairness | undefined;
  /** When they were loaded. */
  readonly loadedAt: number;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  readonly change: (change: SeedChange) => void;
  readonly isChanging: boolean;
  /** Of the last change. */
  readonly outcome: SeedOutcome | undefined;
}

/** Loads the seeds and rounds of a player, and changes the seeds. */
export function useFairness(userId: string | undefined): FairnessNow {
  const bus = useBus<typeof manifest>();
  const client = useQueryClient();
  const seeds = usePlayerQuery(bus, fairSeeds, {}, userId);
  const rounds = usePlayerQuery(bus, fairRounds, {}, userId);
  const changing = useMutation({
    mutationFn: ({ commitment, clientSeed }: SeedChange) =>
      clientSeed === undefined
        ? bus.send(fairRotate, { commitment })
        : bus.send(fairSetClientSeed, { commitment, clientSeed }),
    onSuccess: (changed) => {
      client.setQueryData(seeds.queryKey, changed);
      // A rotation reveals the server seed of rounds.
      reloadQueries(client, { queryKey: [fairRounds.name] });
    },
    onError: (error) => {
      if (outcomeOf(error) === 'seeds-changed') seeds.retry();
    },
  });
  const { error, isPending, isSuccess, variables } = changing;
  const done = variables?.clientSeed === undefined ? 'rotated' : 'saved';
  return {
    data: seeds.data &&
      rounds.data && {
        seeds: seeds.data,
        rounds: rounds.data.rounds,
        shared: rounds.data.shared ?? [],
      },
    loadedAt: Math.min(seeds.loadedAt, rounds.loadedAt),
    hasFailed: seeds.hasFailed || rounds.hasFailed,
    retry: () => {
      seeds.retry();
      rounds.retry();
    },
    change: changing.mutate,
    isChanging: isPending,
    outcome: error ? outcomeOf(error) : isSuccess ? done : undefined,
  };
}

function outcomeOf(error: Error): SeedOutcome {
  const code = error instanceof CommandError ? error.code : undefined;
  return REFUSALS.find((known) => known === code) ?? 'unavailable';
}
