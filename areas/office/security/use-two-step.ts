import { CommandError } from '@grandstand/bus-contracts';
import {
  twoStepChange,
  twoStepGet,
  type TwoStep,
  type TwoStepAct,
} from '@grandstand/bus-contracts/player';
import {
  useMutation,
  usePlayerQuery,
  useQueryClient,
  type Loaded,
} from '@grandstand/bus-contracts/query';
import { useBus } from '@grandstand/bus-contracts/react';
import type { manifest } from '../manifest';

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
  const changing = useMutation({
    // The player takes their time in a dialog.
    mutationFn: (act: TwoStepAct): Promise<TwoStep> =>
      bus.send(twoStepChange, { act }, { deadline: Infinity }),
    onSuccess: (next) => client.setQueryData(queryKey, next),
    // It may have been changed while the operator's answer was lost, or in another browser.
    onError: () => loaded.retry(),
  });
  const { error, isPending, isSuccess, variables } = changing;
  return {
    ...loaded,
    change: (act) =>
      changing.mutateAsync(act).then(
        () => true,
        () => false,
      ),
    isChanging: isPending,
    outcome: error ? outcomeOf(error) : isSuccess ? variables : undefined,
  };
}

function outcomeOf(error: Error): TwoStepOutcome | undefined {
  const code = error instanceof CommandError ? error.code : undefined;
  if (code === 'cancelled') return undefined;
  return code === 'not-signed-in' || code === 'resting' ? code : 'unavailable';
}
