import { configGroups } from '@grandstand/bus-contracts';
import { useSend } from '@grandstand/bus-contracts/react';
import { useEffect, useState } from 'react';

/** A social network or a messenger that guests can register through. */
export interface Network {
  readonly key: string;
  readonly name: string;
}

const GROUP = 'registration';

/** The networks that the operator offers; undefined until they are known, none where they can't be loaded. */
export function useNetworks(): readonly Network[] | undefined {
  const { send } = useSend(configGroups);
  const [networks, setNetworks] = useState<readonly Network[]>();
  useEffect(() => {
    let isShown = true;
    void send({ groups: [GROUP] }).then((groups) => {
      if (isShown) setNetworks(networksIn(groups?.[GROUP] ?? {}));
    });
    return () => {
      isShown = false;
    };
  }, [send]);
  return networks;
}

function networksIn(group: Readonly<Record<string, unknown>>): Network[] {
  const { types, networks } = group;
  const isOffered = Array.isArray(types) && types.includes('soc_reg');
  return isOffered && Array.isArray(networks) ? networks.filter(isNetwork) : [];
}

function isNetwork(value: unknown): value is Network {
  const { key, name } = (value ?? {}) as Partial<Record<keyof Network, unknown>>;
  return typeof key === 'string' && typeof name === 'string' && name !== '';
}
