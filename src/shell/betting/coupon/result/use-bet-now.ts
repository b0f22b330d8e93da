import { betsChanged, betsGet, type PlacedBet } from '@grandstand/bus-contracts';
import { useResource, type ScreenResource } from '../../../frame/use-resource';

const BET: ScreenResource<string, PlacedBet> = {
  load: (bus, id) => bus.send(betsGet, { id }),
  reloadAfter: betsChanged,
};

/** A placed bet as it is now: a receipt may be in view when the bet is settled. */
export function useBetNow(placed: PlacedBet): PlacedBet {
  return useResource(placed.id, BET).value ?? placed;
}
