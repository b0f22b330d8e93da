export { nationalNumber, withPlainSigns } from './national-number';
export type { NumberPlan } from './national-number';
