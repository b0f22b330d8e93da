import { useState, type ReactElement } from 'react';
import {
  combinations,
  MAX_DRAWS,
  MAX_NUMBERS,
  MAX_TICKETS,
  rulesOf,
  ticketText,
} from '@grandstand/bus-contracts/domain/lotto';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Button, inOrder, Select } from '@grandstand/ui';
import type { LotteryNow, LottoDraw } from '../data/source';
import { useMoneyText } from '../page/use-texts';
import { BuyTickets } from './buy-tickets';
import { PrizeTable } from './prize-table';
import { belowByCrypto, quickPick } from './quick-pick';
import { useNumbers } from './use-numbers';
import styles from './view.module.css';

interface TicketFormProps {
  readonly now: LotteryNow;
  /** The one that is sold next: its terms are those of the tickets. */
  readonly draw: LottoDraw;
}

/** The numbers to choose, the tickets that are made of them, the way to buy these, and what they may win. */
export function TicketForm({ now, draw }: TicketFormProps): ReactElement | null {
  const { t } = useAreaWords();
  const money = useMoneyText();
  const rules = rulesOf(draw);
  const { size, setSize, chosen, tray, press, choose, put, remove, clear } = useNumbers(rules);
  const [requestedDraws, setDraws] = useState(1);
  const draws = Math.min(requestedDraws, now.next.length);
  const isFull = chosen.length === size;
  const tickets = isFull ? [...tray, chosen] : tray;
  const count = tickets.reduce((sum, { length }) => sum + combinations(rules, length), 0);
  const cost = count * draws * now.price;
  const combinationsText = (length: number): string =>
    t('lotto.combinations', { count: combinations(rules, length) });
  return (
    <>
      <div className={styles.board}>
        <div className={styles.choice}>
          <div className={styles.size}>
            <Select
              label={t('lotto.size')}
              shape="form"
              options={Array.from({ length: MAX_NUMBERS - rules.pick + 1 }, (_, at) => {
                const value = rules.pick + at;
                const label = at === 0 ? String(value) : `${value} · ${combinationsText(value)}`;
                return { value, label };
              })}
              value={size}
              onChange={setSize}
            />
          </div>
          <p className={styles.quiet}>
            {t('lotto.how', { pick: size, of: rules.of })}
            {size > rules.pick ? ` ${t('lotto.system')}` : ''}
          </p>
          <NumberGrid size={size} of={rules.of} chosen={chosen} onPress={press} />
          <div className={styles.row}>
            <Button size="s" onClick={() => choose(quickPick(rules, size, belowByCrypto))}>
              {t('lotto.quick')}
            </Button>
            {isFull && tickets.length < MAX_TICKETS ? (
              <Button size="s" onClick={put}>
                {t('lotto.another')}
              </Button>
            ) : null}
            <Button size="s" kind="quiet" onClick={clear}>
              {t('lotto.clear')}
            </Button>
          </div>
        </div>
        <section className={styles.panel} aria-label={t('lotto.tickets')}>
          <h2 className={styles.subtitle}>{t('lotto.tickets')}</h2>
          <p role="status">
            {isFull || (tray.length > 0 && chosen.length === 0)
              ? t('lotto.count', { count: tickets.length })
              : t('lotto.missing', { count: size - chosen.length })}
          </p>
          {tray.length === 0 ? null : (
            <ol className={styles.tray}>
              {inOrder(tray, (ticket, place) => (
                // Two tickets may have the same numbers.
                <li>
                  <span>
                    {ticketText(ticket)}
                    {ticket.length > rules.pick ? ` · ${combinationsText(ticket.length)}` : ''}
                  </span>
                  <Button
                    size="s"
                    kind="quiet"
                    aria-label={t('lotto.removeOf', { numbers: ticketText(ticket) })}
                    onClick={() => remove(place)}
                  >
                    {t('lotto.remove')}
                  </Button>
                </li>
              ))}
            </ol>
          )}
          <Select
            label={t('lotto.draws')}
            shape="form"
            options={Array.from({ length: Math.min(MAX_DRAWS, now.next.length) }, (_, at) => ({
              value: at + 1,
              label: String(at + 1),
            }))}
            value={draws}
            onChange={setDraws}
          />
          {tickets.length === 0 ? null : (
            <p className={styles.cost}>
              {t('lotto.cost')} <strong>{money(cost)}</strong>
            </p>
          )}
          <BuyTickets
            now={now}
            order={{ lines: tickets.map(ticketText), draws, cost }}
            onBought={clear}
          />
          <p className={styles.quiet}>{t(`lotto.rules.${rules.terms.kind}`)}</p>
        </section>
      </div>
      <PrizeTable rules={rules} price={now.price} size={size} />
    </>
  );
}

interface NumberGridProps {
  /** How many are to be chosen, of how many. */
  readonly size: number;
  readonly of: number;
  readonly chosen: readonly number[];
  readonly onPress: (number: number) => void;
}

/** The numbers of a lottery; once all are chosen the others can't be pressed. */
function NumberGrid({ size, of, chosen, onPress }: NumberGridProps): ReactElement {
  const { t } = useAreaWords();
  const isFull = chosen.length === size;
  return (
    <div className={styles.grid} role="group" aria-label={t('lotto.grid', { pick: size, of })}>
      {Array.from({ length: of }, (_, at) => at + 1).map((number) => (
        <button
          key={number}
          type="button"
          className={styles.number}
          aria-pressed={chosen.includes(number)}
          disabled={isFull && !chosen.includes(number)}
          onClick={() => onPress(number)}
        >
          {number}
        </button>
      ))}
    </div>
  );
}
