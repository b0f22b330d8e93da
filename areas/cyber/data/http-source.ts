import { gameSchema } from '@grandstand/bus-contracts';
import { cyberAnswers } from '@grandstand/bus-contracts/answers';
import { readBackEnd, type BackEndRequest } from '@grandstand/bus-contracts/react/server';
import * as v from 'valibot';
import type { CyberSource, ScreenQuery } from './source';

const gameAnswer = v.pipe(
  v.object({ game: gameSchema }),
  v.transform(({ game }) => game),
);

/** The line as the back end answers it to this area's server. */
export function httpSource(request: BackEndRequest): CyberSource {
  return {
    load(wanted) {
      const { path, schema } = requestOf(wanted);
      return readBackEnd(request, `/line-api/v1/${path}`, schema);
    },
  };
}

function requestOf(wanted: ScreenQuery) {
  switch (wanted.kind) {
    case 'list':
      return { path: `cyber?${new URLSearchParams(wanted.query)}`, schema: cyberAnswers.lineCyber };
    case 'broadcast':
      return { path: `games/${wanted.gameId}/broadcast`, schema: cyberAnswers.lineBroadcast };
    case 'game':
      return { path: `games/${wanted.gameId}`, schema: gameAnswer };
  }
}
