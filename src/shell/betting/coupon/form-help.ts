// What the form tells beside its fields, in one file.
export { BonusBetRow } from './bets/bonus-bet-row';
export { Fixes } from './problem/fixes';
export { TermHelps } from './terms/term-helps';
export { SystemChoice } from './system/system-choice';
export { SystemExplained } from './system/system-explained';
export { StakeSwitches } from './stake/stake-switches';
