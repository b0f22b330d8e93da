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

/** No reason given; a reason is optional. */
export const NO_REASON = -1;

/** The operator's list of reasons for a time-out. */
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

/** The reason's fields in the change that is sent. */
export function givenReason(reason: number): { readonly selfExcludeReason?: number } {
  return reason === NO_REASON ? {} : { selfExcludeReason: reason };
}
