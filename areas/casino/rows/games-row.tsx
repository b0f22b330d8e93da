import type { ReactElement } from 'react';
import type { CasinoTile } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { TileGrid } from '@grandstand/game-ui';
import { VisuallyHidden } from '@grandstand/ui';
import { LobbySection } from './lobby-section';

interface GamesRowProps {
  readonly id: string;
  readonly title: string;
  /** The page of all of them. */
  readonly path: string;
  readonly count?: number | undefined;
  readonly tiles: readonly CasinoTile[];
}

/** Some games of a kind, with the way to all of them. */
export function GamesRow({ id, title, path, count, tiles }: GamesRowProps): ReactElement {
  const { t } = useAreaWords();
  const link = (
    <>
      {count === undefined ? t('row.all') : t('row.allCount', { number: count })}
      <VisuallyHidden>{`, ${title}`}</VisuallyHidden>
    </>
  );
  return (
    <LobbySection title={title} path={path} link={link}>
      <TileGrid tiles={tiles} label={title} isRow keepScroll={`casino-row-${id}`} />
    </LobbySection>
  );
}
