import { useBusState } from '@grandstand/bus-contracts/react';
import { ageState, consentState } from '@grandstand/bus-contracts/shell';
import type { ReactElement } from 'react';
import { createLater } from '../frame/later';
import { withTexts } from '../frame/with-texts';

const bar = createLater<object>(
  withTexts('consent', async () => (await import('./consent-bar')).ConsentBar),
);

/** Asks what cookies a visitor wants, once they have said that they are of age. */
export function ConsentWatch(): ReactElement | null {
  const { isAsked = false } = useBusState(consentState) ?? {};
  const { isAsked: isAgeAsked = false } = useBusState(ageState) ?? {};
  // One after the other: a visitor who is not of age is asked nothing more.
  return isAsked && !isAgeAsked ? <bar.View /> : null;
}
