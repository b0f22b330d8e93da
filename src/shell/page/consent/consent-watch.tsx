import { useBusState } from '@grandstand/bus-contracts/react';
import { ageState } from '@grandstand/bus-contracts/shell';
import type { ReactElement } from 'react';
import { isConsentAsked } from '../../../services/page/consent/consent-rules';
import { useConfig, useSettings } from '../../frame/shell-state';
import { ConsentBar } from './consent-bar';

/**
 * Shows the choice of cookies, after the age question.
 * @remarks Part of the server's markup: a bar that is added later would be the largest paint of the page.
 */
export function ConsentWatch(): ReactElement | null {
  const config = useConfig();
  const settings = useSettings();
  // Until the service has read the answer, the age question counts as open.
  const isAgeAsked = useBusState(ageState)?.isAsked ?? config?.age !== undefined;
  return isConsentAsked(settings, config) && !isAgeAsked ? <ConsentBar /> : null;
}
