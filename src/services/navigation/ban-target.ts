import { configState, type ShellHandle } from '@grandstand/bus-contracts';
import { banAddress, BAN_PATH } from '../../routes/rules';

/** Where a banned player is sent: off the site, or to a page of it. */
export function banTarget(
  bus: ShellHandle,
  origin: string,
): { readonly address: string } | { readonly path: string } {
  const address = banAddress(bus.peek(configState)?.banAddress, origin);
  return address === null ? { path: BAN_PATH } : { address };
}
