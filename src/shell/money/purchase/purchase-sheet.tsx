import { accountState } from '@grandstand/bus-contracts';
import { formatMoney } from '@grandstand/bus-contracts/domain';
import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import {
  purchaseAccount,
  purchasePlace,
  type PurchaseState,
} from '@grandstand/bus-contracts/shell';
import { Alert, Button, inOrder, Sheet } from '@grandstand/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { withLanguage } from '../../../routes';
import { useHasRules, useLanguage } from '../../frame/shell-state';
import { balanceOf } from './balance-of';
import { PurchaseFacts } from './purchase-facts';
import styles from './purchase.module.css';

interface PurchaseSheetProps {
  readonly dialog: NonNullable<PurchaseState>;
  readonly onClose: () => void;
}

/** What is bought by the operator's quote, what it costs and what is left, and the button that buys. */
export function PurchaseSheet({ dialog, onClose }: PurchaseSheetProps): ReactElement {
  const { t } = useTexts();
  const { language, tag } = useLanguage();
  const { quote, step, refusal } = dialog;
  const { all_accounts: all = [] } = useBusState(accountState) ?? {};
  const account = all.find(({ id }) => id === quote.accountId);
  const isPoints = account?.isPointsTypeBalance === true;
  // Points are paid with points alone, and money with money.
  const accounts = all.filter(({ isPointsTypeBalance }) => isPointsTypeBalance === isPoints);
  const hasRules = useHasRules();
  const { send: place } = useSend(purchasePlace);
  const { send: choose } = useSend(purchaseAccount);
  const write = (minor: number): string => formatMoney(minor, quote, tag);
  const isOpen = step !== 'placed' && step !== 'refused';
  const isAsked = step === 'waiting' || step === 'asking';
  const left = Math.min(...quote.limits.map(({ limitBalance }) => limitBalance));
  const problem = problemText();

  return (
    <Sheet title={t('purchase.title')} closeLabel={t('dialog.close')} onClose={onClose}>
      <div className={styles.body}>
        <div className={styles.what}>
          <p className={styles.kind}>{t(`purchase.kind.${quote.kind}`)}</p>
          <p className={styles.title}>{quote.title}</p>
          <ul className={styles.lines}>
            {inOrder(quote.lines, (line) => (
              // Two lines may be alike, and their order does not change.
              <li>{line}</li>
            ))}
          </ul>
        </div>
        <PurchaseFacts
          quote={quote}
          accounts={accounts}
          isAsked={isAsked}
          onAccount={async (accountId) => choose({ accountId })}
        />
        {hasRules ? (
          <a
            className={styles.terms}
            href={withLanguage(language, quote.terms)}
            target="_blank"
            rel="noopener"
          >
            {t('purchase.terms')}
          </a>
        ) : null}
        <p className={styles.note} role="status">
          {step === 'checking' ? t('purchase.checking') : ''}
          {step === 'placed' ? t('purchase.placed', { amount: write(quote.amount) }) : ''}
        </p>
        <Alert text={problem} />
        {isOpen ? (
          <div className={styles.buttons}>
            <Button size="l" isWide onClick={onClose}>
              {t('purchase.decline')}
            </Button>
            <Button
              data-buy=""
              kind="primary"
              size="l"
              isWide
              isBusy={step === 'sending' || step === 'checking'}
              disabled={step === 'waiting' || (step === 'asking' && problem !== '')}
              onClick={() => void place({ quote: quote.quote })}
            >
              {t('purchase.buy', { amount: write(quote.amount) })}
            </Button>
          </div>
        ) : (
          <Done onClose={onClose} />
        )}
      </div>
    </Sheet>
  );

  function problemText(): string {
    if (refusal) return refusal.text ?? t(`purchase.refusal.${refusal.code}`);
    if (!isAsked) return '';
    if (quote.amount > left) return t('purchase.overLimit', { amount: write(left) });
    if (!account || balanceOf(account) >= quote.amount) return '';
    return t(isPoints ? 'purchase.tooFewPoints' : 'purchase.tooLittle');
  }
}

/** The button that was pressed is gone, so the focus moves to this one. */
function Done({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { t } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} kind="primary" size="l" isWide onClick={onClose}>
      {t('purchase.done')}
    </Button>
  );
}
