import type { CasinoTile } from '@grandstand/bus-contracts/answers';
import { startOperator } from '@grandstand/sandbox/testing';
import { expect, test } from 'vitest';
import { TITLES } from '../../../../outside/games/titles';

test('CAS-01 the catalogue has the games of the games program, with their returns, volatility and stakes', async () => {
  const operator = await startOperator();
  const { body } = await operator.get<{ games: CasinoTile[] }>('/web-api/third-party/games');
  for (const { slug, engine, rtp, rtpMost, volatility, stake } of TITLES) {
    const tile = body.games.find((each) => each.slug === slug);
    expect(tile, slug).toMatchObject({ engine, rtp, rtpMost, volatility, stake });
  }
  // A tile that leads to no game would be a promise that is not kept.
  expect(body.games.map(({ slug }) => slug).toSorted()).toEqual(
    TITLES.map(({ slug }) => slug).toSorted(),
  );
  await operator.sandbox.close();
});
