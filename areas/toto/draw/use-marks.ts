import { useState } from 'react';
import {
  couponOf,
  couponText,
  totoRules,
  withPress,
  type TotoRules,
} from '@grandstand/bus-contracts/domain/toto';
import type { TotoDraw } from '../data/source';

interface Marks {
  /** The outcomes that are marked, of each match. */
  readonly picks: readonly string[];
  readonly press: (place: number, symbol: string) => void;
  readonly fill: (picks: readonly string[]) => void;
  readonly clear: () => void;
}

/** The marks of a draw, beginning with those of a link. */
export function useMarks({ section }: Pick<TotoDraw, 'section'>, linked: string): Marks {
  const rules = totoRules(section);
  const none = (): string[] => Array.from({ length: rules.matches }, () => '');
  const [picks, setPicks] = useState<readonly string[]>(() => linkedPicks(rules, linked) ?? none());
  return {
    picks,
    press: (place, symbol) =>
      setPicks((before) =>
        before.map((pick, at) => (at === place ? withPress(rules, pick, symbol) : pick)),
      ),
    fill: setPicks,
    clear: () => setPicks(none()),
  };
}

/** The marks of a link; null where they are not those of a coupon. */
function linkedPicks(rules: TotoRules, linked: string): readonly string[] | null {
  return couponOf(rules, couponText({ units: 1, picks: linked.split('.') }))?.picks ?? null;
}
