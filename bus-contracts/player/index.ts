export { PLAYER_CONTRACTS } from './all';
export * from './contracts';
export { HELP_LINKS } from './sign-in/help-links';
export { legOutlook } from './betting/legs/leg-outlook';
export type { LegNeed, LegOutlook } from './betting/legs/leg-outlook';
export { shareOf, termsOfRest } from './betting/part-of-bet';
