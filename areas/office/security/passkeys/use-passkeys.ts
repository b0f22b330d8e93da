import {
  passkeysAdd,
  passkeysGet,
  passkeysRemove,
  passkeysRename,
  type Passkey,
  type PasskeyList,
} from '@grandstand/bus-contracts/player';
import { usePlayerQuery, useQueryClient, type Loaded } from '@grandstand/bus-contracts/query';
import { useBus } from '@grandstand/bus-contracts/react';
import type { manifest } from '../../manifest';
import { useChange } from '../use-change';

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
  const { made, refusal, ...changing } = useChange({
    send: (change: PasskeyChange): Promise<PasskeyList> => {
      // The player takes their time in a dialog.
      const options = { deadline: Infinity };
      if (change.act === 'add') return bus.send(passkeysAdd, {}, options);
      if (change.act === 'remove') return bus.send(passkeysRemove, { id: change.id }, options);
      return bus.send(passkeysRename, { id: change.id, name: change.name });
    },
    refusals: ['not-signed-in', 'not-found', 'resting'],
    onChanged: ({ passkeys }) => {
      client.setQueryData(queryKey, (before) => before && { ...before, passkeys });
    },
    reload: loaded.retry,
  });
  return { ...loaded, ...changing, outcome: refusal ?? (made && DONE[made.act]) };
}
