import { AgeSign, Crest, Flag, Icon, ICON_NAMES, KIT_PATTERNS, QrPicture } from '@grandstand/ui';
import type { Part } from '../part';

const SIZES = ['s', 'm', 'l'] as const;
const BADGES = [
  ...KIT_PATTERNS.map((pattern) => `${pattern} d31f2d ffffff`),
  'plain ffffff 16181d',
  'plain 14254f ffffff',
  'flag in',
  undefined,
];

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
    states: BADGES.map((badge) => ({
      props: badge === undefined ? 'name="Karachi Kites"' : `badge="${badge}"`,
      show: () => <Crest badge={badge} name="Karachi Kites" />,
    })),
  },
  {
    names: ['Flag'],
    states: ['es', 'gb-eng', 'kz'].map((code) => ({
      props: `code="${code}"`,
      show: () => <Flag code={code} />,
    })),
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
