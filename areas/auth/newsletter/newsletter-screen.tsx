import { useState, type ReactElement } from 'react';
import { authRedeem, type Newsletter } from '@grandstand/bus-contracts/player';
import { ACCOUNT_MENU } from '@grandstand/bus-contracts/domain';
import { useAreaWords, useSend } from '@grandstand/bus-contracts/react';
import { Alert, Button, ButtonLink } from '@grandstand/ui';
import { refusalKeyOf, uselessLinkOf } from '../link/refusals';
import { Page, PageLinks } from '../page/page';
import styles from './newsletter-screen.module.css';

interface NewsletterScreenProps {
  /** Undefined until the address was read, null where it has none. */
  readonly token: string | null | undefined;
}

type Channel = Newsletter['channel'];

/** The newsletters after the last press, and what it has changed. */
interface Outcome {
  readonly newsletters: readonly Newsletter[];
  readonly own: Channel;
  readonly changed: Channel;
}

/** Ends the newsletter by one press in each channel, without a sign-in; and undoes that. */
export function NewsletterScreen({ token }: NewsletterScreenProps): ReactElement {
  const { href, t } = useAreaWords();
  const { send, isSending, error } = useSend(authRedeem);
  const [outcome, setOutcome] = useState<Outcome>();
  const useless = uselessLinkOf(error);

  const redeem = async (channel?: Channel, undo?: true): Promise<void> => {
    if (typeof token !== 'string') return;
    const answer = await send({
      kind: 'newsletter',
      token,
      ...(channel && { channel }),
      ...(undo && { undo }),
    });
    if (answer?.what !== 'newsletter') return;
    const { newsletters, channel: own } = answer;
    setOutcome({ newsletters, own, changed: channel ?? own });
  };
  const settings = (
    <PageLinks>
      <ButtonLink href={href(ACCOUNT_MENU.mailing)}>{t('link.settings')}</ButtonLink>
      <ButtonLink href={href('/')}>{t('link.home')}</ButtonLink>
    </PageLinks>
  );

  if (outcome) {
    const { newsletters, own, changed } = outcome;
    const isOn = newsletters.some(({ channel, isOn: on }) => channel === changed && on);
    const state = isOn ? 'begun' : 'ended';
    return (
      <Page
        key={state}
        title={t(`newsletter.${state}.title`)}
        text={t(`newsletter.${state}.${changed}`)}
        isResult
      >
        <ul className={styles.list} aria-label={t('newsletter.channels')}>
          {newsletters
            .filter((each) => each.channel === own || each.isOn || each.undoUntil !== null)
            .map((each) => (
              <ChannelRow
                key={each.channel}
                newsletter={each}
                isBusy={isSending}
                onPress={(undo) => void redeem(each.channel, undo)}
              />
            ))}
        </ul>
        <Alert
          text={error && t(useless === 'time_up' ? 'newsletter.undoLate' : refusalKeyOf(error))}
        />
        {settings}
      </Page>
    );
  }
  if (useless) {
    return (
      <Page title={t(`useless.${useless}`)} text={t(`newsletter.${useless}`)} isResult>
        {settings}
      </Page>
    );
  }
  if (token === null) {
    return (
      <Page title={t('newsletter.title')} text={t('newsletter.missing')}>
        {settings}
      </Page>
    );
  }
  return (
    <Page title={t('newsletter.title')} text={t('newsletter.text')}>
      <Button kind="primary" size="l" isBusy={isSending} onClick={() => void redeem()}>
        {t('newsletter.press')}
      </Button>
      <Alert text={error && t(refusalKeyOf(error))} />
    </Page>
  );
}

interface ChannelRowProps {
  readonly newsletter: Newsletter;
  readonly isBusy: boolean;
  readonly onPress: (undo?: true) => void;
}

/** The newsletter in one channel, with the one press that it takes. */
function ChannelRow({ newsletter, isBusy, onPress }: ChannelRowProps): ReactElement {
  const { t } = useAreaWords();
  const { channel, isOn, undoUntil } = newsletter;
  const name = t(`newsletter.${channel}`);
  return (
    <li className={styles.row}>
      <span>
        {name}
        <span className={styles.state}>{t(isOn ? 'newsletter.on' : 'newsletter.off')}</span>
      </span>
      {isOn ? (
        <Button
          size="l"
          isBusy={isBusy}
          aria-label={t('newsletter.endNamed', { name })}
          onClick={() => onPress()}
        >
          {t('newsletter.end')}
        </Button>
      ) : undoUntil === null ? null : (
        <Button
          size="l"
          isBusy={isBusy}
          aria-label={t('newsletter.undoNamed', { name })}
          onClick={() => onPress(true)}
        >
          {t('newsletter.undo')}
        </Button>
      )}
    </li>
  );
}
