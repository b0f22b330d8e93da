import type { ReactElement } from 'react';
import type { PaymentTerms } from '@grandstand/bus-contracts/answers';
import { formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import {
  AreaState,
  ButtonLink,
  EmptyBlock,
  FigureTable,
  LinkPills,
  Section,
  Skeleton,
} from '@grandstand/ui';
import { DEDUCE_PATH, METHODS_PATH, RECHARGE_PATH } from '../page/payments-screen';
import type { LaterScreenProps } from '../page/later-screens';
import { knownMethods } from './methods';
import styles from './methods.module.css';
import { useWays, type PaymentWays } from './ways-query';
import { feeText, timeText } from './way-terms';

/** The ways to pay in and to be paid, with their limits, fees and times: for guests too. */
export default function MethodsScreen({ screen }: LaterScreenProps): ReactElement {
  const { t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry } = useWays(
    screen.kind === 'methods' ? screen.iso : undefined,
  );
  const error = useLoadError({ title: t('recharge.failed'), loadedAt, retry });
  return (
    <AreaState
      data={data}
      hasFailed={hasFailed}
      loading={{ label: t('recharge.loading'), shape: <Skeleton shape="block" /> }}
      error={error}
      empty={
        data?.ways.length === 0 ? (
          <EmptyBlock icon="info" title={t('methods.none')} text={t('methods.noneText')} />
        ) : undefined
      }
    >
      {(ways) => <Ways {...ways} />}
    </AreaState>
  );
}

function Ways({ country, iso, scale, currencies, ways }: PaymentWays): ReactElement {
  const { href, language, t } = useAreaWords();
  const known = knownMethods({ methods: ways });
  const money = (amount: number): string =>
    formatMoney(amount, { iso, scale }, languageTag(language));
  const rowOf = (id: string, terms: PaymentTerms): readonly string[] => [
    t(`recharge.method.${id}.name`),
    t('methods.bounds', { min: money(terms.min), max: money(terms.max) }),
    feeText(terms, language, t) ?? '–',
    timeText(terms, t) ?? '–',
  ];
  const head = ['way', 'amount', 'fee', 'time'].map((name) => t(`methods.head.${name}`));
  const down = known.filter(({ isUp }) => !isUp);
  return (
    <div className={styles.parts}>
      <p className={styles.text}>{t('methods.country', { country: country.name })}</p>
      <LinkPills
        label={t('methods.currency')}
        links={currencies.map((each) => ({
          text: each,
          href: href(`${METHODS_PATH}?iso=${each}`),
          isCurrent: each === iso,
        }))}
      />
      <Section isWide title={t('title.recharge')} text={t('recharge.text')}>
        <FigureTable
          label={t('title.recharge')}
          head={head}
          rows={known.map(({ id, deposit }) => rowOf(id, deposit))}
        />
        {down.map(({ id }) => (
          <p key={id} className={styles.text}>
            {t(`recharge.method.${id}.name`)}: {t('recharge.methodDown')}
          </p>
        ))}
        <ButtonLink kind="primary" href={href(RECHARGE_PATH)}>
          {t('methods.deposit')}
        </ButtonLink>
      </Section>
      <Section isWide title={t('title.deduce')} text={t('deduce.text')}>
        <FigureTable
          label={t('title.deduce')}
          head={head}
          rows={known.flatMap(({ id, withdrawal }) =>
            withdrawal === null ? [] : [rowOf(id, withdrawal)],
          )}
        />
        <p className={styles.text}>
          {known
            .filter(({ withdrawal }) => withdrawal === null)
            .map(({ id }) => `${t(`recharge.method.${id}.name`)}: ${t('methods.noWayBack')}`)
            .join(' ')}
        </p>
        <ButtonLink href={href(DEDUCE_PATH)}>{t('methods.withdraw')}</ButtonLink>
      </Section>
      <nav className={styles.links} aria-label={t('methods.more')}>
        {known.some(({ id }) => id === 'terminal') ? (
          <a className={styles.link} href={href('/cash_terminals')}>
            {t('methods.terminals')}
          </a>
        ) : null}
        <a className={styles.link} href={href('/kycpolicy')}>
          {t('methods.identity')}
        </a>
        <a className={styles.link} href={href('/responsiblegaming')}>
          {t('methods.limits')}
        </a>
      </nav>
    </div>
  );
}
