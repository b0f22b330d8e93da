import { statementGet, type Statements } from '@grandstand/bus-contracts/player';
import { commandQuery, useQuery } from '@grandstand/bus-contracts/query';
import { useBus } from '@grandstand/bus-contracts/react';
import type { manifest } from '../manifest';

interface StatementsNow {
  /** Undefined until the first answer. */
  readonly data: Statements | undefined;
  readonly loadedAt: number;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads the statements of a player. */
export function useStatements(userId: string | undefined): StatementsNow {
  const bus = useBus<typeof manifest>();
  const { data, dataUpdatedAt, isError, refetch } = useQuery({
    ...commandQuery(bus, statementGet, {}, userId),
    enabled: userId !== undefined,
  });
  return { data, loadedAt: dataUpdatedAt, hasFailed: isError, retry: () => void refetch() };
}
