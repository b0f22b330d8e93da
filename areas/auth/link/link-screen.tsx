import { useState, type ReactElement } from 'react';
import { sessionState } from '@grandstand/bus-contracts';
import { authRedeem, type ConfirmingLink } from '@grandstand/bus-contracts/player';
import { useAreaWords, useBusState, useSend } from '@grandstand/bus-contracts/react';
import { Alert, Button } from '@grandstand/ui';
import { ActivationSection } from '../activation/activation-section';
import { Page } from '../page/page';
import { WaysOn } from '../page/ways-on';
import { refusalKeyOf, uselessLinkOf } from './refusals';

interface LinkScreenProps {
  readonly kind: ConfirmingLink;
  /** Undefined until the address was read, null where it has none. */
  readonly token: string | null | undefined;
}

/**
 * The page of a link that confirms something.
 * @remarks Only a press redeems it. Scanners of mails open links in browsers that run scripts: without a
 * press they would confirm addresses that nobody has confirmed, and use the link up before its receiver.
 */
export function LinkScreen({ kind, token }: LinkScreenProps): ReactElement {
  const { t } = useAreaWords();
  const { send, isSending, error } = useSend(authRedeem);
  const [mail, setMail] = useState<string>();
  const session = useBusState(sessionState);
  // A player may ask for a link to confirm an address.
  const isAsking = session?.status === 'player' && kind !== 'activate';

  if (mail !== undefined) {
    return (
      <Page title={t(`${kind}.done.title`)} text={t(`${kind}.done.text`, { mail })} isResult>
        <WaysOn />
      </Page>
    );
  }
  const useless = uselessLinkOf(error);
  if (useless) {
    return (
      <Page title={t(`useless.${useless}`)} text={t(`${kind}.${useless}`)} isResult>
        <NextSteps kind={kind} userId={isAsking ? session.userId : undefined} />
      </Page>
    );
  }
  if (token === null) {
    return (
      <Page title={t(`${kind}.title`)} text={t(isAsking ? 'activation.ask' : `${kind}.missing`)}>
        <NextSteps kind={kind} userId={isAsking ? session.userId : undefined} />
      </Page>
    );
  }
  const redeem = async (): Promise<void> => {
    if (token === undefined) return;
    const redeemed = await send({ kind, token });
    if (redeemed && 'mail' in redeemed) setMail(redeemed.mail);
  };
  return (
    <Page title={t(`${kind}.title`)} text={t(`${kind}.text`)}>
      <Button kind="primary" size="l" isBusy={isSending} onClick={() => void redeem()}>
        {t(`${kind}.press`)}
      </Button>
      <Alert text={error && t(refusalKeyOf(error))} />
    </Page>
  );
}

interface NextStepsProps extends Pick<LinkScreenProps, 'kind'> {
  /** Of the player who may ask for a link. */
  readonly userId: string | undefined;
}

/** What to do without a link that can be used. */
function NextSteps({ kind, userId }: NextStepsProps): ReactElement {
  if (userId !== undefined) {
    return (
      <>
        <ActivationSection key={userId} userId={userId} />
        <WaysOn isMinor />
      </>
    );
  }
  return <WaysOn offersRegistration={kind === 'activate'} />;
}
