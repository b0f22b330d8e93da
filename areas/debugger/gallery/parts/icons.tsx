import { AgeSign, Crest, Icon, ICON_NAMES, QrPicture } from '@grandstand/ui';
import type { Part } from '../part';

const SIZES = ['s', 'm', 'l'] as const;
const TEAMS = ['Arsenal', 'Everton', 'Fulham', 'Liverpool', 'Chelsea'];

export const ICONS: readonly Part[] = [
  {
    names: ['Icon'],
    states: [
      ...SIZES.map((size) => ({
        props: `size="${size}"`,
        show: () => <Icon name="football" size={size} />,
      })),
      ...ICON_NAMES.map((name) => ({ props: `name="${name}"`, show: () => <Icon name={name} /> })),
    ],
  },
  {
    names: ['Crest'],
    states: TEAMS.map((team) => ({ props: `team="${team}"`, show: () => <Crest team={team} /> })),
  },
  {
    names: ['AgeSign'],
    states: [{ props: 'age={18}', show: (t) => <AgeSign age={18} label={t('parts.age')} /> }],
  },
  {
    names: ['QrPicture'],
    states: [
      {
        props: 'text',
        show: (t) => <QrPicture text="https://example.org/en" label={t('parts.qr')} />,
      },
    ],
  },
];
