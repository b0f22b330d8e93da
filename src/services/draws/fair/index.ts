import {
  fairRotate,
  fairRounds,
  fairSeeds,
  fairSetClientSeed,
} from '@grandstand/bus-contracts/player';
import type { ShellHandle } from '@grandstand/bus-contracts';
import type { ApiClient } from '../../../api';
import {
  fairClientSeedCall,
  fairRotateCall,
  fairRoundsCall,
  fairSeedsCall,
} from '../../../api/endpoints/draws/fair';
import { relay } from '../../shared/player/relay';

export interface FairPorts {
  readonly bus: ShellHandle<'fair'>;
  readonly api: ApiClient;
}

/** Shows and changes the seeds of the player's draws, for areas, which hold no credential of the player. */
export function createFair(ports: FairPorts): void {
  relay(ports, fairSeeds, fairSeedsCall);
  relay(ports, fairRotate, fairRotateCall);
  relay(ports, fairSetClientSeed, fairClientSeedCall);
  relay(ports, fairRounds, fairRoundsCall);
}
