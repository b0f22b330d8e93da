import { GAME_FRAME_CONTRACTS, GAME_MANIFEST } from '@grandstand/bus-contracts/game-frame';
import {
  createFloodGate,
  handPort,
  isHello,
  isTooLarge,
  servePort,
} from '@grandstand/bus-contracts/port';
import type { PortFault } from '@grandstand/bus-contracts/port';
import type { Handle } from '@grandstand/bus-contracts';
import type { RemoteViewPorts } from '../ports';

/** The part of the page's window that has the messages of others. */
export interface WindowMessages {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

export interface GameFrame {
  readonly element: Pick<HTMLIFrameElement, 'contentWindow'>;
  /** In the fragment of its address. */
  readonly nonce: string;
  /** It sent what no game may send, and was cut off. */
  readonly onFault: (fault: PortFault) => void;
}

/** A document is loaded once, or a few times more by its own script. */
const MAX_GREETINGS = 10;

/**
 * Waits for the greeting of a frame and joins it to the bus, each time that its document is loaded.
 * Returns a function that ends that.
 */
export function greetFrame(
  { element, nonce, onFault }: GameFrame,
  { bus, clock, windowMessages }: Pick<RemoteViewPorts, 'bus' | 'clock' | 'windowMessages'>,
): () => void {
  bus.carry(GAME_FRAME_CONTRACTS);
  const joined: { handle?: Handle; greetings: number } = { greetings: 0 };
  const isFlood = createFloodGate(clock);

  function cutOff(fault: PortFault): void {
    stop();
    onFault(fault);
  }

  function receive(event: MessageEvent): void {
    const { contentWindow } = element;
    // A message is read, which makes the page unpack it, only if it is of this frame and is not one too many.
    if (contentWindow === null || event.source !== contentWindow) return;
    if (isFlood()) {
      cutOff('flooded');
      return;
    }
    if (isTooLarge(event.data)) {
      cutOff('oversized');
      return;
    }
    if (!isHello(event, contentWindow, nonce)) return;
    joined.greetings += 1;
    if (joined.greetings > MAX_GREETINGS) {
      cutOff('flooded');
      return;
    }
    // A document that is loaded once more replaces the former one.
    joined.handle?.dispose();
    const { port1: port, port2 } = new MessageChannel();
    const handle = bus.admit(GAME_MANIFEST);
    joined.handle = handle;
    servePort({ handle, manifest: GAME_MANIFEST, port, clock, onFault });
    handPort(contentWindow, port2);
  }

  function stop(): void {
    windowMessages.removeEventListener('message', receive);
    joined.handle?.dispose();
  }

  windowMessages.addEventListener('message', receive);
  return stop;
}
