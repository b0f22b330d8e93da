import { CommandError } from '@grandstand/bus-contracts';
import { phoneChange, phoneGet, type Phone, type PhoneAct } from '@grandstand/bus-contracts/player';
import {
  useMutation,
  usePlayerQuery,
  useQueryClient,
  type Loaded,
} from '@grandstand/bus-contracts/query';
import { useBus } from '@grandstand/bus-contracts/react';
import type { manifest } from '../manifest';

/** The words for the last change; none where the player has closed the dialog. */
export type PhoneOutcome = 'kept' | 'removed' | 'unavailable' | 'resting' | 'not-signed-in';

interface PhoneNow extends Loaded<Phone> {
  /** Resolves to whether it was made. */
  readonly change: (act: PhoneAct) => Promise<boolean>;
  readonly isChanging: boolean;
  readonly outcome: PhoneOutcome | undefined;
}

/** Loads the phone of a player's account, and changes it; the shell has the dialog in which that is done. */
export function usePhone(userId: string | undefined): PhoneNow {
  const bus = useBus<typeof manifest>();
  const client = useQueryClient();
  const { queryKey, ...loaded } = usePlayerQuery(bus, phoneGet, {}, userId);
  const changing = useMutation({
    // The player takes their time in a dialog.
    mutationFn: (act: PhoneAct): Promise<Phone> =>
      bus.send(phoneChange, { act }, { deadline: Infinity }),
    onSuccess: (next) => {
      client.setQueryData(queryKey, next);
      // Two-step sign-in names the phone too.
      return client.invalidateQueries();
    },
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
    outcome: error
      ? outcomeOf(error)
      : isSuccess
        ? variables === 'set'
          ? 'kept'
          : 'removed'
        : undefined,
  };
}

function outcomeOf(error: Error): PhoneOutcome | undefined {
  const code = error instanceof CommandError ? error.code : undefined;
  if (code === 'cancelled') return undefined;
  return code === 'not-signed-in' || code === 'resting' ? code : 'unavailable';
}
