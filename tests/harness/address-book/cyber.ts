import { always, of, type Example } from './example';

const esports = of('RTE-20', 'cyber');
const E = '/esports/real';
const real = { cyber: 'esports', type: 'real' };
const dota = { ...real, discipline: 'dota-2' };

/** Section 2, "Cyber and esports". */
export const CYBER_AND_ESPORTS: readonly Example[] = [
  of('RTE-20', null)(
    'cyber-entrance',
    { '/esports': { cyber: 'esports' } },
    ['/cybers', '/esport'],
    always('301 /esports/real'),
  ),
  esports('cyber', { [E]: real, '/cyber/stream': { cyber: 'cyber', type: 'stream' } }, [
    '/cyber/other',
    '/esports/Real',
  ]),
  esports('cyber-disciplines', { [`${E}/disciplines`]: real }, ['/esports/disciplines']),
  esports('cyber-all', { [`${E}/all`]: real }, ['/esports/all']),
  esports('cyber-discipline', { [`${E}/dota-2`]: dota }, ['/esports/dota-2', `${E}/all`]),
  esports('cyber-champs', { [`${E}/dota-2/champs`]: dota }, [`${E}/champs`]),
  esports('cyber-champ', { [`${E}/dota-2/major`]: { ...dota, champ: 'major' } }, [
    `${E}/dota-2/champs`,
  ]),
  esports(
    'cyber-game',
    { [`${E}/dota-2/major/17-a-b`]: { ...dota, champ: 'major', game: '17-a-b' } },
    [`${E}/dota-2/major/a`, `${E}/dota-2/major/17/1`],
  ),
];
