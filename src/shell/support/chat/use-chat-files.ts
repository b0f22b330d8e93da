import { CommandError } from '@grandstand/bus-contracts';
import { uploadsTicket } from '@grandstand/bus-contracts/player';
import { useBus } from '@grandstand/bus-contracts/react';
import { CHAT_FILES_MAX, chatFileName, type NewChatFile } from '@grandstand/bus-contracts/shell';
import {
  fileFault,
  fileTransfers,
  type FileFault,
  type Transfer,
  type TransferFault,
} from '@grandstand/bus-contracts/upload';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

type Fault = FileFault | TransferFault | 'not-signed-in' | 'too-many-uploads' | 'unavailable';

/** A file that goes with the next message. */
export interface ChosenFile {
  readonly key: number;
  readonly name: string;
  readonly size: number;
  /** The bytes that have arrived. */
  readonly sent: number;
  /** The upload's id once it is whole; null before. */
  readonly id: string | null;
  /** The connection has broken: it goes on from there. */
  readonly isBroken: boolean;
  readonly fault: Fault | null;
}

export interface ChatFiles {
  readonly chosen: readonly ChosenFile[];
  /** Adds files as long as there is room. */
  readonly add: (files: Iterable<File>) => void;
  readonly remove: (key: number) => void;
  readonly resume: (key: number) => void;
  /** Whether a file is still under way. */
  readonly isBusy: boolean;
  readonly hasWhole: boolean;
  /** Takes the files out, and gives the whole ones, for a message. */
  readonly take: () => NewChatFile[];
}

/** Uploads the files of a message while it is written: each goes on when the network is back. */
export function useChatFiles(): ChatFiles {
  const bus = useBus();
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const transfers = useRef(new Map<number, Transfer | null>());
  const keys = useRef(0);

  useEffect(() => {
    const running = transfers.current;
    return () => {
      for (const transfer of running.values()) transfer?.pause();
      running.clear();
    };
  }, []);

  const change = (key: number, changed: Partial<ChosenFile>): void =>
    setChosen((before) => before.map((one) => (one.key === key ? { ...one, ...changed } : one)));

  const resume = (key: number): void => {
    change(key, { isBroken: false });
    transfers.current.get(key)?.resume();
  };
  const onLine = useEffectEvent(() => {
    for (const { key, isBroken } of chosen) if (isBroken) resume(key);
  });
  useEffect(() => {
    const listen = (): void => onLine();
    globalThis.addEventListener('online', listen);
    return () => globalThis.removeEventListener('online', listen);
  }, []);

  async function begin(key: number, file: File): Promise<void> {
    const { ticket, ...bounds } = await bus.send(uploadsTicket, { purpose: 'chat' });
    const fault = await fileFault(file, bounds);
    if (fault) {
      change(key, { fault });
      return;
    }
    const { startTransfer } = await fileTransfers.load();
    // It was taken out meanwhile.
    if (!transfers.current.has(key)) return;
    const events = {
      onProgress: (sent: number) => change(key, { sent }),
      onDone: (id: string) => change(key, { sent: file.size, id }),
      onBreak: () => change(key, { isBroken: true }),
      onFault: (code: Fault) => change(key, { fault: code }),
    };
    transfers.current.set(key, startTransfer(file, { ticket }, events));
  }

  return {
    chosen,
    add(files) {
      for (const file of [...files].slice(0, Math.max(0, CHAT_FILES_MAX - chosen.length))) {
        keys.current += 1;
        const key = keys.current;
        transfers.current.set(key, null);
        const shown = { key, name: chatFileName(file.name), size: file.size };
        const begun = { ...shown, sent: 0, id: null, isBroken: false, fault: null };
        setChosen((before) => [...before, begun]);
        begin(key, file).catch((error: unknown) => change(key, { fault: ticketFault(error) }));
      }
    },
    remove(key) {
      transfers.current.get(key)?.pause();
      transfers.current.delete(key);
      setChosen((before) => before.filter((one) => one.key !== key));
    },
    resume,
    isBusy: chosen.some(({ id, fault }) => id === null && fault === null),
    hasWhole: chosen.some(({ id }) => id !== null),
    take() {
      transfers.current.clear();
      setChosen([]);
      return chosen.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]));
    },
  };
}

function ticketFault(error: unknown): Fault {
  const code = error instanceof CommandError ? error.code : '';
  return code === 'not-signed-in' || code === 'too-many-uploads' ? code : 'unavailable';
}
