import type { ReactElement } from 'react';
import type { BetStatus, LegStatus } from '@grandstand/bus-contracts';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Badge } from '@grandstand/ui';

const KINDS = {
  accepted: 'info',
  won: 'success',
  'half-won': 'success',
  lost: 'danger',
  'half-lost': 'danger',
  void: 'neutral',
  'cashed-out': 'success',
} as const;

/** The status of a bet. */
export function StatusBadge({ status }: { readonly status: BetStatus }): ReactElement {
  const { t } = useAreaWords();
  return <Badge kind={KINDS[status]}>{t(`status.${status}`)}</Badge>;
}

/** The status of a leg: the bet was accepted, the leg is settled or not yet. */
export function LegStatusBadge({ status }: { readonly status: LegStatus }): ReactElement {
  const { t } = useAreaWords();
  return (
    <Badge kind={KINDS[status]}>
      {t(status === 'accepted' ? 'bet.unsettled' : `status.${status}`)}
    </Badge>
  );
}
