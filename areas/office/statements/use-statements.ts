import { statementGet, type Statements } from '@grandstand/bus-contracts/player';
import { usePlayerQuery, type Loaded } from '@grandstand/bus-contracts/query';
import { useBus } from '@grandstand/bus-contracts/react';
import type { manifest } from '../manifest';

/** Loads the statements of a player. */
export function useStatements(userId: string | undefined): Loaded<Statements> {
  return usePlayerQuery(useBus<typeof manifest>(), statementGet, {}, userId);
}
