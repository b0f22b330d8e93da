import { sessionState } from '@grandstand/bus-contracts';
import { useBusState } from '@grandstand/bus-contracts/react';
import { createElement, useEffect, useState, type ComponentType, type ReactElement } from 'react';

/** Where a guest is offered to register. It is the end of the page: nothing moves when the offer appears. */
export function OfferPlace(): ReactElement | null {
  const session = useBusState(sessionState);
  const isGuest = session?.status === 'guest';
  const [Offer, setOffer] = useState<ComponentType>();
  useEffect(() => {
    if (!isGuest) return;
    import('./registration-offer').then(
      (part) => setOffer(() => part.RegistrationOffer),
      () => {
        // The header has the same button: a page without the offer lacks nothing.
      },
    );
  }, [isGuest]);
  return isGuest && Offer ? createElement(Offer) : null;
}
