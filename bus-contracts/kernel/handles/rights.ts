import { closedTo } from '../closed-to';
import { contractId } from '../contract';
import type { AnyContract } from '../contract';
import { NotAllowedError } from '../errors';
import type { Manifest } from '../manifest';

/** The rights of a handle on one contract. */
export interface Rights {
  readonly subscribes: boolean;
  readonly publishes: boolean;
  readonly sends: boolean;
  readonly handles: boolean;
}

/** A part of the shell subscribes to and sends everything; it publishes and handles only its own contracts. */
export function shellRights(part: string, contract: AnyContract): Rights {
  const isOwner = owns(part, contract);
  const isCommand = contract.kind === 'command';
  return {
    subscribes: !isCommand,
    publishes: !isCommand && isOwner,
    sends: isCommand,
    handles: isCommand && isOwner,
  };
}

/** QA subscribes to, sends and publishes everything, also in the owner's place; it handles nothing. */
export function qaRights(contract: AnyContract): Rights {
  const isCommand = contract.kind === 'command';
  return { subscribes: !isCommand, publishes: !isCommand, sends: isCommand, handles: false };
}

/** An area has the rights that its manifest names; a manifest that names a forbidden contract is refused as a whole. */
export function areaRights(part: string, manifest: Manifest, contract: AnyContract): Rights {
  const id = contractId(contract);
  const reason = closedTo(manifest.name, contract);
  if (reason) {
    throw new NotAllowedError(
      `Failed to admit "${part}": "${id}" ${reason}. Please take it out of the manifest.`,
    );
  }
  const isNamed = (list: readonly AnyContract[]): boolean =>
    list.some((named) => named.name === contract.name);
  const publishes = isNamed(manifest.publishes);
  if (publishes && !owns(part, contract)) {
    throw new NotAllowedError(
      `Failed to admit "${part}": "${id}" belongs to "${contract.owner}", and only the owner publishes it. Please take it out of "publishes".`,
    );
  }
  const isCommand = contract.kind === 'command';
  return {
    subscribes: !isCommand && isNamed(manifest.subscribes),
    publishes: !isCommand && publishes,
    sends: isCommand && isNamed(manifest.sends),
    handles: false,
  };
}

function owns(part: string, contract: AnyContract): boolean {
  return contract.owner === '*' || contract.owner === part;
}
