export { greetPage, handPort, isHello, withNonce } from './handshake';
export { joinPort } from './join-port';
export { MOST_MESSAGES, servePort } from './serve-port';
export type { PortFault } from './serve-port';
export type { FromFrame, FromPage, Port } from './wire';
