// What the forms of the coupon tell and offer beside their fields, in one file.
export { BonusBetRow } from './bets/bonus-bet-row';
export { Fixes } from './problem/fixes';
export { SportChoice } from './empty/sport-choice';
export { TermHelps } from './terms/term-helps';
export { PriceVoice } from './voice/price-voice';
export { SystemChoice } from './system/system-choice';
export { SystemExplained } from './system/system-explained';
