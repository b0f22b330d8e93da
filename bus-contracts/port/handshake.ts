import * as v from 'valibot';

/** In the fragment of a frame's address: only the document that the page loaded knows it. */
const NONCE_PARAMETER = 'nonce';

const helloSchema = v.object({
  type: v.literal('grandstand-hello'),
  version: v.literal(1),
  nonce: v.pipe(v.string(), v.minLength(16), v.maxLength(64)),
});

const WELCOME = 'grandstand-port';

/** A message between windows, as far as the handshake reads it. */
interface WindowMessage {
  readonly source: unknown;
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

/** The address of a frame with the nonce that its document must repeat. */
export function withNonce(address: string, nonce: string): string {
  const url = new URL(address);
  url.hash = new URLSearchParams({ [NONCE_PARAMETER]: nonce }).toString();
  return url.href;
}

/**
 * Whether a message is the hello of the document that was loaded into a frame.
 * @remarks The origin of a sandboxed frame is "null", so it is known by its window and its nonce.
 */
export function isHello(message: WindowMessage, frame: unknown, nonce: string): boolean {
  // Only a message of the frame is read: reading makes the page unpack it.
  if (frame === null || message.source !== frame) return false;
  const hello = v.safeParse(helloSchema, message.data);
  return hello.success && hello.output.nonce === nonce;
}

/** Hands a port to the document that said hello. */
export function handPort(frame: Pick<Window, 'postMessage'>, port: MessagePort): void {
  // The frame's origin is opaque, so no target origin could name it.
  frame.postMessage({ type: WELCOME }, { targetOrigin: '*', transfer: [port] });
}

/** What a program in a frame needs of its window to greet the page. */
interface FrameWindow {
  readonly parent: Pick<Window, 'postMessage'>;
  readonly location: { readonly hash: string };
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** Greets the page from a frame; resolves with the port that the page hands over. */
export function greetPage(frame: FrameWindow, pageOrigin: string): Promise<MessagePort> {
  const nonce = new URLSearchParams(frame.location.hash.slice(1)).get(NONCE_PARAMETER) ?? '';
  return new Promise((resolve) => {
    function receive({ source, origin, data, ports }: MessageEvent): void {
      const isFromPage = source === frame.parent && origin === pageOrigin;
      const [port] = ports;
      if (!isFromPage || !port || !v.is(v.object({ type: v.literal(WELCOME) }), data)) return;
      frame.removeEventListener('message', receive);
      resolve(port);
    }
    frame.addEventListener('message', receive);
    const hello = { type: 'grandstand-hello', version: 1, nonce } as const;
    frame.parent.postMessage(hello satisfies v.InferOutput<typeof helloSchema>, pageOrigin);
  });
}
