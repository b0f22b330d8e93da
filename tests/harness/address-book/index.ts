import { BONUSES_EXAMPLES } from './bonuses';
import { CASINO_AND_THIRD_PARTY } from './casino';
import { CYBER_AND_ESPORTS } from './cyber';
import type { Example } from './example';
import { GAMES_EXAMPLES } from './games';
import { INFORMATION_EXAMPLES } from './information';
import { MAIN_AND_SPORTS } from './main-and-sports';
import { OFFICE_EXAMPLES } from './office';
import { PAYMENT_RESULTS } from './payment-results';
import { REGISTRATION_AND_LOGIN } from './registration';
import { TECHNICAL_EXAMPLES } from './technical';

export type { Example, Outcome } from './example';
export { ALL_OFF, ALL_ON, GAMES } from './sites';

/** Every pattern of section 2 of the specification, in its order. */
export const ADDRESS_BOOK: readonly Example[] = [
  ...MAIN_AND_SPORTS,
  ...REGISTRATION_AND_LOGIN,
  ...CYBER_AND_ESPORTS,
  ...CASINO_AND_THIRD_PARTY,
  ...GAMES_EXAMPLES,
  ...BONUSES_EXAMPLES,
  ...INFORMATION_EXAMPLES,
  ...OFFICE_EXAMPLES,
  ...PAYMENT_RESULTS,
  ...TECHNICAL_EXAMPLES,
];
