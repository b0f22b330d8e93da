export { PLAYER_CONTRACTS } from './all';
export * from './contracts';
export { HELP_LINKS } from './help-links';
export { legOutlook } from './legs/leg-outlook';
export type { LegNeed, LegOutlook } from './legs/leg-outlook';
export { shareOf, termsOfRest } from './part-of-bet';
