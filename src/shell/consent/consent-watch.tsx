import { useBusState } from '@grandstand/bus-contracts/react';
import { ageState, consentState } from '@grandstand/bus-contracts/shell';
import type { ReactElement } from 'react';
import { createLater } from '../frame/later';
import { withTexts } from '../frame/with-texts';
import type { AgeDialogProps } from './age-dialog';

const bar = createLater<object>(
  withTexts('consent', async () => (await import('./consent-bar')).ConsentBar),
);
const age = createLater<AgeDialogProps>(
  withTexts('consent', async () => (await import('./age-dialog')).AgeDialog),
);

/** What a visitor is asked before anything else: their age, and what cookies they want. */
export function ConsentWatch(): ReactElement | null {
  const { isAsked = false } = useBusState(consentState) ?? {};
  const { isAsked: isAgeAsked = false, minAge = 0 } = useBusState(ageState) ?? {};
  // One after the other: who is not of age is asked nothing more.
  if (isAgeAsked) return <age.View minAge={minAge} />;
  return isAsked ? <bar.View /> : null;
}
