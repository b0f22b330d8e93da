export { greetPage, handPort, isHello, withNonce } from './handshake';
export { joinPort } from './join-port';
export { createFloodGate, isTooLarge, LARGEST_MESSAGE, MAX_MESSAGES } from './message-bounds';
export { servePort } from './serve-port';
export type { PortFault } from './serve-port';
export type { FromFrame, FromPage, Port } from './wire';
