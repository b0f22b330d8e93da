import { phoneChange, phoneGet, type Phone, type PhoneAct } from '@grandstand/bus-contracts/player';
import { usePlayerQuery, useQueryClient, type Loaded } from '@grandstand/bus-contracts/query';
import { useBus } from '@grandstand/bus-contracts/react';
import type { manifest } from '../manifest';
import { useChange } from './use-change';

/** The words for the last change; none where the player has closed the dialog. */
export type PhoneOutcome = 'kept' | 'removed' | 'unavailable' | 'resting' | 'not-signed-in';

const DONE = { set: 'kept', remove: 'removed' } as const;

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
  const { made, refusal, ...changing } = useChange({
    // The player takes their time in a dialog.
    send: (act: PhoneAct): Promise<Phone> => bus.send(phoneChange, { act }, { deadline: Infinity }),
    refusals: ['not-signed-in', 'resting'],
    onChanged: (next) => {
      client.setQueryData(queryKey, next);
      // Two-step sign-in names the phone too.
      return client.invalidateQueries();
    },
    reload: loaded.retry,
  });
  return { ...loaded, ...changing, outcome: refusal ?? (made && DONE[made]) };
}
