import { banAddress, BAN_PATH } from '../../routes/rules';

/** Where a banned player is sent: off the site, to the operator's address, or to a page of it. */
export function banTarget(
  address: string | undefined,
  origin: string,
): { readonly address: string } | { readonly path: string } {
  const elsewhere = banAddress(address, origin);
  return elsewhere === null ? { path: BAN_PATH } : { address: elsewhere };
}
