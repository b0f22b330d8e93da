export { PLAYER_CONTRACTS } from './all';
export * from './contracts';
export { legOutlook } from './betting/legs/leg-outlook';
export type { LegNeed, LegOutlook } from './betting/legs/leg-outlook';
export { shareOf, termsOfRest } from './betting/legs/part-of-bet';
