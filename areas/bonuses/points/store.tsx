import { useRef, type ReactElement } from 'react';
import { CommandError } from '@grandstand/bus-contracts';
import { pointsLoad, purchasePropose, type PointsView } from '@grandstand/bus-contracts/player';
import { useAreaWords, useSend } from '@grandstand/bus-contracts/react';
import { Alert, Button, Section } from '@grandstand/ui';
import { useMoneyText } from '@grandstand/text-ui';
import { useTermTexts } from '../offers/use-term-texts';
import { Barred } from '../page/barred';
import styles from './points.module.css';

/** What points are exchanged for. */
export function Store({
  points: { points, store },
}: {
  readonly points: PointsView;
}): ReactElement {
  const { t } = useAreaWords();
  return (
    <Section title={t('bonuses.store.title')} isWide>
      {store.length === 0 ? (
        <Barred />
      ) : (
        <ul className={styles.cards}>
          {store.map((item) => (
            <Item key={item.ref} item={item} points={points} />
          ))}
        </ul>
      )}
    </Section>
  );
}

interface ItemProps {
  readonly item: PointsView['store'][number];
  readonly points: number;
}

/** A bonus with its price; the shell's sheet asks before points are exchanged. */
function Item({ item, points }: ItemProps): ReactElement {
  const { href, t } = useAreaWords();
  const money = useMoneyText();
  const { ref, offer, price, terms, isTaken } = item;
  const texts = useTermTexts(terms);
  const { send, isSending, error } = useSend(purchasePropose);
  const reload = useSend(pointsLoad);
  /** Of an exchange whose outcome is not known: the same again exchanges nothing twice. */
  const refId = useRef<string>(null);
  const exchange = async (): Promise<void> => {
    refId.current ??= crypto.randomUUID();
    const wish = { kind: 'points' as const, ref, lines: ['1'], amount: price };
    // The player takes the time they need.
    const answer = await send({ ...wish, refId: refId.current }, { deadline: Infinity });
    if (answer) refId.current = null;
    await reload.send({});
  };
  return (
    <li className={styles.card}>
      <h3 className={styles.heading}>{t(`bonuses.offer.${offer}`)}</h3>
      <p>{t('bonuses.store.get', { bonus: money(terms.cap, terms) })}</p>
      <p className={styles.quiet}>
        {texts.cost}. {texts.deadline}.
      </p>
      <p>
        <a className={styles.link} href={href(`/bonuses/rules/${offer}`)}>
          {t('bonuses.read')}
        </a>
      </p>
      {isTaken ? (
        <p className={styles.quiet}>{t('bonuses.refusal.taken')}</p>
      ) : points < price ? (
        <p className={styles.quiet}>{t('bonuses.store.tooFew', { count: price })}</p>
      ) : (
        <Button isBusy={isSending} onClick={() => void exchange()}>
          {t('bonuses.store.exchange', { count: price })}
        </Button>
      )}
      <Alert text={error === undefined ? undefined : t(faultKeys(error))} />
    </li>
  );
}

function faultKeys(error: Error): string[] {
  const code = error instanceof CommandError ? String(error.code) : 'unavailable';
  return [`bonuses.store.fault.${code}`, 'bonuses.store.fault.unavailable'];
}
