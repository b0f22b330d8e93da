import { useState, type ReactElement } from 'react';
import { CommandError, sessionState } from '@grandstand/bus-contracts';
import type { BonusOfferView } from '@grandstand/bus-contracts/answers';
import { bonusesTake } from '@grandstand/bus-contracts/player';
import { useAreaWords, useBusState, useSend, useSignIn } from '@grandstand/bus-contracts/react';
import { Alert, Button, ButtonLink, GuestBlock, Section } from '@grandstand/ui';
import { useReload } from '../offers/use-offers';
import type { Base } from '../page/bonuses-screen';
import styles from './rules.module.css';

interface TakeOfferProps {
  readonly base: Base;
  readonly offer: BonusOfferView;
}

/** Takes an offer, after the player has ticked that they take its terms; refusing is as big as taking. */
export function TakeOffer({ base, offer }: TakeOfferProps): ReactElement {
  const { href, t } = useAreaWords();
  const status = useBusState(sessionState)?.status;
  const signIn = useSignIn(t('bonuses.guest.signIn'));
  const reload = useReload();
  const { send, isSending, error } = useSend(bonusesTake);
  const [isAgreed, setAgreed] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const { id, hash, refusal, terms } = offer;
  if (status === 'guest') {
    return (
      <GuestBlock title={t('bonuses.guest.title')} text={t('bonuses.guest.text')} signIn={signIn} />
    );
  }
  if (terms.trigger === 'points') {
    return (
      <Section title={t('bonuses.store.title')} isWide>
        <p>{t('bonuses.store.here')}</p>
        <ButtonLink href={href('/office/rewards')}>{t('bonuses.store.link')}</ButtonLink>
      </Section>
    );
  }
  const take = async (): Promise<void> => {
    if (await send({ offer: id, hash })) setTaken(true);
    reload();
  };
  return (
    <Section title={t('bonuses.take.title')} isWide>
      <p role="status">{isTaken ? t('bonuses.take.done') : null}</p>
      {isTaken ? (
        <ButtonLink href={href(base)}>{t('bonuses.all')}</ButtonLink>
      ) : refusal === null ? (
        <>
          <label className={styles.agree}>
            <input
              type="checkbox"
              checked={isAgreed}
              onChange={(event) => setAgreed(event.target.checked)}
            />
            <span>{t('bonuses.take.agree')}</span>
          </label>
          <div className={styles.choice}>
            <Button disabled={!isAgreed} isBusy={isSending} onClick={() => void take()}>
              {t('bonuses.take.yes')}
            </Button>
            <ButtonLink href={href(base)}>{t('bonuses.take.no')}</ButtonLink>
          </div>
        </>
      ) : (
        <p>{t(`bonuses.refusal.${refusal}`)}</p>
      )}
      <Alert text={error && (refusalText(error) ?? t(faultKeys(error)))} />
    </Section>
  );
}

/** The operator's own words, where it refused for a reason that has none here. */
function refusalText(error: Error): string | undefined {
  return error instanceof CommandError && error.code === 'unavailable' ? error.text : undefined;
}

function faultKeys(error: Error): string[] {
  const code = error instanceof CommandError ? String(error.code) : 'unavailable';
  return [`bonuses.fault.${code}`, 'bonuses.fault.unavailable'];
}
