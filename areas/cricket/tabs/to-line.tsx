import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { ButtonLink } from '@grandstand/ui';
import type { Championship } from '../data/championship';

/** The way to all matches of the sport. */
export function ToLine({
  championship: { sport },
}: {
  readonly championship: Championship;
}): ReactElement {
  const { href, t } = useAreaWords();
  return (
    <ButtonLink kind="secondary" href={href(`/line/${sport}`)}>
      {t('toLine')}
    </ButtonLink>
  );
}
