import type { ReactElement } from 'react';
import type { Champ } from '@grandstand/bus-contracts';
import { Badge, Flag } from '@grandstand/ui';

/** The flag of a championship's country; its name where the operator sends no flag. */
export function ChampLand({
  champ: { country, flag },
}: {
  readonly champ: Pick<Champ, 'country' | 'flag'>;
}): ReactElement | null {
  if (country === null) return null;
  return flag === undefined ? <Badge>{country}</Badge> : <Flag code={flag} name={country} />;
}
