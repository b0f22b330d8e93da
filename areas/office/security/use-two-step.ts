import {
  twoStepChange,
  twoStepGet,
  type TwoStep,
  type TwoStepAct,
} from '@grandstand/bus-contracts/player';
import { usePlayerQuery, useQueryClient, type Loaded } from '@grandstand/bus-contracts/query';
import { useBus } from '@grandstand/bus-contracts/react';
import type { manifest } from '../manifest';
import { useChange } from './use-change';

/** The words for the last change; none where the player has closed the dialog. */
export type TwoStepOutcome = TwoStepAct | 'unavailable' | 'resting' | 'not-signed-in';

interface TwoStepNow extends Loaded<TwoStep> {
  /** Resolves to whether it was made. */
  readonly change: (act: TwoStepAct) => Promise<boolean>;
  readonly isChanging: boolean;
  readonly outcome: TwoStepOutcome | undefined;
}

/** Loads whether a player signs in by two steps, and changes it; the shell has the dialog in which that is done. */
export function useTwoStep(userId: string | undefined): TwoStepNow {
  const bus = useBus<typeof manifest>();
  const client = useQueryClient();
  const { queryKey, ...loaded } = usePlayerQuery(bus, twoStepGet, {}, userId);
  const { made, refusal, ...changing } = useChange({
    // The player takes their time in a dialog.
    send: (act: TwoStepAct): Promise<TwoStep> =>
      bus.send(twoStepChange, { act }, { deadline: Infinity }),
    refusals: ['not-signed-in', 'resting'],
    onChanged: (next) => client.setQueryData(queryKey, next),
    reload: loaded.retry,
  });
  return { ...loaded, ...changing, outcome: refusal ?? made };
}
