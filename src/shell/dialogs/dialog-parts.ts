import { withTexts } from '../frame/loading/with-texts';

/** The dialogs by their names, each fetched with its texts. */
export const DIALOG_PARTS = {
  'sign-in': withTexts('guest', async () => (await import('./auth/sign-in')).SignIn),
  'forgot-password': withTexts(
    'guest',
    async () => (await import('./auth/recovery/forgot-password')).ForgotPassword,
  ),
  registration: withTexts(
    'guest',
    async () => (await import('./registration/registration')).Registration,
  ),
  recharge: withTexts(
    'player',
    async () => (await import('./recharge/recharge-dialog')).RechargeDialog,
  ),
  settings: withTexts('player', async () => (await import('./settings')).SettingsDialog),
  cookies: withTexts(
    'consent',
    async () => (await import('../consent/consent-dialog')).ConsentDialog,
  ),
  stop: withTexts('player', async () => (await import('../protection/stop-dialog')).StopDialog),
  'transfer-user': withTexts(
    'guest',
    async () => (await import('./transfer/transfer-user')).TransferUser,
  ),
};
