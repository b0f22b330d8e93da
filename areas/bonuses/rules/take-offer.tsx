import { useState, type ReactElement } from 'react';
import { CommandError, sessionState } from '@grandstand/bus-contracts';
import type { BonusOfferView } from '@grandstand/bus-contracts/answers';
import { bonusesTake, bonusesTakeFreeSpins } from '@grandstand/bus-contracts/player';
import { useAreaWords, useBusState, useSend, useSignIn } from '@grandstand/bus-contracts/react';
import { Alert, Button, ButtonLink, GuestBlock, Section } from '@grandstand/ui';
import { useReload } from '../data/use-offers';
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
  const takeMoney = useSend(bonusesTake);
  const takeSpins = useSend(bonusesTakeFreeSpins);
  const { send, isSending, error } = offer.gives === 'money' ? takeMoney : takeSpins;
  const [isAgreed, setAgreed] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const { id, hash, refusal } = offer;
  const texts = offer.gives === 'money' ? 'bonuses.take' : 'bonuses.spins.take';
  if (status === 'guest') {
    return (
      <GuestBlock title={t('bonuses.guest.title')} text={t('bonuses.guest.text')} signIn={signIn} />
    );
  }
  if (offer.gives === 'money' && offer.terms.trigger === 'points') {
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
    <Section title={t(`${texts}.title`)} isWide>
      <p role="status">{isTaken ? t(`${texts}.done`) : null}</p>
      {isTaken ? (
        <div className={styles.choice}>
          {offer.gives === 'money' ? null : (
            <ButtonLink
              kind="primary"
              href={href(`/slots/game/${offer.terms.gameId}/${offer.terms.slug}`)}
            >
              {t('bonuses.spins.play', { game: offer.terms.game })}
            </ButtonLink>
          )}
          <ButtonLink href={href(base)}>{t('bonuses.all')}</ButtonLink>
        </div>
      ) : refusal === null ? (
        <>
          <label className={styles.agree}>
            <input
              type="checkbox"
              checked={isAgreed}
              onChange={(event) => setAgreed(event.target.checked)}
            />
            <span>{t(`${texts}.agree`)}</span>
          </label>
          <div className={styles.choice}>
            <Button disabled={!isAgreed} isBusy={isSending} onClick={() => void take()}>
              {t('bonuses.take.yes')}
            </Button>
            <ButtonLink href={href(base)}>{t('bonuses.take.no')}</ButtonLink>
          </div>
        </>
      ) : (
        <p>
          {t(`bonusTerms.refusal.${refusal}`)}{' '}
          {refusal === 'not-verified' ? (
            <a className={styles.link} href={href('/office/verification')}>
              {t('bonuses.cashback.verify')}
            </a>
          ) : null}
        </p>
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
