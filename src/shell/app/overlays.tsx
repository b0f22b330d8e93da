import type { ReactElement } from 'react';
import { AccountTask } from '../account-task/account-task';
import { CashOut } from '../cash-out/cash-out';
import { AuthAppGuard } from '../dialogs/auth-app/auth-app-guard';
import { CaptchaGuard } from '../dialogs/captcha-guard';
import { Inactivity } from '../inactivity/inactivity';
import { OneTap } from '../one-tap/one-tap';
import { Part } from '../frame/part';
import { Passkeys } from '../passkeys/passkeys';
import { Password } from '../password/password';
import { Phone } from '../phone/phone';
import { Purchase } from '../purchase/purchase';
import { Protection } from '../protection/protection';
import { StopCorner } from '../protection/stop-corner';
import { SecurityQuestion } from '../security-question/security-question';
import { TeamCash } from '../reminders/team-cash';
import { TwoStep } from '../two-step/two-step';
import { Withdraw } from '../withdraw/withdraw';

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
