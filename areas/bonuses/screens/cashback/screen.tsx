import type { ReactElement } from 'react';
import {
  cashbackLoad,
  cashbackState,
  type CashbackLevel,
  type CashbackView,
} from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Barred } from '../../page/barred';
import type { BonusesScreen } from '../../page/bonuses-screen';
import { OwnState } from '../../page/own-state';
import { Payments } from './payments';
import { Programme } from './programme';

/** What cashback gives at a level: its terms, what has been earned, the next payment and an example. */
export default function CashbackScreen({
  screen,
}: {
  readonly screen: BonusesScreen;
}): ReactElement {
  const { t } = useAreaWords();
  const level = screen.kind === 'cashback' ? screen.level : 'vip';
  return (
    <OwnState
      page={level}
      state={cashbackState}
      load={cashbackLoad}
      failed={t('bonuses.cashback.failed')}
    >
      {(loaded) => <Cashback cashback={loaded} level={level} />}
    </OwnState>
  );
}

interface CashbackProps {
  readonly cashback: CashbackView;
  readonly level: CashbackLevel;
}

function Cashback({ cashback: { programme, payments }, level }: CashbackProps): ReactElement {
  return (
    <>
      {programme === null ? <Barred /> : <Programme programme={programme} level={level} />}
      {payments.length === 0 ? null : <Payments payments={payments} />}
    </>
  );
}
