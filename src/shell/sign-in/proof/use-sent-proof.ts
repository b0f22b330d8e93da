import { CommandError } from '@grandstand/bus-contracts';
import { useSend } from '@grandstand/bus-contracts/react';
import { proofSend } from '@grandstand/bus-contracts/shell';
import type { StepCode, StepMessage } from '@grandstand/bus-contracts/shell';
import { useState } from 'react';

interface SentProof {
  /** Where the code was sent; null before. */
  readonly sent: StepCode | null;
  readonly send: (password: string) => Promise<void>;
  readonly isSending: boolean;
  /** Why none was sent; null where one was. */
  readonly failure: StepMessage | null;
}

/** Sends a code to the player's phone, as a part of a proof. */
export function useSentProof(): SentProof {
  const { send: ask, isSending, error } = useSend(proofSend);
  const [sent, setSent] = useState<StepCode | null>(null);
  return {
    sent,
    send: async (password) => {
      const next = await ask({ password }, { deadline: Infinity });
      if (next) setSent(next);
    },
    isSending,
    failure: error && !isSending ? messageOf(error) : null,
  };
}

function messageOf(error: unknown): StepMessage {
  if (!(error instanceof CommandError)) return { code: 'unavailable' };
  const { code, text, details } = error;
  const { until } = (details ?? {}) as { readonly until?: unknown };
  return {
    code,
    ...(text !== undefined && { text }),
    ...(typeof until === 'number' && { until }),
  };
}
