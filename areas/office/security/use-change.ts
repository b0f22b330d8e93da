import { CommandError } from '@grandstand/bus-contracts';
import { useMutation } from '@grandstand/bus-contracts/query';

interface ChangeOptions<Change, Answer, Code extends string> {
  readonly send: (change: Change) => Promise<Answer>;
  /** The refusals that there are words for, beside `unavailable`. */
  readonly refusals: readonly Code[];
  readonly onChanged: (answer: Answer) => unknown;
  /** Loads anew what may have changed though the command failed: its answer may be lost. */
  readonly reload: () => void;
}

interface Changing<Change, Code extends string> {
  /** Resolves to whether it was made. */
  readonly change: (change: Change) => Promise<boolean>;
  readonly isChanging: boolean;
  /** The last change, if it was made. */
  readonly made: Change | undefined;
  /** Why the last change was not made; undefined too where the player has closed its dialog. */
  readonly refusal: Code | 'unavailable' | undefined;
}

/** Changes something of the player's by a command, and knows how the last change ended. */
export function useChange<Change, Answer, Code extends string>({
  send,
  refusals,
  onChanged,
  reload,
}: ChangeOptions<Change, Answer, Code>): Changing<Change, Code> {
  const { mutateAsync, error, isPending, isSuccess, variables } = useMutation({
    mutationFn: send,
    onSuccess: onChanged,
    onError: reload,
  });
  return {
    change: (change) =>
      mutateAsync(change).then(
        () => true,
        () => false,
      ),
    isChanging: isPending,
    made: isSuccess ? variables : undefined,
    refusal: error ? refusalOf(error, refusals) : undefined,
  };
}

function refusalOf<Code extends string>(
  error: Error,
  refusals: readonly Code[],
): Code | 'unavailable' | undefined {
  const code = error instanceof CommandError ? error.code : undefined;
  if (code === 'cancelled') return undefined;
  return refusals.find((known) => known === code) ?? 'unavailable';
}
