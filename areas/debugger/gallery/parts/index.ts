import type { Part } from '../part';
import { BLOCKS } from './blocks';
import { BUTTONS } from './buttons';
import { FIELDS } from './fields';
import { ICONS } from './icons';
import { STATES } from './states';

/** All parts of the design system. */
export const PARTS: readonly Part[] = [...BUTTONS, ...FIELDS, ...STATES, ...BLOCKS, ...ICONS];
