import { CommandError } from '@grandstand/bus-contracts';
import {
  mailingGet,
  mailingSave,
  type BonusType,
  type Mailing,
} from '@grandstand/bus-contracts/player';
import {
  useMutation,
  usePlayerQuery,
  useQueryClient,
  type Loaded,
} from '@grandstand/bus-contracts/query';
import { useBus } from '@grandstand/bus-contracts/react';
import type { manifest } from '../manifest';

export type BonusSetting = 'first_deposit_bonus_type' | 'bonus_type';

interface BonusChange {
  readonly name: BonusSetting;
  readonly type: BonusType;
}

interface BonusChoice extends Loaded<Mailing> {
  /** What became of the last change. */
  readonly outcome: 'saved' | 'unavailable' | 'not-signed-in' | undefined;
  readonly choose: (name: BonusSetting, type: BonusType) => Promise<unknown>;
}

/** Loads a player's choices of bonuses, and saves each at once. */
export function useBonusChoice(userId: string | undefined): BonusChoice {
  const bus = useBus<typeof manifest>();
  const client = useQueryClient();
  const { queryKey, ...loaded } = usePlayerQuery(bus, mailingGet, {}, userId);
  const saving = useMutation({
    mutationFn: ({ name, type }: BonusChange) => bus.send(mailingSave, { [name]: type }),
    onSuccess: (answer, { name }) => {
      // Of the answer this alone: a switch of messages may have been pressed since.
      client.setQueryData(queryKey, (before) => before && { ...before, [name]: answer[name] });
    },
  });
  const { error } = saving;
  const isSignedOut = error instanceof CommandError && error.code === 'not-signed-in';
  const refused = isSignedOut ? 'not-signed-in' : 'unavailable';
  return {
    ...loaded,
    outcome: error ? refused : saving.isSuccess ? 'saved' : undefined,
    // The list waits for this; a failure is shown by the outcome.
    choose: (name, type) => saving.mutateAsync({ name, type }).catch(() => {}),
  };
}
