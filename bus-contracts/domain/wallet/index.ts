/* GWP/1, by which a provider of games books bets and wins with the operator: docs/wallet.md. */
export { walletBodies } from './bodies';
export type { WalletBody, WalletCall } from './bodies';
export { walletAnswers } from './answers';
export type { FreeSpins, OpenRound, WalletAnswer, WalletDraw } from './answers';
export { WALLET_REFUSALS, walletRefusalDetails, walletRefusalSchema } from './refusals';
export type { WalletRefusalCode } from './refusals';
export { MAX_STATE_BYTES, MAX_WON } from './values';

/** The path of a call: `${WALLET_PATH}/bet`. */
export const WALLET_PATH = '/wallet-api/v1';
