import { gamePath } from '@grandstand/bus-contracts/domain';
import type { LineServices } from './line-context';

/** The pages of a match and of a championship in the line. */
export const linePaths: Pick<LineServices, 'champPath' | 'gamePath'> = {
  champPath: (section, sport, champ) => `/${section}/${sport}/${champ}`,
  gamePath,
};
