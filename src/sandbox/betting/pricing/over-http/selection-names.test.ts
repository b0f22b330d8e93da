import { LANGUAGES, marketName, selectionName } from '@grandstand/bus-contracts/domain';
import { startOperator } from '@grandstand/sandbox/testing';
import { expect, test } from 'vitest';

interface Market {
  readonly typeId: number;
  readonly outcomes: readonly { readonly typeId: number; readonly param: string | null }[];
}

test('a selection of any market says no word of its market or part twice, in all languages', async () => {
  const operator = await startOperator();
  const { body: listed } = await operator.get<{ games: { id: number; sport: { slug: string } }[] }>(
    '/line-api/v1/games?section=line',
  );
  const bySport = new Map(listed.games.map((game) => [game.sport.slug, game]));
  const markets: Market[] = [];
  for (const game of bySport.values()) {
    const { body } = await operator.get<{ game: { markets: Market[] } }>(
      `/line-api/v1/games/${game.id}`,
    );
    markets.push(...body.game.markets);
  }
  expect(new Set(markets.map(({ typeId }) => typeId)).size).toBeGreaterThan(10);
  const sides = { home: 'Quorvex', away: 'Zorbax' };
  for (const language of LANGUAGES) {
    const ids = 'markets,outcomes';
    const { body } = await operator.get<{ texts: Record<string, string> }>(
      `/bff-api/dictionary?lang=${language}&ids=${ids}`,
    );
    const parts = Object.entries(body.texts).filter(([key]) => key.startsWith('part.'));
    for (const { typeId: marketTypeId, outcomes } of markets) {
      for (const outcome of outcomes) {
        const name = selectionName(body.texts, { ...outcome, marketTypeId }, sides).toLowerCase();
        const words = [
          ...parts.map(([, part]) => part),
          marketName(body.texts, marketTypeId % 1000),
        ];
        for (const word of words) {
          expect([name, name.split(word.toLowerCase()).length]).toEqual([
            name,
            expect.toSatisfy((pieces: number) => pieces <= 2),
          ]);
        }
        expect(name).not.toMatch(/[{}#]/);
      }
    }
  }
  await operator.sandbox.close();
});
