import { useId, useState, type ReactElement } from 'react';
import { CommandError, type RequestOf } from '@grandstand/bus-contracts';
import { AMOUNT_LENGTH, formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import {
  limitsSetDeposit,
  type DepositLimitOffer,
  type DepositLimitType,
} from '@grandstand/bus-contracts/player';
import { useMutation } from '@grandstand/bus-contracts/query';
import { useAreaWords, useBus } from '@grandstand/bus-contracts/react';
import { Alert, Form, Segmented, Select, SubmitButton, TextField } from '@grandstand/ui';
import type { manifest } from '../manifest';
import styles from './limit.module.css';
import { readLimit } from './read-limit';

interface LimitFormProps {
  readonly offer: DepositLimitOffer;
  readonly onSet: () => void;
}

/** Of the three, the one by which most people plan what they spend, and the strictest for an amount. */
const USUAL: DepositLimitType = 22;
const NOT_CHOSEN = 0;

/** Over how long, and how much: the amount is the player's own, and none is proposed. */
export function LimitForm({ offer, onSet }: LimitFormProps): ReactElement | null {
  const { language, t } = useAreaWords();
  const faultId = useId();
  const bus = useBus<typeof manifest>();
  const { offers, iso, scale } = offer;
  const [type, setType] = useState(USUAL);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(NOT_CHOSEN);
  const [wasTried, setWasTried] = useState(false);
  const kind = offers.find((one) => one.type === type) ?? offers[0];
  const {
    mutate: set,
    error,
    isPending,
    isSuccess,
  } = useMutation({
    mutationFn: (change: RequestOf<typeof limitsSetDeposit>) => bus.send(limitsSetDeposit, change),
    onSuccess: onSet,
    onError: (refused) => {
      if (isAlreadySet(refused)) onSet();
    },
  });

  if (!kind) return null;

  const money = (amount: number): string =>
    formatMoney(amount, { iso, scale }, languageTag(language));
  const { value, fault } = readLimit(kind, {
    text,
    chosen,
    scale,
    iso,
    languageTag: languageTag(language),
  });
  const words = { most: money(kind.maxValue ?? 0) };
  const faultText = wasTried && fault ? t(`limit.fault.${fault}`, words) : undefined;

  const submit = (): void => {
    setWasTried(true);
    if (value !== undefined) set({ limitType: kind.type, limitValue: value });
  };

  return (
    <Form
      aria-label={t('limit.title')}
      isBusy={isPending || isSuccess || isAlreadySet(error)}
      onSubmit={submit}
    >
      <div className={styles.period}>
        <p className={styles.label} aria-hidden="true">
          {t('limit.period.label')}
        </p>
        <Segmented
          label={t('limit.period.label')}
          options={offers.map((one) => ({
            value: one.type,
            label: t(`limit.period.${one.type}`),
          }))}
          value={kind.type}
          onChange={setType}
        />
      </div>
      {kind.isCustomAllowed ? (
        <TextField
          label={t('limit.amount')}
          size="l"
          inputMode="decimal"
          autoComplete="off"
          maxLength={AMOUNT_LENGTH}
          suffix={iso}
          value={text}
          error={faultText}
          onChange={setText}
        />
      ) : (
        <div>
          <Select
            label={t('limit.amount')}
            shape="form"
            value={chosen}
            options={[
              { value: NOT_CHOSEN, label: t('limit.choose') },
              ...kind.availableValues.map((one) => ({ value: one, label: money(one) })),
            ]}
            faultId={faultText ? faultId : undefined}
            onChange={setChosen}
          />
          <p id={faultId} className={styles.fault} role="alert">
            {faultText}
          </p>
        </div>
      )}
      <Alert text={error && !isAlreadySet(error) ? refusalOf(error) : null} />
      <SubmitButton size="l" isWide>
        {value === undefined ? t('limit.action') : t('limit.set', { amount: money(value) })}
      </SubmitButton>
    </Form>
  );

  function refusalOf(refused: Error): string {
    const { text: reason, code } = refused instanceof CommandError ? refused : {};
    return reason ?? t(`limit.refused.${code === 'bad-value' ? code : 'unavailable'}`);
  }
}

/** Whether a limit was set meanwhile, in another tab for example: then there is nothing to ask. */
function isAlreadySet(error: Error | null): boolean {
  return error instanceof CommandError && error.code === 'already-set';
}
