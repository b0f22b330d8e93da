import type { CouponProblem } from '@grandstand/bus-contracts';
import { BARRED_WAYS } from '@grandstand/bus-contracts/domain';
import type { BarredWay as BarredWayName } from '@grandstand/bus-contracts/domain';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { withLanguage } from '../../../../routes';
import { BAN_PATH } from '../../../../routes/rules';
import { useLanguage } from '../../../frame/shell-state';

/** Where each way leads. */
const PATHS: Readonly<Record<BarredWayName, string>> = {
  // The page of the ban, or the operator's address for it.
  ban: BAN_PATH,
  limits: '/office/responsible',
  verify: '/office/verification',
  support: '/office/support',
};

export interface BarredWayProps {
  readonly problem: Pick<CouponProblem, 'code' | 'reason'>;
}

/** Leads a player on from whom no bet is taken, whatever it is. */
export function BarredWay({ problem: { code, reason = code } }: BarredWayProps): ReactElement {
  const { t } = useTexts();
  const { language } = useLanguage();
  const way = BARRED_WAYS[reason] ?? 'support';
  return <a href={withLanguage(language, PATHS[way])}>{t(`coupon.way.${way}`)}</a>;
}
