import type { ReactElement } from 'react';
import { AccountTask } from '../player/account-task/account-task';
import { CashOut } from '../betting/cash-out/cash-out';
import { AuthAppGuard } from '../sign-in/auth-app/auth-app-guard';
import { CaptchaGuard } from '../site/captcha/captcha-guard';
import { Inactivity } from '../protection/inactivity/inactivity';
import { OneTap } from '../sign-in/one-tap/one-tap';
import { Part } from '../frame/part';
import { Passkeys } from '../sign-in/passkeys/passkeys';
import { Password } from '../sign-in/password/password';
import { Phone } from '../sign-in/phone/phone';
import { Purchase } from '../money/purchase/purchase';
import { Protection } from '../protection/limits/protection';
import { StopCorner } from '../protection/limits/stop-corner';
import { SecurityQuestion } from '../sign-in/security-question/security-question';
import { TeamCash } from '../rewards/team-cash/team-cash';
import { TwoStep } from '../sign-in/two-step/two-step';
import { Withdraw } from '../money/withdraw/withdraw';

/** Dialogs and signs that open by themselves; fetched with the services that open them. */
export function Overlays(): ReactElement {
  return (
    <>
      <CaptchaGuard />
      <AuthAppGuard />
      <Inactivity />
      <Part>
        <Protection />
      </Part>
      <Part fallback={null}>
        <StopCorner />
      </Part>
      <AccountTask />
      <CashOut />
      <OneTap />
      <Passkeys />
      <Password />
      <Phone />
      <Purchase />
      <SecurityQuestion />
      <TwoStep />
      <Withdraw />
      <Part fallback={null}>
        <TeamCash />
      </Part>
    </>
  );
}
