const KEY = 'sports.isRegistrationOfferHidden';

/** Whether the guest hid the offer in this tab. */
export function isOfferHidden(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Hides the offer until the tab is closed. */
export function hideOffer(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Full or closed: it is hidden until the guest leaves the screen.
  }
}
