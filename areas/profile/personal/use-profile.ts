import { CommandError } from '@grandstand/bus-contracts';
import {
  profileFaultSchema,
  profileForm,
  profileSave,
  type ProfileChange,
  type ProfileFault,
  type ProfileField,
  type ProfileForm,
} from '@grandstand/bus-contracts/player';
import {
  commandQuery,
  useMutation,
  usePlayerQuery,
  useQueryClient,
  type Loaded,
} from '@grandstand/bus-contracts/query';
import { useBus } from '@grandstand/bus-contracts/react';
import type { manifest } from '../manifest';

/** The fields that are not accepted, each with its fault. */
export type Faults = { readonly [Field in ProfileField]?: ProfileFault | undefined };

export type SaveOutcome =
  | { readonly result: 'saved' | 'changed' | 'locked' | 'unavailable' | 'not-signed-in' }
  | { readonly result: 'bad-fields'; readonly faults: Faults };

/** Loads the personal data of a player. */
export function useProfile(userId: string | undefined): Loaded<ProfileForm> {
  return usePlayerQuery(useBus<typeof manifest>(), profileForm, {}, userId);
}

/**
 * Saves a group of the personal data, and resolves to how that ended; where they were saved elsewhere or locked
 * since, those are loaded.
 */
export function useSaving(
  userId: string | undefined,
): (change: ProfileChange) => Promise<SaveOutcome> {
  const bus = useBus<typeof manifest>();
  const client = useQueryClient();
  const { queryKey } = commandQuery(bus, profileForm, {}, userId);
  const saving = useMutation({
    mutationFn: (change: ProfileChange) => bus.send(profileSave, change),
    onSuccess: (form) => client.setQueryData(queryKey, form),
  });
  return async (change) => {
    try {
      await saving.mutateAsync(change);
      return { result: 'saved' };
    } catch (error) {
      const outcome = outcomeOf(error);
      if (['changed', 'locked'].includes(outcome.result)) await client.refetchQueries({ queryKey });
      return outcome;
    }
  };
}

function outcomeOf(error: unknown): SaveOutcome {
  if (!(error instanceof CommandError)) return { result: 'unavailable' };
  const { code, details } = error;
  if (code === 'bad-fields') return { result: code, faults: faultsOf(details) };
  const known = (['changed', 'locked', 'not-signed-in'] as const).find((one) => one === code);
  return { result: known ?? 'unavailable' };
}

/** A fault that this version does not know is a text that is not accepted. */
function faultsOf(details: unknown): Faults {
  const { fields = {} } = (details ?? {}) as { fields?: Readonly<Record<string, unknown>> };
  return Object.fromEntries(
    Object.entries(fields).map(([field, fault]) => [
      field,
      profileFaultSchema.options.find((known) => known === fault) ?? 'bad-text',
    ]),
  );
}
