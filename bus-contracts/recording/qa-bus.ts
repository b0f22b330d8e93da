import type { Bus } from '../kernel/bus';
import type { QaHandle } from '../kernel/handles/qa-handle';

/** `window.grandstand.bus`: the bus of a page outside production, by contract names. */
export interface QaBus extends QaHandle, Pick<Bus, 'contracts' | 'inspect'> {}

/** The window has this event once `window.grandstand` is set. */
export const QA_BUS_EVENT = 'grandstand:bus';
