import { DAY } from '../../protection/limits/limit-types';

/** The game of free spins that are bought and won. */
export const USUAL_GAME = 'lantern-bay';
/** For how many days they can be used. */
export const USABLE_DAYS = 7;
export const USABLE_MS = USABLE_DAYS * DAY;
