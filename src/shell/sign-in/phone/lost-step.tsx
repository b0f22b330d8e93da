import { useSend } from '@grandstand/bus-contracts/react';
import { phoneBack, phoneWithoutOld } from '@grandstand/bus-contracts/shell';
import type { PhoneDialog, ProofKind } from '@grandstand/bus-contracts/shell';
import { Alert, Button, Form, SubmitButton } from '@grandstand/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useProof } from '../proof/use-proof';
import { useMessageText } from './message-text';

interface LostStepProps {
  readonly dialog: PhoneDialog;
  readonly kind: ProofKind;
}

/** Asks for a proof in place of the code to a number that the player has no more. */
export function LostStep({ dialog: { act, isBusy, message }, kind }: LostStepProps): ReactElement {
  const { t } = useTexts();
  const { send: finish } = useSend(phoneWithoutOld);
  const { send: goBack } = useSend(phoneBack);
  const intro = kind === 'password' ? 'phone.lost.text' : 'phone.lost.both';
  const { fields, take } = useProof(kind, message, t(intro));
  const text = useMessageText(message);

  const form = useRef<HTMLDivElement>(null);

  // The pressed button is gone.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const submit = (): void => {
    const given = take();
    if (!given) return;
    const { password, code } = given;
    const proof = {
      ...(password !== undefined && { password }),
      ...(code !== undefined && { code }),
    };
    void finish(proof, { deadline: Infinity });
  };
  return (
    <div ref={form}>
      <Form isBusy={isBusy} onSubmit={submit}>
        {fields}
        <Alert text={isBusy ? null : text} />
        <SubmitButton size="l" isWide>
          {t(act === 'remove' ? 'phone.remove.confirm' : 'phone.confirm')}
        </SubmitButton>
        <Button size="l" isWide onClick={() => void goBack({})}>
          {t('signIn.back')}
        </Button>
      </Form>
    </div>
  );
}
