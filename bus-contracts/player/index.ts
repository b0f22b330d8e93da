export { PLAYER_CONTRACTS } from './all';
export * from './contracts';
export { HELP_LINKS } from './account/help-links';
export { legOutlook } from './bets/legs/leg-outlook';
export type { LegNeed, LegOutlook } from './bets/legs/leg-outlook';
export { shareOf, termsOfRest } from './bets/part-of-bet';
