import { playerRulesState } from '@grandstand/bus-contracts';
import type { TitledSection } from '@grandstand/bus-contracts/area';
import { useBusState } from '@grandstand/bus-contracts/react';
import { useShell } from '../shell-context';

/** The sections of the site that exist and are not closed for the player. */
export function useSections(): readonly TitledSection[] {
  const rules = useBusState(playerRulesState);
  const closed = { live: rules?.isLiveClosed, line: rules?.isLineClosed };
  return useShell().first.sections.filter(({ name }) => !closed[name as keyof typeof closed]);
}
