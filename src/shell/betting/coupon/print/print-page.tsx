import { dialogsOpen, type PlacedBet } from '@grandstand/bus-contracts';
import {
  dateFormat,
  formatCoef,
  outcomeLongName,
  priceMoment,
  SYSTEM,
} from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { Button, QrPicture, useLoader } from '@grandstand/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { withLanguage } from '../../../../routes';
import { betTypeName } from '../shared/bet-type-name';
import { useOutcomeTexts } from '../shared/words-and-money';
import { usePlacedFacts } from '../result/use-placed-facts';
import {
  useLanguage,
  useSessionStatus,
  useSettings,
  useSiteName,
} from '../../../frame/shell-state';
import styles from './print.module.css';
import { usePlacedBet } from './use-placed-bet';

/** A placed bet for paper: black on white, and nothing of the site around it. */
export function PrintPage({ id }: { readonly id: string }): ReactElement {
  const { t } = useTexts();
  const { language } = useLanguage();
  const status = useSessionStatus();
  const { bet, failure, retry } = usePlacedBet(id, status === 'player');
  const site = useSiteName();
  const { send: open } = useSend(dialogsOpen);
  const isLoading = useLoader(status !== 'guest' && bet === null && failure === null);
  return (
    <>
      <p className={styles.site}>{site}</p>
      <h1 className={styles.title}>{t('coupon.print.title', { id })}</h1>
      <div className={styles.words} role="status">
        {said()}
      </div>
      {content()}
      <p className={styles.tools}>
        {bet && !isLoading ? (
          <Button kind="primary" onClick={() => window.print()}>
            {t('coupon.placed.print')}
          </Button>
        ) : null}
        <a href={withLanguage(language, bet ? `/office/history/${id}` : '/')}>
          {t('coupon.print.back')}
        </a>
      </p>
    </>
  );

  /** One place for what the page says on the way to the bet; null: the bet, or an error. */
  function said(): ReactNode {
    if (status === 'guest') {
      return (
        <>
          <p>{t('coupon.print.guest')}</p>
          <Button onClick={() => void open({ name: 'sign-in' })}>{t('coupon.fix.signIn')}</Button>
        </>
      );
    }
    if (isLoading || !(bet || failure)) return t('part.loading');
    return failure === 'not-found' && !bet ? t('coupon.print.none') : null;
  }

  function content(): ReactNode {
    if (status === 'guest') return null;
    if (bet && !isLoading) return <PaperBet bet={bet} />;
    if (failure && failure !== 'not-found' && !isLoading) {
      return (
        <div className={styles.words} role="alert">
          <p>{t('coupon.print.failed')}</p>
          <Button onClick={retry}>{t('coupon.fix.again')}</Button>
        </div>
      );
    }
    return null;
  }
}

function PaperBet({ bet }: { readonly bet: PlacedBet }): ReactElement {
  const { t } = useTexts();
  const { language, tag } = useLanguage();
  const settings = useSettings();
  const { coefViewId, timeZone, is12h } = settings;
  const texts = useOutcomeTexts();
  const moment = priceMoment(settings, tag);
  const day = dateFormat(tag, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    is12h,
    timeZone,
  });
  const kickOff = dateFormat(tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    is12h,
    timeZone,
  });
  const address = new URL(
    withLanguage(language, `/office/history/${bet.id}`),
    window.location.origin,
  ).href;
  const facts: readonly (readonly [string, string])[] = [
    [t('coupon.print.placedAt'), day(bet.placedAt)],
    [t('coupon.type'), typeText()],
    ...usePlacedFacts(bet),
    [t('coupon.print.refId'), bet.refId],
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table className={styles.legs}>
        <thead>
          <tr>
            <th scope="col">{t('coupon.print.match')}</th>
            <th scope="col">{t('coupon.print.outcome')}</th>
            <th scope="col">{t('coupon.receipt.seen')}</th>
            <th scope="col">{t('coupon.receipt.sent')}</th>
            <th scope="col">{t('coupon.receipt.accepted')}</th>
          </tr>
        </thead>
        <tbody>
          {bet.legs.map((leg) => {
            const { receipt } = leg;
            const cells = {
              seen: moment(receipt?.seen ?? null),
              sent: moment(receipt?.sent ?? null),
              accepted: receipt
                ? moment(receipt.accepted)
                : { price: formatCoef(leg.matchCoef ?? leg.coef, coefViewId), time: '' },
            };
            return (
              <tr key={leg.marketId}>
                <td>
                  {leg.home} – {leg.away}
                  <small>
                    {leg.champ} · {kickOff(leg.startsAt)}
                  </small>
                </td>
                <td>
                  {outcomeLongName(texts, leg, leg)}
                  {leg.isBanker ? <small>{t('coupon.banker.name')}</small> : null}
                  {leg.matchCoef === undefined ? null : <small>{t('coupon.sameMatch.name')}</small>}
                </td>
                {Object.entries(cells).map(([step, { price, time }]) => (
                  <td key={step}>
                    <strong>{price}</strong>
                    <small>{time}</small>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <figure className={styles.code}>
        <QrPicture text={address} label={t('coupon.print.scan')} />
        <figcaption>
          {t('coupon.print.scan')}
          <small>{address}</small>
        </figcaption>
      </figure>
    </>
  );

  function typeText(): string {
    const name = betTypeName(bet, t);
    if (bet.typeId !== SYSTEM) return name;
    const bankers = bet.legs.filter(({ isBanker }) => isBanker).length;
    const size = t('coupon.print.system', { k: bet.systemValue, m: bet.legs.length - bankers });
    const system = `${name} ${size}`;
    return bankers === 0 ? system : `${system} + ${t('coupon.print.bankers', { count: bankers })}`;
  }
}
