import type { ReactElement } from 'react';
import { classNames } from '../class-names';
import styles from './icon.module.css';

/** Sports that have a sign of their own; any other is shown as `sport`. */
const SPORT_ICONS = [
  'football',
  'tennis',
  'basketball',
  'ice-hockey',
  'volleyball',
  'table-tennis',
  'handball',
  'cricket',
  'baseball',
  'american-football',
  'rugby',
  'boxing',
  'esports',
  'badminton',
  'darts',
  'snooker',
] as const;

/** Signs of the interface. */
const SIGN_ICONS = [
  'sport',
  'lock',
  'pin',
  'eye',
  'close',
  'chevron-down',
  'chevron-right',
  'search',
  'star',
  'star-filled',
  'heart',
  'heart-filled',
  'statistics',
  'video',
  'sun',
  'moon',
  'globe',
  'user',
  'menu',
  'coupon',
  'check',
  'warning',
  'info',
  'refresh',
  'copy',
  'download',
  'sign-out',
  'history',
  'trash',
  'clock',
  'filter',
  'calendar',
  'offline',
  'support',
  'settings',
  'share',
  'print',
  'shield',
  'pause',
  'sound',
  'sound-off',
  'full-screen',
  'live',
  'chip',
  'cards',
  'gift',
  'dice',
  'toto',
  'balls',
  'wallet',
  'plus',
  'document',
] as const;

/** All icons. */
export const ICON_NAMES = [...SPORT_ICONS, ...SIGN_ICONS] as const;

export type IconName = (typeof ICON_NAMES)[number];

/** The sign of a sport by its slug in the line. */
export function sportIcon(slug: string): IconName {
  return SPORT_ICONS.find((name) => name === slug) ?? 'sport';
}

interface IconProps {
  readonly name: IconName;
  readonly size?: 's' | 'm' | 'l';
}

/** An icon from the sprite; it is decoration for the text beside it. */
export function Icon({ name, size = 'm' }: IconProps): ReactElement {
  return (
    <svg className={classNames(styles.icon, styles[size])} aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
