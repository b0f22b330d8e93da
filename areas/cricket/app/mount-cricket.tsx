import type { Clock, Game } from '@grandstand/bus-contracts';
import type { AreaContext } from '@grandstand/bus-contracts/area';
import { createQueryClient } from '@grandstand/bus-contracts/query';
import { mountLineView } from '@grandstand/line-ui';
import { busSource, CRICKET_KEY, SourceContext, type Championship } from '../data/championship';
import { manifest } from '../manifest';
import { loadTexts } from '../words/load-texts';
import { CricketApp } from './cricket-app';

/** The games of an answer, the bet on the winner among them. */
function gamesOf({ rounds, winner }: Championship): readonly Game[] {
  return winner ? [...rounds.flat(), winner] : rounds.flat();
}

/** Takes over the server's markup and keeps it current; returns a function that unmounts. */
export function mountCricket(context: AreaContext<typeof manifest>, clock: Clock): () => void {
  return mountLineView(context, {
    name: manifest.name,
    clock,
    client: createQueryClient(context.signal),
    keyPrefix: CRICKET_KEY,
    gamesOf,
    loadTexts,
    children: (services) => (
      <SourceContext value={busSource(context.bus)}>
        <CricketApp services={services} />
      </SourceContext>
    ),
  });
}
