export { mailAddress } from './mail-address';
export { nationalNumber } from './national-number';
export type { NumberPlan } from './national-number';
export { withPlainSigns } from './plain-signs';
