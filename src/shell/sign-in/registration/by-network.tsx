import { dialogsOpen } from '@grandstand/bus-contracts';
import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { authConnect, authForm } from '@grandstand/bus-contracts/shell';
import { Button } from '@grandstand/ui';
import type { ReactElement, Ref } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { MessagePlace } from '../auth/message';
import { NetworkButtons } from '../auth/network-buttons';
import dialogStyles from '../../frame/dialogs.module.css';
import type { RegistrationInUse } from './use-registration';
import { keptOver } from './use-wished-network';

interface ByNetworkProps {
  readonly registration: RegistrationInUse;
  /** The guest is choosing another account in place of the one they came back with. */
  readonly isChoosing: boolean;
  readonly onChoosing: (isChoosing: boolean) => void;
  readonly textRef: Ref<HTMLParagraphElement>;
}

/** Names the person of the network who registers, or asks for one. */
export function ByNetwork({
  registration: { draft, person },
  isChoosing,
  onChoosing,
  textRef,
}: ByNetworkProps): ReactElement {
  const { t } = useTexts();
  const message = useBusState(authForm)?.message ?? null;
  if (person && !isChoosing) {
    return (
      <>
        <p ref={textRef} tabIndex={-1} className={dialogStyles.text}>
          {t('registration.returned', { name: person.name, network: person.network.name })}
        </p>
        {person.mail ? <Connect mail={person.mail} /> : null}
        <MessagePlace message={message} />
        <Button isWide onClick={() => onChoosing(true)}>
          {t('registration.otherNetwork')}
        </Button>
      </>
    );
  }
  return (
    <>
      <p ref={textRef} tabIndex={-1} className={dialogStyles.text}>
        {t('registration.networkText')}
      </p>
      <MessagePlace message={message} />
      <NetworkButtons title={t('registration.networks')} draft={keptOver(draft)} />
      {person ? (
        <Button isWide onClick={() => onChoosing(false)}>
          {t('registration.stay', { name: person.name })}
        </Button>
      ) : null}
    </>
  );
}

/** Sends a code to the mail address of the person, who has an account here already. */
function Connect({ mail }: { readonly mail: string }): ReactElement {
  const { t } = useTexts();
  const { send: connect, isSending } = useSend(authConnect);
  const { send: open } = useSend(dialogsOpen);
  const press = async (): Promise<void> => {
    // The dialog of the sign-in asks for the code.
    if (await connect({}, { deadline: Infinity })) void open({ name: 'sign-in' });
  };
  return (
    <div className={dialogStyles.body}>
      <p className={dialogStyles.text}>{t('registration.haveAccount', { mail })}</p>
      <Button size="l" disabled={isSending} onClick={() => void press()}>
        {t('registration.connect')}
      </Button>
    </div>
  );
}
