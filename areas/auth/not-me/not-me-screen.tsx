import { useState, type ReactElement } from 'react';
import { authRedeem } from '@grandstand/bus-contracts/player';
import { useAreaWords, useSend } from '@grandstand/bus-contracts/react';
import { Alert, Button } from '@grandstand/ui';
import { refusalKeyOf, uselessLinkOf } from '../link/refusals';
import { Page } from '../page/page';
import { WaysOn } from '../page/ways-on';

interface NotMeScreenProps {
  /** Undefined until the address was read, null where it has none. */
  readonly token: string | null | undefined;
}

/** Ends all sessions after a sign-in that was not the player's, by one press; the shell then asks for a new password. */
export function NotMeScreen({ token }: NotMeScreenProps): ReactElement {
  const { t } = useAreaWords();
  const { send, isSending, error } = useSend(authRedeem);
  const [isDone, setDone] = useState(false);
  const useless = uselessLinkOf(error);

  if (isDone) {
    return (
      <Page title={t('not-me.done.title')} text={t('not-me.done.text')} isResult>
        {null}
      </Page>
    );
  }
  if (useless) {
    return (
      <Page title={t(`useless.${useless}`)} text={t(`not-me.${useless}`)} isResult>
        <WaysOn />
      </Page>
    );
  }
  if (token === null) {
    return (
      <Page title={t('not-me.title')} text={t('not-me.missing')}>
        <WaysOn />
      </Page>
    );
  }
  const redeem = async (): Promise<void> => {
    if (token !== undefined && (await send({ kind: 'not-me', token }))) setDone(true);
  };
  return (
    <Page title={t('not-me.title')} text={t('not-me.text')}>
      <Button kind="primary" size="l" isBusy={isSending} onClick={() => void redeem()}>
        {t('not-me.press')}
      </Button>
      <Alert text={error && t(refusalKeyOf(error))} />
    </Page>
  );
}
