import { createProgram } from '../kit/program';
import type { Program, ProgramOptions } from '../kit/program';
import { BANK_TEXTS } from './texts';

/** The bank's program: players reach it by navigation alone, and no page may frame it. */
export function createBank(options: ProgramOptions): Program {
  return createProgram({ name: 'bank', texts: BANK_TEXTS, isFramed: false }, options);
}
