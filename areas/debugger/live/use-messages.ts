import type { Envelope } from '@grandstand/bus-contracts';
import type { QaBus } from '@grandstand/bus-contracts/recording';
import { useEffect, useState } from 'react';
import { added, withoutSecrets } from './log';

/** Many messages become one rendering. */
const STEP_MS = 250;

/** The messages of the bus from now on; none are added while it is paused. */
export function useMessages(
  bus: QaBus,
  isPaused: boolean,
): { readonly messages: readonly Envelope[]; readonly clear: () => void } {
  const [messages, setMessages] = useState<readonly Envelope[]>([]);
  useEffect(() => {
    if (isPaused) return;
    const waiting: Envelope[] = [];
    const end = bus.tap((envelope) => waiting.push(withoutSecrets(envelope, bus.contracts)));
    const timer = setInterval(() => {
      const later = waiting.splice(0);
      if (later.length > 0) setMessages((before) => added(before, later));
    }, STEP_MS);
    return () => {
      end();
      clearInterval(timer);
    };
  }, [bus, isPaused]);
  return { messages, clear: () => setMessages([]) };
}
