import type { ReactElement } from 'react';
import type { LimitsState } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Select } from '@grandstand/ui';

export type Reasons = LimitsState['selfExcludeReasons'];

interface ReasonSelectProps {
  readonly reasons: Reasons;
  readonly value: number;
  readonly onChange: (reason: number) => void;
}

/** No reason is said: nobody has to. */
export const NO_REASON = -1;

/** Why a player wants to stay away, in the operator's words. */
export function ReasonSelect({ reasons, value, onChange }: ReasonSelectProps): ReactElement {
  const { t } = useAreaWords();
  const given = reasons.map(({ id, selfExcludeReason }) => ({
    value: id,
    label: selfExcludeReason,
  }));
  return (
    <Select
      label={t('limits.reason.label')}
      shape="form"
      options={[{ value: NO_REASON, label: t('limits.reason.none') }, ...given]}
      value={value}
      onChange={onChange}
    />
  );
}

/** The reason as a change carries it. */
export function givenReason(reason: number): { readonly selfExcludeReason?: number } {
  return reason === NO_REASON ? {} : { selfExcludeReason: reason };
}
