import type { CouponProblem } from '@grandstand/bus-contracts';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { withLanguage } from '../../routes';
import { useConfig, useHasRules, useLanguage } from '../frame/shell-state';
import { REFUSING_RULES, rulePath } from './rule-of';

/** The rules among the pages that a site has (specification, section 2). */
const RULES_PAGE = 47;

/** Leads to the rule that refuses a bet, where the site has its page. */
export function RuleLink({ code }: Pick<CouponProblem, 'code'>): ReactElement | null {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const hasRules = useHasRules();
  const hasPage = useConfig()?.availableRoutes.includes(RULES_PAGE) === true;
  const rule = REFUSING_RULES[code];
  if (rule === undefined || !hasRules || !hasPage) return null;
  return <a href={withLanguage(language, rulePath(rule))}>{t('coupon.rule', { rule })}</a>;
}
