import { CommandError } from '@grandstand/bus-contracts';
import {
  passkeysAdd,
  passkeysGet,
  passkeysRemove,
  passkeysRename,
  type Passkey,
  type PasskeyList,
} from '@grandstand/bus-contracts/player';
import {
  useMutation,
  usePlayerQuery,
  useQueryClient,
  type Loaded,
} from '@grandstand/bus-contracts/query';
import { useBus } from '@grandstand/bus-contracts/react';
import type { manifest } from '../../manifest';

export type PasskeyChange =
  | { readonly act: 'add' }
  | { readonly act: 'remove'; readonly id: number }
  | { readonly act: 'rename'; readonly id: number; readonly name: string };

/** The words for the last change; none where the player has closed the dialog. */
export type PasskeyOutcome =
  | 'added'
  | 'removed'
  | 'renamed'
  | 'unavailable'
  | 'resting'
  | 'not-signed-in'
  | 'not-found';

interface PasskeysNow extends Loaded<{
  readonly passkeys: readonly Passkey[];
  readonly canAdd: boolean;
}> {
  /** Resolves to whether it was made. */
  readonly change: (change: PasskeyChange) => Promise<boolean>;
  readonly isChanging: boolean;
  readonly outcome: PasskeyOutcome | undefined;
}

const DONE = { add: 'added', remove: 'removed', rename: 'renamed' } as const;

/** Loads the passkeys of a player, and changes them; the shell has the dialogs in which they are added and removed. */
export function usePasskeys(userId: string | undefined): PasskeysNow {
  const bus = useBus<typeof manifest>();
  const client = useQueryClient();
  const { queryKey, ...loaded } = usePlayerQuery(bus, passkeysGet, {}, userId);
  const changing = useMutation({
    mutationFn: (change: PasskeyChange): Promise<PasskeyList> => {
      // The player takes their time in a dialog.
      const options = { deadline: Infinity };
      if (change.act === 'add') return bus.send(passkeysAdd, {}, options);
      if (change.act === 'remove') return bus.send(passkeysRemove, { id: change.id }, options);
      return bus.send(passkeysRename, { id: change.id, name: change.name });
    },
    onSuccess: ({ passkeys }) => {
      client.setQueryData(queryKey, (before) => before && { ...before, passkeys });
    },
    // A dialog may have been closed while the operator was answering.
    onError: () => loaded.retry(),
  });
  const { error, isPending, isSuccess, variables } = changing;
  return {
    ...loaded,
    change: (change) =>
      changing.mutateAsync(change).then(
        () => true,
        () => false,
      ),
    isChanging: isPending,
    outcome: error ? outcomeOf(error) : isSuccess && variables ? DONE[variables.act] : undefined,
  };
}

function outcomeOf(error: Error): PasskeyOutcome | undefined {
  const code = error instanceof CommandError ? error.code : undefined;
  if (code === 'cancelled') return undefined;
  return code === 'not-signed-in' || code === 'not-found' || code === 'resting'
    ? code
    : 'unavailable';
}
