import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { withLanguage } from '../../../routes';
import { BAN_PATH } from '../../../routes/rules';
import { useLanguage } from '../../frame/shell-state';

/** Leads a banned player to the page of the ban, or to the operator's address for it. */
export function BanLink(): ReactElement {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return <a href={withLanguage(language, BAN_PATH)}>{t('coupon.fix.banPage')}</a>;
}
