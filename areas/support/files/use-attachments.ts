import { CommandError } from '@grandstand/bus-contracts';
import { useEffect, useRef, useState } from 'react';
import { uploadsTicket } from '@grandstand/bus-contracts/player';
import { useBus } from '@grandstand/bus-contracts/react';
import {
  fileFault,
  fileTransfers,
  type FileFault,
  type Transfer,
  type TransferFault,
} from '@grandstand/bus-contracts/upload';
import type { manifest } from '../manifest';

export type AttachmentFault =
  | FileFault
  | TransferFault
  | 'not-signed-in'
  | 'too-many-uploads'
  | 'unavailable';

/** A file that goes with a message. */
export interface Attachment {
  readonly key: number;
  readonly name: string;
  readonly size: number;
  /** The bytes that have arrived. */
  readonly sent: number;
  /** The upload's id once it is whole; null before. */
  readonly id: string | null;
  readonly fault: AttachmentFault | null;
}

export interface Attachments {
  readonly files: readonly Attachment[];
  readonly add: (file: File) => void;
  readonly remove: (key: number) => void;
  /** Whether a file is still under way. */
  readonly isBusy: boolean;
  /** The ids of the whole files. */
  readonly ids: readonly string[];
  readonly clear: () => void;
}

/** Uploads the files of a message while it is written; each one can be taken out again. */
export function useAttachments(): Attachments {
  const bus = useBus<typeof manifest>();
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  const transfers = useRef(new Map<number, Transfer | null>());
  const keys = useRef(0);

  useEffect(() => {
    const running = transfers.current;
    return () => {
      for (const transfer of running.values()) transfer?.pause();
      running.clear();
    };
  }, []);

  const change = (key: number, changed: Partial<Attachment>): void =>
    setFiles((before) => before.map((one) => (one.key === key ? { ...one, ...changed } : one)));

  async function begin(key: number, file: File): Promise<void> {
    const { ticket, ...bounds } = await bus.send(uploadsTicket, { purpose: 'request' });
    const fault = await fileFault(file, bounds);
    if (fault) {
      change(key, { fault });
      return;
    }
    const { startTransfer } = await fileTransfers.load();
    // It was taken out meanwhile.
    if (!transfers.current.has(key)) return;
    const transfer = startTransfer(
      file,
      { ticket },
      {
        onProgress: (sent) => change(key, { sent }),
        onDone: (id) => change(key, { sent: file.size, id }),
        onBreak: () => change(key, { fault: 'unavailable' }),
        onFault: (code) => change(key, { fault: code }),
      },
    );
    transfers.current.set(key, transfer);
  }

  return {
    files,
    add(file) {
      keys.current += 1;
      const key = keys.current;
      transfers.current.set(key, null);
      const { name, size } = file;
      setFiles((before) => [...before, { key, name, size, sent: 0, id: null, fault: null }]);
      begin(key, file).catch((error: unknown) => change(key, { fault: ticketFault(error) }));
    },
    remove(key) {
      transfers.current.get(key)?.pause();
      transfers.current.delete(key);
      setFiles((before) => before.filter((one) => one.key !== key));
    },
    isBusy: files.some(({ id, fault }) => id === null && fault === null),
    ids: files.flatMap(({ id }) => (id === null ? [] : [id])),
    clear() {
      transfers.current.clear();
      setFiles([]);
    },
  };
}

function ticketFault(error: unknown): AttachmentFault {
  const code = error instanceof CommandError ? error.code : '';
  return code === 'not-signed-in' || code === 'too-many-uploads' ? code : 'unavailable';
}
