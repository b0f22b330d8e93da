import type { AnyContract } from '../kernel/contract';
import {
  limitsAnswerTest,
  limitsBlockUser,
  limitsDecide,
  limitsLoad,
  limitsSave,
  limitsState,
} from './limits';
import { mailingGet, mailingSave } from './mailing';

/** Every contract that only areas of the signed-in player use; they are fetched with the first of these areas. */
export const PLAYER_CONTRACTS: readonly AnyContract[] = [
  limitsAnswerTest,
  limitsBlockUser,
  limitsDecide,
  limitsLoad,
  limitsSave,
  limitsState,
  mailingGet,
  mailingSave,
];
