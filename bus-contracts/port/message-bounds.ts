import type { Clock } from '../kernel/clock';

/** So many messages in one second at most: a game sends a handful. */
export const MAX_MESSAGES = 100;
const SECOND = 1000;

/** The largest message of a frame, in (roughly) characters of JSON: what games send has a few dozen. */
export const LARGEST_MESSAGE = 16 * 1024;

/** Says of each message, before it is read, whether it is one too many. */
export function createFloodGate({ now }: Pick<Clock, 'now'>): () => boolean {
  const recent: number[] = [];
  return () => {
    const at = now();
    recent.push(at);
    if (recent.length <= MAX_MESSAGES) return false;
    return at - (recent.shift() ?? 0) < SECOND;
  };
}

/**
 * Whether a message is larger than one may be.
 * @remarks The browser unpacks a message as soon as it is read, so the first one that is too large costs its size. It
 * looks at no more of it than it needs to know.
 */
export function isTooLarge(message: unknown): boolean {
  let left = LARGEST_MESSAGE;
  const waiting: unknown[] = [message];
  while (waiting.length > 0 && left >= 0) {
    const value = waiting.pop();
    left -= sizeOf(value);
    if (left >= 0 && typeof value === 'object' && value !== null) addMembers(value, waiting);
  }
  return left < 0;
}

/** The size of a value without its members. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  // Nobody counts its digits at once.
  if (typeof value === 'bigint') return LARGEST_MESSAGE + 1;
  if (typeof value !== 'object' || value === null) return 4;
  if (Array.isArray(value)) return value.length + 2;
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return value.byteLength;
  if (value instanceof Blob) return value.size;
  if (value instanceof Map || value instanceof Set) return value.size + 2;
  return 2;
}

function addMembers(value: object, waiting: unknown[]): void {
  if (ArrayBuffer.isView(value)) return;
  if (Array.isArray(value)) waiting.push(...(value as unknown[]));
  else if (value instanceof Map || value instanceof Set) waiting.push(...value);
  else {
    for (const [name, member] of Object.entries(value)) {
      // With names alone it is too large soon.
      waiting.push(name, member);
      if (waiting.length > LARGEST_MESSAGE) return;
    }
  }
}
