import { configGroups, configState } from '@grandstand/bus-contracts';
import { withLanguage } from '../../../routes';
import type { Resolved, ShownPage } from '../../../routes';
import { banAddress, BAN_PATH } from '../../../routes/rules';
import { inPlace, type Destination, type MoveTo } from './destination';
import type { MovesPorts } from './ports';

/** How long a banned player waits for the operator's present address, in milliseconds. */
const ADDRESS_MS = 3000;
/** The config group with the address of the page for banned players. */
const BAN_GROUP = 'ban';

interface BanPorts extends MovesPorts {
  readonly show: (found: ShownPage, destination: Destination) => void;
  readonly moveTo: MoveTo;
}

/** Sends a banned player to the operator's address; without one they end on the page of the ban. */
export async function ban(
  { show, moveTo, ...ports }: BanPorts,
  found: Extract<Resolved, { kind: 'banned' }>,
  destination: Destination,
  signal: AbortSignal,
): Promise<void> {
  const { page, dispatch, first } = ports;
  const address = await presentBanAddress(ports);
  if (signal.aborted) return;
  const target = banTarget(address, page.origin);
  if ('address' in target) {
    dispatch({ type: 'left-site' });
    page.leave(target.address);
  } else if (found.path === target.path) {
    show({ ...found, kind: 'match' }, destination);
  } else {
    await moveTo(
      { to: withLanguage(first.language, target.path), update: inPlace(destination.update) },
      signal,
    );
  }
}

/** The operator may have moved the page of the ban since this page was loaded: the config has that of the load. */
async function presentBanAddress({ bus }: Pick<MovesPorts, 'bus'>): Promise<string | undefined> {
  const known = bus.peek(configState)?.banAddress;
  const request = { groups: [BAN_GROUP] };
  const groups = await bus
    .send(configGroups, request, { deadline: ADDRESS_MS })
    .catch((): Record<string, Record<string, unknown>> => ({}));
  const { address = known } = groups[BAN_GROUP] ?? {};
  return typeof address === 'string' ? address : undefined;
}

/** Where a banned player is sent: off the site, to the operator's address, or to a page of it. */
function banTarget(
  address: string | undefined,
  origin: string,
): { readonly address: string } | { readonly path: string } {
  const elsewhere = banAddress(address, origin);
  return elsewhere === null ? { path: BAN_PATH } : { address: elsewhere };
}
