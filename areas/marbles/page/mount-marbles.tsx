import type { Clock, Game } from '@grandstand/bus-contracts';
import type { AreaContext } from '@grandstand/bus-contracts/area';
import { createQueryClient } from '@grandstand/bus-contracts/query';
import { mountLineView } from '@grandstand/line-ui';
import { busSource, MARBLES_KEY, SourceContext, type Marbles } from '../data/marbles';
import { manifest } from '../manifest';
import { loadTexts } from '../words/load-texts';
import { MarblesApp } from './marbles-app';

/** The race of an answer that can be bet on. */
function gamesOf({ next }: Marbles): readonly Game[] {
  return next?.game ? [next.game] : [];
}

/** Takes over the server's markup and keeps it current; returns a function that unmounts. */
export function mountMarbles(context: AreaContext<typeof manifest>, clock: Clock): () => void {
  return mountLineView(context, {
    name: manifest.name,
    clock,
    client: createQueryClient(context.signal),
    keyPrefix: MARBLES_KEY,
    gamesOf,
    loadTexts,
    children: (services) => (
      <SourceContext value={busSource(context.bus)}>
        <MarblesApp services={services} />
      </SourceContext>
    ),
  });
}
