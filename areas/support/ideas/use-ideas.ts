import { useEffect, useState } from 'react';
import { CommandError } from '@grandstand/bus-contracts';
import {
  IDEA_LENGTH,
  ideasChanged,
  ideasList,
  ideasSend,
  type IdeaList,
} from '@grandstand/bus-contracts/player';
import {
  reloadQueries,
  usePlayerQuery,
  useQueryClient,
  type Loaded,
} from '@grandstand/bus-contracts/query';
import { useBus, useSend } from '@grandstand/bus-contracts/react';
import type { manifest } from '../manifest';
import { faultOf } from '../page/fault-of';

/** What the player has written and not sent yet. */
interface Draft {
  readonly text: string;
  /** The same one at each try to send this text: another text is another idea. */
  readonly refId: string;
}

export interface IdeaDraft {
  readonly draft: Draft;
  readonly write: (text: string) => void;
}

const draftOf = (text: string): Draft => ({ text, refId: crypto.randomUUID() });

/** A draft that lives as long as the area is on the page. */
export function useIdeaDraft(): IdeaDraft {
  const [draft, setDraft] = useState(() => draftOf(''));
  return { draft, write: (text) => setDraft(draftOf(text)) };
}

/** The player's ideas and the published ones; they are loaded again when the operator has decided. */
export function useIdeas(userId: string | undefined): Loaded<IdeaList> {
  const bus = useBus<typeof manifest>();
  const client = useQueryClient();
  useEffect(
    () => bus.on(ideasChanged, () => reloadQueries(client, { queryKey: [ideasList.name] })),
    [bus, client],
  );
  return usePlayerQuery(bus, ideasList, {}, userId);
}

/** Sends the draft, which stays until the operator has it. */
export function useSendIdea({ draft, write }: IdeaDraft, reload: () => void) {
  const { send, isSending, error } = useSend(ideasSend);
  const [wasTried, setWasTried] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const isTooShort = draft.text.trim().length < IDEA_LENGTH.min;
  return {
    isSending,
    /** Whether the last idea has arrived, and no other one was begun. */
    isSent,
    isTooShort: wasTried && isTooShort,
    fault: faultOf(error, ['not-signed-in', 'too-many-ideas'] as const),
    /** When the next idea may be sent. */
    until: untilOf(error),
    edit(text: string): void {
      setIsSent(false);
      write(text);
    },
    async submit(): Promise<void> {
      setWasTried(true);
      if (isTooShort || !(await send(draft))) return;
      write('');
      setWasTried(false);
      setIsSent(true);
      reload();
    },
  };
}

function untilOf(error: Error | undefined): number | undefined {
  if (!(error instanceof CommandError)) return undefined;
  const { until } = (error.details ?? {}) as { readonly until?: unknown };
  return typeof until === 'number' ? until : undefined;
}
