import type { CouponProblem } from '@grandstand/bus-contracts';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { withLanguage } from '../../../../routes';
import { BAN_PATH } from '../../../../routes/rules';
import { useLanguage } from '../../../frame/shell-state';

interface Way {
  readonly path: string;
  /** A key of the dictionary's `coupon.way`. */
  readonly label: 'ban' | 'limits' | 'verify' | 'support';
}

const LIMITS: Way = { path: '/office/responsible', label: 'limits' };
const SUPPORT: Way = { path: '/office/support', label: 'support' };

/** Where a player goes on from whom no bet is taken, by the operator's code; to support for any other. */
const WAYS: Readonly<Record<string, Way>> = {
  // The page of the ban, or the operator's address for it.
  banned: { path: BAN_PATH, label: 'ban' },
  'return-unconfirmed': LIMITS,
  'session-limit-reached': LIMITS,
  'hold-check': { path: '/office/verification', label: 'verify' },
};

export interface BarredWayProps {
  readonly problem: Pick<CouponProblem, 'code' | 'reason'>;
}

/** Leads a player on from whom no bet is taken, whatever it is. */
export function BarredWay({ problem: { code, reason = code } }: BarredWayProps): ReactElement {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { path, label } = WAYS[reason] ?? SUPPORT;
  return <a href={withLanguage(language, path)}>{t(`coupon.way.${label}`)}</a>;
}
