import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { authBegin, registrationOptions } from '@grandstand/bus-contracts/shell';
import { useEffect, useRef } from 'react';
import type { Draft } from './draft';

/** What the form has when the guest returns from a network. */
export function keptOver({ countryId, currencyId, refCode }: Draft) {
  return { countryId, currencyId, ...(refCode !== undefined && { refCode }) };
}

/** Leaves for the network that the guest pressed where the dialog was opened; one that the operator does not offer is ignored. */
export function useWishedNetwork(wished: string | undefined, draft: Draft): void {
  const networks = useBusState(registrationOptions)?.networks;
  const { send: begin } = useSend(authBegin);
  const begun = useRef<string>(undefined);
  const key = networks?.find((network) => network.key === wished)?.key;
  useEffect(() => {
    // Once: after a refusal the dialog shows it beside the networks.
    if (key === undefined || begun.current === key) return;
    begun.current = key;
    void begin({ mode: 'social', network: key, draft: keptOver(draft) });
  }, [key, draft, begin]);
}
