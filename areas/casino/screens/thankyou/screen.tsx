import type { ReactElement } from 'react';
import { CommandError } from '@grandstand/bus-contracts';
import { formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import { isOpenPayment, paymentsGet, type Payment } from '@grandstand/bus-contracts/player';
import { usePlayerQuery } from '@grandstand/bus-contracts/query';
import {
  useAreaWords,
  useBus,
  useLoadError,
  useShownPlayer,
} from '@grandstand/bus-contracts/react';
import { useTimeText } from '@grandstand/bus-contracts/time';
import { Screen } from '@grandstand/game-ui';
import { GrantedBonus } from '@grandstand/text-ui';
import { AreaState, ButtonLink, Section, Skeleton } from '@grandstand/ui';
import type { manifest } from '../../manifest';
import type { LaterScreenProps } from '../../page/later-screens';
import styles from './screen.module.css';

const TIME = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** Where a deposit ends that was begun in the casino: what was credited, and what is to be cleared, as the operator says. */
export default function ThankYouScreen({ screen }: LaterScreenProps): ReactElement {
  const { href, t } = useAreaWords();
  const { userId } = useShownPlayer();
  const { section, paymentId } =
    screen.kind === 'thankyou' ? screen : { section: 'casino', paymentId: '' };
  const isNamed = paymentId !== '' && userId !== undefined;
  return (
    <Screen title={t('title.thankyou')}>
      <Section label={t('title.thankyou')}>
        {isNamed ? (
          <Receipt key={paymentId} {...{ paymentId, userId }} />
        ) : (
          <p>{t('thankyou.text')}</p>
        )}
        <p className={styles.actions}>
          <ButtonLink kind="primary" href={href(`/${section}`)}>
            {t('thankyou.on', { name: t(`category.${section}`) })}
          </ButtonLink>
          <ButtonLink href={href('/office/historypay')}>{t('thankyou.history')}</ButtonLink>
        </p>
      </Section>
    </Screen>
  );
}

interface ReceiptProps {
  readonly paymentId: string;
  readonly userId: string;
}

function Receipt({ paymentId, userId }: ReceiptProps): ReactElement {
  const { language, t } = useAreaWords();
  const bus = useBus<typeof manifest>();
  const loaded = usePlayerQuery(bus, paymentsGet, { paymentId }, userId);
  const { data, loadedAt, hasFailed, error, retry } = loaded;
  const failed = useLoadError({ title: t('thankyou.failed'), loadedAt, retry });
  if (error instanceof CommandError && error.code === 'not-found') {
    return <p>{t('thankyou.text')}</p>;
  }
  const credited = data?.state === 'credited' ? data : null;
  return (
    <>
      <p role="status">
        {credited
          ? t('thankyou.credited', {
              amount: formatMoney(credited.amount, credited, languageTag(language)),
            })
          : null}
      </p>
      <AreaState
        data={data}
        hasFailed={hasFailed}
        loading={{ label: t('thankyou.loading'), shape: <Skeleton shape="block" /> }}
        error={failed}
      >
        {(payment) => <Outcome payment={payment} />}
      </AreaState>
    </>
  );
}

function Outcome({ payment }: { readonly payment: Payment }): ReactElement {
  const { href, language, t } = useAreaWords();
  const time = useTimeText(TIME);
  const { id, state, bonus } = payment;
  if (state === 'credited') return <GrantedBonus bonus={bonus} time={time} />;
  const amount = formatMoney(payment.amount, payment, languageTag(language));
  return (
    <>
      <p>{t(isOpenPayment(payment) ? 'thankyou.open' : 'thankyou.ended', { amount })}</p>
      <p>
        <a href={href(`/onpay/pending?payment=${encodeURIComponent(id)}`)}>
          {t('thankyou.payment')}
        </a>
      </p>
    </>
  );
}
