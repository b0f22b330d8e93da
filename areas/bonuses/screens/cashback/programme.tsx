import type { ReactElement } from 'react';
import type { CashbackLevel, CashbackProgramme } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Section } from '@grandstand/ui';
import { useMoneyText } from '@grandstand/text-ui';
import { useTimeText } from '../../page/use-texts';
import styles from './cashback.module.css';
import { Earned } from './earned';

interface ProgrammeProps {
  readonly programme: CashbackProgramme;
  readonly level: CashbackLevel;
}

/** The terms of a level in the present period, with what the player has earned in it and an example. */
export function Programme({ programme, level }: ProgrammeProps): ReactElement | null {
  const { t } = useAreaWords();
  const time = useTimeText();
  const { mode, nextMode, endsAt } = programme;
  return (
    <>
      <Section title={t('bonuses.cashback.now')} isWide>
        <Facts programme={programme} level={level} />
        {nextMode === mode ? null : (
          <p>{t(`bonuses.cashback.change.${nextMode}`, { time: time(endsAt) })}</p>
        )}
      </Section>
      <Section title={t('bonuses.cashback.earned.title')} isWide>
        <Earned earned={programme.earned} />
      </Section>
      <Section title={t('bonuses.cashback.example.title')} isWide>
        <Example programme={programme} level={level} />
      </Section>
      <Section title={t('bonuses.cashback.rules.title')} isWide>
        <ul className={styles.rules}>
          {(['own', mode, 'barred', 'week', 'kept'] as const).map((rule) => (
            <li key={rule}>{t(`bonuses.cashback.rules.${rule}`, { time: time(endsAt) })}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function Facts({ programme, level }: ProgrammeProps): ReactElement | null {
  const { href, t } = useAreaWords();
  const money = useMoneyText();
  const time = useTimeText();
  const { mode, endsAt, cap, stake } = programme;
  const terms = programme.levels.find((each) => each.level === level);
  if (!terms) return null;
  const facts =
    mode === 'points'
      ? [
          [
            'get',
            t('bonuses.cashback.get.points', {
              count: terms.points,
              stake: money(stake, programme),
            }),
          ],
          ['base', t('bonuses.cashback.base.points')],
          ['next', t('bonuses.cashback.settled')],
          ['ends', time(endsAt)],
        ]
      : [
          ['get', t('bonuses.cashback.get.balance', { percent: terms.percent })],
          ['base', t('bonuses.cashback.base.balance')],
          ['cap', t('bonuses.cashback.cap', { cap: money(cap, programme) })],
          ['next', time(endsAt)],
        ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, text]) => (
          <div key={name} className={styles.fact}>
            <dt>{t(`bonuses.cashback.fact.${name}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div className={styles.fact}>
          <dt>{t('bonuses.cashback.fact.level')}</dt>
          <dd>{t(`bonuses.cashback.${programme.level}`)}</dd>
        </div>
      </dl>
      <p className={styles.quiet}>
        {t(`bonuses.cashback.levels.${level}`)}{' '}
        {level === 'premium' && programme.level === 'vip' ? (
          <a className={styles.link} href={href('/office/verification')}>
            {t('bonuses.cashback.verify')}
          </a>
        ) : null}
      </p>
    </>
  );
}

function Example({ programme, level }: ProgrammeProps): ReactElement | null {
  const { t } = useAreaWords();
  const money = useMoneyText();
  const terms = programme.levels.find((each) => each.level === level);
  if (!terms) return null;
  const { stake, points, balance, amount } = terms.example;
  return (
    <p>
      {programme.mode === 'points'
        ? t('bonuses.cashback.example.points', { stake: money(stake, programme), count: points })
        : t('bonuses.cashback.example.balance', {
            balance: money(balance, programme),
            amount: money(amount, programme),
          })}
    </p>
  );
}
