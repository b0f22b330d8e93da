import { useCallback, useEffect, useState } from 'react';
import { CommandError } from '@grandstand/bus-contracts';
import {
  APPEAL_LENGTH,
  appealsChanged,
  appealsList,
  appealsSend,
  type AppealList,
  type AppealRefusal,
} from '@grandstand/bus-contracts/player';
import {
  reloadQueries,
  usePlayerQuery,
  useQueryClient,
  type Loaded,
} from '@grandstand/bus-contracts/query';
import { useBus, useSend } from '@grandstand/bus-contracts/react';
import type { manifest } from '../manifest';

/** What the player has written and not sent yet. */
interface Draft {
  readonly text: string;
  /** The same one at each try to send this text: another text is another appeal. */
  readonly refId: string;
}

export interface AppealDraft {
  readonly draft: Draft;
  readonly write: (text: string) => void;
}

const draftOf = (text: string): Draft => ({ text, refId: crypto.randomUUID() });

/** A draft of one player. */
export function useAppealDraft(): AppealDraft {
  const [draft, setDraft] = useState(() => draftOf(''));
  const write = useCallback((text: string) => setDraft(draftOf(text)), []);
  return { draft, write };
}

interface LoadedAppeals extends Loaded<AppealList> {
  /** Takes the place of what was loaded. */
  readonly put: (appeals: AppealList) => void;
}

/** The player's appeals; they are loaded again when the operator has answered. */
export function useAppeals(userId: string | undefined): LoadedAppeals {
  const bus = useBus<typeof manifest>();
  const client = useQueryClient();
  useEffect(
    () => bus.on(appealsChanged, () => reloadQueries(client, { queryKey: [appealsList.name] })),
    [bus, client],
  );
  const { queryKey, ...loaded } = usePlayerQuery(bus, appealsList, {}, userId);
  return { ...loaded, put: (appeals) => void client.setQueryData(queryKey, appeals) };
}

/** Why an appeal was not taken. */
export type AppealFault = AppealRefusal | { readonly code: 'not-signed-in' | 'unavailable' };

/** Sends the draft, which stays until the operator has it. */
export function useSendAppeal(
  { draft, write }: AppealDraft,
  { data, put, retry }: Pick<LoadedAppeals, 'data' | 'put' | 'retry'>,
) {
  const { send, isSending, error } = useSend(appealsSend);
  const [wasTried, setWasTried] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const isTooShort = draft.text.trim().length < APPEAL_LENGTH.min;
  const waiting = data?.appeals.find(({ status }) => status === 'waiting');
  const hasArrived = draft.text !== '' && waiting?.text === draft.text.trim();
  useEffect(() => {
    // Also after a send whose answer was lost.
    if (hasArrived) write('');
  }, [hasArrived, write]);
  return {
    isSending,
    /** Whether an appeal has arrived since the page was opened. */
    isSent,
    isTooShort: wasTried && isTooShort,
    fault: faultOf(error),
    edit: write,
    async submit(): Promise<void> {
      setWasTried(true);
      if (isTooShort) return;
      const appeals = await send(draft);
      if (appeals) {
        setWasTried(false);
        setIsSent(true);
        put(appeals);
      } else {
        // It may have arrived all the same, or another tab may have sent one.
        retry();
      }
    },
  };
}

function faultOf(error: Error | undefined): AppealFault | undefined {
  if (!error) return undefined;
  if (!(error instanceof CommandError)) return { code: 'unavailable' };
  const { code, details } = error;
  switch (code) {
    case 'not-restricted':
    case 'appeal-waiting':
    case 'not-signed-in':
      return { code };
    case 'too-many-appeals': {
      const { until } = (details ?? {}) as { readonly until?: unknown };
      return typeof until === 'number' ? { code, until } : { code: 'unavailable' };
    }
    default:
      return { code: 'unavailable' };
  }
}
