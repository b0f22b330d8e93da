import { CommandError } from '@grandstand/bus-contracts';
import { useBus } from '@grandstand/bus-contracts/react';
import { transferCheck, transferSend, transferTake } from '@grandstand/bus-contracts/shell';
import type { AuthForm, SentCode, StepMessage } from '@grandstand/bus-contracts/shell';
import { useState } from 'react';

/** What the dialog asks for, or has to say. */
type Step =
  | { readonly name: 'phone' }
  | { readonly name: 'code'; readonly sent: Omit<SentCode, 'flowId'> }
  /** Only support can move the account. */
  | { readonly name: 'support' }
  | { readonly name: 'done'; readonly login: string; readonly password: string };

interface Transfer {
  readonly step: Step;
  readonly isLoading: boolean;
  /** Why the last try failed; null where it did not. */
  readonly message: StepMessage | null;
  readonly send: (phone: AuthForm['phone']) => Promise<void>;
  readonly check: (code: string) => Promise<void>;
  /** Leads back to the number. */
  readonly back: () => void;
}

/** A captcha takes a person's time. */
const OPTIONS = { deadline: Infinity };

/** The steps of a transfer. Code and credentials are known to its dialog alone. */
export function useTransfer(id: string): Transfer {
  const bus = useBus();
  const [step, setStep] = useState<Step>({ name: 'phone' });
  const [isLoading, setIsLoading] = useState(false);
  const [message, setMessage] = useState<StepMessage | null>(null);

  const attempt = async (next: () => Promise<Step>): Promise<void> => {
    setIsLoading(true);
    setMessage(null);
    try {
      setStep(await next());
    } catch (error) {
      setMessage(messageOf(error));
    } finally {
      setIsLoading(false);
    }
  };

  return {
    step,
    isLoading,
    message,
    send: async (phone) =>
      attempt(async () => {
        const request = { id, countryCode: phone.countryCode, phone: phone.number };
        return { name: 'code', sent: await bus.send(transferSend, request, OPTIONS) };
      }),
    check: async (code) =>
      attempt(async () => {
        const { redirectToken } = await bus.send(transferCheck, { id, code }, OPTIONS);
        if (redirectToken === null) return { name: 'support' };
        const { userId, password } = await bus.send(transferTake, { redirectToken }, OPTIONS);
        return { name: 'done', login: userId, password };
      }),
    back: () => {
      setMessage(null);
      setStep({ name: 'phone' });
    },
  };
}

function messageOf(error: unknown): StepMessage {
  if (!(error instanceof CommandError)) return { code: 'unavailable' };
  const { left, until } = (error.details ?? {}) as Record<string, unknown>;
  return {
    code: String(error.code),
    ...(error.text !== undefined && { text: error.text }),
    ...(typeof left === 'number' && { left }),
    ...(typeof until === 'number' && { until }),
  };
}
