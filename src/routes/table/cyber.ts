import { redirectRow, PAGE, type RouteRow } from '../route-row';

const CYBER = { ...PAGE, area: 'cyber' } as const;
const AT = '/:cyber(cyber|esports)/:type(real|virtual|stream)';

/** Section 2, "Cyber and esports": the same pages under both words. */
export const CYBER_AND_ESPORTS: readonly RouteRow[] = [
  redirectRow('cyber-entrance', '/:cyber(cyber|esports)', { to: '/:cyber/real', status: 301 }),
  { ...CYBER, name: 'cyber', pattern: AT },
  { ...CYBER, name: 'cyber-disciplines', pattern: `${AT}/disciplines` },
  { ...CYBER, name: 'cyber-all', pattern: `${AT}/all` },
  { ...CYBER, name: 'cyber-discipline', pattern: `${AT}/:discipline` },
  { ...CYBER, name: 'cyber-champs', pattern: `${AT}/:discipline/champs` },
  { ...CYBER, name: 'cyber-champ', pattern: `${AT}/:discipline/:champ` },
  { ...CYBER, name: 'cyber-game', pattern: `${AT}/:discipline/:champ/:game(\\d+(?:-[^/]*)?)` },
];
