import { withTexts } from '../frame/loading/with-texts';

/** The dialogs by their names, each fetched with its texts. */
export const DIALOG_PARTS = {
  'sign-in': withTexts('guest', async () => (await import('../sign-in/auth/sign-in')).SignIn),
  'forgot-password': withTexts(
    'guest',
    async () => (await import('../sign-in/auth/recovery/forgot-password')).ForgotPassword,
  ),
  registration: withTexts(
    'guest',
    async () => (await import('../sign-in/registration/registration')).Registration,
  ),
  recharge: withTexts(
    'player',
    async () => (await import('../money/recharge/recharge-dialog')).RechargeDialog,
  ),
  settings: withTexts('player', async () => (await import('./settings')).SettingsDialog),
  cookies: withTexts(
    'consent',
    async () => (await import('../page/consent/consent-dialog')).ConsentDialog,
  ),
  search: withTexts(
    'search',
    async () => (await import('../site/search/search-dialog')).SearchDialog,
  ),
  stop: withTexts(
    'player',
    async () => (await import('../protection/limits/stop-dialog')).StopDialog,
  ),
  'transfer-user': withTexts(
    'guest',
    async () => (await import('../sign-in/transfer/transfer-user')).TransferUser,
  ),
};
