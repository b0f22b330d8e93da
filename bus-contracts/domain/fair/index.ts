/* Provably fair draws: commitments, seeds, draws, and the verifier, for Node and browsers. */
export { canonicalJson } from './canonical-json';
export { FairStream } from './fair-stream';
export type { RoundInput } from './fair-stream';
export { isOfChain, roundSeed, seedHash, terminalHash } from './seeds';
export type { ChainLink, SeedChain } from './seeds';
export { isTicketIn, ticketProof, ticketRoot } from './ticket-root';
export type { TicketProof } from './ticket-root';
export { clientSeedSchema, drawRound, publishedRoundSchema } from './rounds';
export type { Draw, PersonalRound, PublishedRound, SharedRound } from './rounds';
export { isThresholdCommitted } from './threshold';
export { verifyRound } from './verify-round';
export type { RoundFault, RoundVerdict } from './verify-round';
