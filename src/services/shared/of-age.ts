import { configState, Refusal } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { ageState } from '@grandstand/bus-contracts/shell';

/**
 * Whether the site has an age question that this visitor has not answered. Where the age service
 * does not run, the question counts as unanswered.
 */
export function isAgeUnanswered(bus: Pick<ShellHandle, 'peek'>): boolean {
  return bus.peek(ageState)?.isAsked ?? bus.peek(configState)?.age !== undefined;
}

/** Refuses a command that needs a visitor of age. */
export function requireAge(bus: Pick<ShellHandle, 'peek'>): void {
  if (isAgeUnanswered(bus)) throw new Refusal('age-not-confirmed');
}
