import { CommandError } from '@grandstand/bus-contracts';
import { mailingGet, mailingSave, type Mailing } from '@grandstand/bus-contracts/player';
import {
  useMutation,
  usePlayerQuery,
  useQueryClient,
  type Loaded,
} from '@grandstand/bus-contracts/query';
import { useBus } from '@grandstand/bus-contracts/react';
import type { manifest } from '../manifest';

/** The settings of messages; those of bonuses are chosen elsewhere. */
export type MailingName = Exclude<keyof Mailing, 'bonus_type' | 'first_deposit_bonus_type'>;

/** The outcome of the last change, of one kind of messages or of all. */
export interface MailingOutcome {
  readonly name: MailingName | 'all';
  readonly result: 'on' | 'off' | 'unavailable' | 'not-signed-in';
}

type MailingChange =
  | { readonly name: MailingName; readonly isOn: boolean }
  | { readonly name: 'all'; readonly isOn: false };

const NONE: Pick<Mailing, MailingName> = {
  enable_mail_news: 0,
  enable_mail_deposit: 0,
  enable_mail_bets: 0,
  enable_sms_news: 0,
};

interface MailingNow extends Loaded<Mailing> {
  readonly outcome: MailingOutcome | undefined;
  readonly choose: (name: MailingName, isOn: boolean) => Promise<unknown>;
  /** Turns all off. */
  readonly chooseNone: () => void;
  readonly isEnding: boolean;
}

/** Loads the mailing settings of a player, and saves each choice at once. */
export function useMailing(userId: string | undefined): MailingNow {
  const bus = useBus<typeof manifest>();
  const client = useQueryClient();
  const { queryKey, ...loaded } = usePlayerQuery(bus, mailingGet, {}, userId);
  const saving = useMutation({
    mutationFn: ({ name, isOn }: MailingChange) =>
      bus.send(mailingSave, name === 'all' ? NONE : { [name]: isOn ? 1 : 0 }),
    onSuccess: (answer, { name }) => {
      // Of the answer this alone: another switch may have been pressed since.
      const changed = name === 'all' ? NONE : { [name]: answer[name] };
      client.setQueryData(queryKey, (before) => before && { ...before, ...changed });
    },
  });
  const { data: answer, error, variables } = saving;
  const result = error ? refusalOf(error) : answer && variables && resultOf(answer, variables);
  return {
    ...loaded,
    outcome: variables && result && { name: variables.name, result },
    // The switch waits for this; a failure is shown by the outcome.
    choose: (name, isOn) => saving.mutateAsync({ name, isOn }).catch(() => {}),
    chooseNone: () => saving.mutate({ name: 'all', isOn: false }),
    isEnding: saving.isPending && variables?.name === 'all',
  };
}

function resultOf(answer: Mailing, { name }: MailingChange): MailingOutcome['result'] {
  if (name === 'all') return 'off';
  return answer[name] === 1 ? 'on' : 'off';
}

function refusalOf(error: Error): MailingOutcome['result'] {
  const isSignedOut = error instanceof CommandError && error.code === 'not-signed-in';
  return isSignedOut ? 'not-signed-in' : 'unavailable';
}
