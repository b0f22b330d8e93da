import type { CouponProblem } from '@grandstand/bus-contracts';
import { COUPON_PROBLEM_DETAILS, PAGE_NUMBERS } from '@grandstand/bus-contracts/domain';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { withLanguage } from '../../../../routes';
import { useConfig, useHasRules, useLanguage } from '../../../frame/shell-state';
import { rulePath } from './rule-of';

/** Leads to the rule that refuses a bet, where the site has its page. */
export function RuleLink({ code }: Pick<CouponProblem, 'code'>): ReactElement | null {
  const { t } = useTexts();
  const { language } = useLanguage();
  const hasRules = useHasRules();
  const hasPage = useConfig()?.availableRoutes.includes(PAGE_NUMBERS.rules) === true;
  const { rule } = COUPON_PROBLEM_DETAILS[code];
  if (rule === undefined || !hasRules || !hasPage) return null;
  return <a href={withLanguage(language, rulePath(rule))}>{t('coupon.rule', { rule })}</a>;
}
