/** Whether an address is a page of this site: "//" leads to another one. */
export function isOwnPath(address: string): boolean {
  return /^\/(?!\/)/.test(address);
}

/** Whether a text may lead to an address. */
export function isSafe(address: string): boolean {
  return isOwnPath(address) || /^(?:https:\/\/|mailto:|tel:)/.test(address);
}
