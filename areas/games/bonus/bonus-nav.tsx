import type { ReactElement } from 'react';
import { BONUS_GAMES, type BonusGame } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { LinkPills } from '@grandstand/ui';

/** The index of the bonus games. */
export function BonusNav({ game }: { readonly game?: BonusGame }): ReactElement {
  const { href, t } = useAreaWords();
  return (
    <LinkPills
      label={t('bonus.title')}
      links={BONUS_GAMES.map((name) => ({
        text: t(`bonus.name.${name}`),
        href: href(`/bonus-games/${name}`),
        isCurrent: name === game,
      }))}
    />
  );
}
