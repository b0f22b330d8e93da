import type { SecondStep, SentCode } from '@grandstand/bus-contracts/shell';

/** A code that was sent, with its times on a clock that the operator's is ahead of. */
export function onClock(
  { flowId, sentTo, expiresAt, resendAt }: SentCode,
  aheadMs: number,
): SentCode {
  return { flowId, sentTo, expiresAt: expiresAt - aheadMs, resendAt: resendAt - aheadMs };
}

/** A second step, with its times on a clock that the operator's is ahead of. */
export function stepOnClock(
  { flowId, by, expiresAt, sms }: SecondStep,
  aheadMs: number,
): SecondStep {
  return {
    flowId,
    by,
    expiresAt: expiresAt - aheadMs,
    ...(sms && { sms: { ...sms, resendAt: sms.resendAt - aheadMs } }),
  };
}
