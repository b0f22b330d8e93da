import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Game } from '@grandstand/bus-contracts';
import { DEFAULT_VIEW_SETTINGS } from '@grandstand/bus-contracts/area';
import { AreaViewProvider } from '@grandstand/bus-contracts/react';
import { gameBlocks, GameRows, LineContext } from '@grandstand/line-ui';
import { stillLine } from '@grandstand/line-ui/server';
import { liveGame, NOON, sampleDictionary } from '../testing/sample-line';

const VIEW = {
  language: 'en',
  settings: DEFAULT_VIEW_SETTINGS,
  dictionary: sampleDictionary,
  texts: {},
  path: '/live',
  route: 'live',
  params: {},
} as const;

test('a list that is loaded again renders the rows of the matches that changed, and no other', () => {
  const rendered: string[] = [];
  // Each row asks for the path of its match.
  const gamePath = ({ slug }: Pick<Game, 'slug'>): string => {
    rendered.push(slug);
    return `/${slug}`;
  };
  const services = { ...stillLine, champPath: () => '/champ', gamePath };
  const list = (games: readonly Game[], listedAt: number) => (
    <AreaViewProvider view={VIEW}>
      <LineContext value={services}>
        <GameRows
          blocks={gameBlocks(games)}
          gone={new Set()}
          section="live"
          listedAt={listedAt}
          headingLevel={2}
        />
      </LineContext>
    </AreaViewProvider>
  );
  const [first, second, third] = [liveGame(1), liveGame(2), liveGame(3)];
  const { rerender } = render(list([first, second, third], NOON));
  expect(new Set(rendered)).toEqual(new Set([first.slug, second.slug, third.slug]));
  rendered.length = 0;
  rerender(list([first, { ...second, marketCount: 99 }, third], NOON + 30_000));
  expect(rendered).toEqual([second.slug]);
});
