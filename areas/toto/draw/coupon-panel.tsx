import { useState, type ReactElement } from 'react';
import { CommandError, sessionState } from '@grandstand/bus-contracts';
import {
  combinations,
  couponText,
  MAX_COMBINATIONS,
  totoRules,
} from '@grandstand/bus-contracts/domain/toto';
import { purchasePropose } from '@grandstand/bus-contracts/player';
import { reloadQueries, useQueryClient } from '@grandstand/bus-contracts/query';
import { useAreaWords, useBusState, useSend, useSignIn } from '@grandstand/bus-contracts/react';
import { Alert, Button, Select } from '@grandstand/ui';
import type { TotoDraw } from '../data/source';
import { DRAWS, useSections } from '../data/use-toto';
import { drawPath, totoPath } from '../page/toto-screen';
import { useMoneyText } from '../page/use-texts';
import { ChanceTable } from './chance-table';
import styles from './draw.module.css';

/** How many times the least stake a combination may have here. */
const UNITS = [1, 2, 5, 10, 25, 50, 100];

interface CouponPanelProps {
  readonly draw: TotoDraw;
  readonly picks: readonly string[];
}

/** The combinations of the marks, what they cost and can reach, and the way to buy them. */
export function CouponPanel({ draw, picks }: CouponPanelProps): ReactElement {
  const { href, t } = useAreaWords();
  const money = useMoneyText();
  const rules = totoRules(draw.section);
  const [units, setUnits] = useState(1);
  const unit = useSections()?.unit;
  const open = picks.filter((pick) => pick === '').length;
  const count = combinations(picks);
  const cost = unit === undefined ? undefined : count * units * unit;
  const isTooMany = count > MAX_COMBINATIONS;
  return (
    <section className={styles.panel} aria-label={t('toto.coupon.title')}>
      <h2 className={styles.subtitle}>{t('toto.coupon.title')}</h2>
      {unit === undefined ? null : (
        <Select
          label={t('toto.coupon.stake')}
          shape="form"
          options={UNITS.map((value) => ({ value, label: money(value * unit) }))}
          value={units}
          onChange={setUnits}
        />
      )}
      <div className={styles.sum}>
        <p role="status">
          {open > 0
            ? t('toto.coupon.left', { count: open })
            : isTooMany
              ? t('toto.coupon.tooMany', { count: MAX_COMBINATIONS })
              : t('toto.coupon.combinations', { count })}
        </p>
        {open > 0 || isTooMany || cost === undefined ? null : (
          <p className={styles.cost}>
            {t('toto.coupon.cost')} <strong>{money(cost)}</strong>
          </p>
        )}
        {open > 0 || isTooMany || cost === undefined ? null : (
          <Place draw={draw} line={couponText({ units, picks })} cost={cost} />
        )}
      </div>
      {open > 0 || isTooMany ? null : (
        <>
          <ChanceTable rules={rules} picks={picks} />
          <a className={styles.link} href={href(drawPath(draw.section, draw.number, picks))}>
            {t('toto.coupon.link')}
          </a>
        </>
      )}
      <p className={styles.quiet}>{t('toto.coupon.rules')}</p>
    </section>
  );
}

interface PlaceProps {
  readonly draw: TotoDraw;
  readonly line: string;
  readonly cost: number;
}

/** Proposes the coupon: the shell's sheet asks before it is bought. A guest signs in first, and keeps the marks. */
function Place({ draw, line, cost }: PlaceProps): ReactElement | null {
  const { href, t } = useAreaWords();
  const status = useBusState(sessionState)?.status;
  const signIn = useSignIn(t('toto.coupon.signIn'));
  const client = useQueryClient();
  const { send, isSending, error } = useSend(purchasePropose);
  /** The purchase of a line whose outcome is not known: the same again buys nothing twice. */
  const [wish, setWish] = useState<{ readonly line: string; readonly refId: string }>();
  const [placed, setPlaced] = useState<string>();
  const place = async (): Promise<void> => {
    const refId = wish?.line === line ? wish.refId : crypto.randomUUID();
    setWish({ line, refId });
    setPlaced(undefined);
    const proposal = { kind: 'toto' as const, ref: `toto-${draw.id}`, lines: [line], amount: cost };
    // The player takes the time they need.
    const answer = await send({ ...proposal, refId }, { deadline: Infinity });
    if (!answer) return;
    setWish(undefined);
    if (answer.state !== 'placed') return;
    setPlaced(line);
    // The pool has grown by this coupon.
    reloadQueries(client, { queryKey: DRAWS });
  };
  if (status === 'guest') {
    return (
      <Button kind="primary" isWide isBusy={signIn.isBusy} onClick={signIn.onPress}>
        {signIn.label}
      </Button>
    );
  }
  return (
    <>
      <Button kind="primary" isWide isBusy={isSending} onClick={() => void place()}>
        {t('toto.coupon.place')}
      </Button>
      <p role="status" className={styles.placed}>
        {placed === undefined ? null : (
          <>
            {t('toto.coupon.placed')}{' '}
            <a className={styles.link} href={href(totoPath(draw.section, 'coupons'))}>
              {t('toto.page.coupons')}
            </a>
          </>
        )}
      </p>
      <Alert text={error === undefined ? undefined : t(faultKeys(error))} />
    </>
  );
}

function faultKeys(error: Error): string[] {
  const code = error instanceof CommandError ? String(error.code) : 'unavailable';
  return [`toto.fault.${code}`, 'toto.fault.unavailable'];
}
