import { CommandError } from '@grandstand/bus-contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { verificationTicket, type Verification } from '@grandstand/bus-contracts/player';
import { useBus } from '@grandstand/bus-contracts/react';
import {
  fileFault,
  fileTransfers,
  type FileFault,
  type Transfer,
  type TransferFault,
  type TransferTarget,
} from '@grandstand/bus-contracts/upload';
import type { manifest } from '../manifest';

type TicketFault =
  | 'not-signed-in'
  | 'profile-incomplete'
  | 'not-asked'
  | 'too-many-uploads'
  | 'unavailable';

/** How far a file has got. */
export type Sending =
  | { readonly step: 'idle' | 'preparing' | 'sent' }
  | {
      readonly step: 'sending' | 'paused' | 'broken';
      readonly sent: number;
      readonly total: number;
    }
  | { readonly step: 'failed'; readonly fault: FileFault | TransferFault | TicketFault };

interface TransferNow {
  readonly sending: Sending;
  readonly send: (file: File) => void;
  readonly pause: () => void;
  readonly resume: () => void;
}

type Asked = Verification['asked'][number];
type Bounds = Pick<Verification, 'maxBytes' | 'types'>;

/**
 * Uploads a document of a type. An upload of the same file that was left goes on where it stopped; one that the
 * network broke goes on when the network is back.
 */
export function useTransfer({ type, upload }: Asked, bounds: Bounds): TransferNow {
  const bus = useBus<typeof manifest>();
  const [sending, setSending] = useState<Sending>({ step: 'idle' });
  const transfer = useRef<Transfer | undefined>(undefined);
  const turn = useRef(0);

  useEffect(
    () => () => {
      turn.current = -1;
      transfer.current?.pause();
    },
    [],
  );

  const onLine = useEffectEvent(() => {
    if (sending.step === 'broken') resume();
  });
  useEffect(() => {
    const listen = (): void => onLine();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);

  function move(step: 'sending' | 'paused' | 'broken'): void {
    setSending((before) => ('sent' in before ? { ...before, step } : before));
  }
  function pause(): void {
    transfer.current?.pause();
    move('paused');
  }
  function resume(): void {
    move('sending');
    transfer.current?.resume();
  }

  async function begin(file: File): Promise<void> {
    turn.current += 1;
    const mine = turn.current;
    const isMine = (): boolean => turn.current === mine;
    setSending({ step: 'preparing' });
    const fault = await fileFault(file, bounds);
    if (fault) {
      if (isMine()) setSending({ step: 'failed', fault });
      return;
    }
    const target = await targetOf(file);
    const { startTransfer } = await fileTransfers.load();
    if (!isMine()) return;
    const sent = upload && 'id' in target ? upload.received : 0;
    setSending({ step: 'sending', sent, total: file.size });
    transfer.current = startTransfer(file, target, {
      onProgress: (now, total) => {
        if (isMine()) setSending((before) => ({ step: stepOf(before), sent: now, total }));
      },
      onDone: () => {
        if (isMine()) setSending({ step: 'sent' });
      },
      onBreak: () => {
        if (isMine()) move('broken');
      },
      onFault: (code) => {
        if (isMine()) setSending({ step: 'failed', fault: code });
      },
    });
  }

  async function targetOf(file: File): Promise<TransferTarget> {
    const digest = await digestOf(file);
    if (upload?.digest === digest && upload.size === file.size) return { id: upload.id };
    return bus.send(verificationTicket, { type, digest });
  }

  return {
    sending,
    pause,
    resume,
    send: (file) => {
      begin(file).catch((error: unknown) => {
        if (turn.current !== -1) setSending({ step: 'failed', fault: ticketFault(error) });
      });
    },
  };
}

/** A progress that arrives after the player has pressed pause does not end the pause. */
const stepOf = (sending: Sending): 'sending' | 'paused' =>
  sending.step === 'paused' ? 'paused' : 'sending';

const TICKET_FAULTS: readonly TicketFault[] = [
  'not-signed-in',
  'profile-incomplete',
  'not-asked',
  'too-many-uploads',
];

function ticketFault(error: unknown): TicketFault {
  const code = error instanceof CommandError ? error.code : '';
  return TICKET_FAULTS.find((known) => known === code) ?? 'unavailable';
}

/** SHA-256 of a file in hex: by it an upload is known to be of the same file. */
async function digestOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
