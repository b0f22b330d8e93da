import type { Engine } from '../../titles';
import type { AnyEnginePage } from '../engine';
import { ANDAR_BAHAR_PAGE } from '../cards/andar-bahar';
import { BACCARAT_PAGE } from '../cards/baccarat';
import { BLACKJACK_PAGE } from '../cards/blackjack';
import { DRAGON_TIGER_PAGE } from '../cards/dragon-tiger';
import { THREE_CARD_PAGE } from '../cards/three-card-poker';
import { VIDEO_POKER_PAGE } from '../cards/video-poker';
import { CURVE_PAGE } from './curve';
import { DICE_PAGE } from './dice/dice';
import { FLIGHT_PAGE } from './flight';
import { HI_LO_PAGE } from './hi-lo';
import { KENO_PAGE } from './fields/keno';
import { APPLE_PAGE, CUPS_PAGE, PENALTY_PAGE } from './fields/ladder';
import { MINES_PAGE } from './fields/mines';
import { PLINKO_PAGE } from './plinko';
import { REELS_PAGE } from './reels';
import { THREE_DICE_PAGE } from './dice/three-dice';
import { WHEEL_PAGE } from './wheel';
import { BINGO_PAGE } from '../draws/bingo';
import { RACE_PAGE } from '../draws/race';
import { SCRATCH_PAGE } from '../draws/scratch';
import { SHOT_PAGE } from '../draws/shot';

/** The page of each engine; choices and views are those of its rules. */
export const ENGINE_PAGES = {
  'andar-bahar': ANDAR_BAHAR_PAGE,
  baccarat: BACCARAT_PAGE,
  bingo: BINGO_PAGE,
  blackjack: BLACKJACK_PAGE,
  curve: CURVE_PAGE,
  cups: CUPS_PAGE,
  dice: DICE_PAGE,
  'dragon-tiger': DRAGON_TIGER_PAGE,
  flight: FLIGHT_PAGE,
  goals: PENALTY_PAGE,
  'hi-lo': HI_LO_PAGE,
  keno: KENO_PAGE,
  ladder: APPLE_PAGE,
  mines: MINES_PAGE,
  plinko: PLINKO_PAGE,
  reels: REELS_PAGE,
  scratch: SCRATCH_PAGE,
  race: RACE_PAGE,
  shot: SHOT_PAGE,
  sicbo: THREE_DICE_PAGE,
  'three-card-poker': THREE_CARD_PAGE,
  'video-poker': VIDEO_POKER_PAGE,
  wheel: WHEEL_PAGE,
} as unknown as Readonly<Record<Engine, AnyEnginePage>>;
