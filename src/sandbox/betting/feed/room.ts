import { calls as feedCalls } from './feed-routes';
import { feedControlRoutes } from './feed-control';
import { Feed } from './feed';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly now: () => number;
}

export const feedRoom = defineRoom({
  name: 'betting/feed',
  what: 'server-sent events with resume',
  needs: ['now'],
  open: ({ now }: Needs) => {
    const feed = new Feed(now);
    return {
      feed,
      /** Tells the browsers of a player that their money has moved. */
      onMoved: (playerId: number): void => feed.publishPlayer(playerId, []),
      /** Tells them that what the operator says of the player has changed. */
      onStatus: (playerId: number): void => feed.publishPlayerStatus(playerId),
    };
  },
  calls: [feedCalls],
  control: [{ '/feed': feedControlRoutes }],
  state: ({ feed: { seq, listenerCount: listeners } }: { readonly feed: Feed }) => ({
    feed: { seq, listeners },
  }),
  streams: ({ feed }: { readonly feed: Feed }) => ({
    beatsEvery: 1,
    streams: feed,
    drop: () => feed.drop({ forget: false }),
  }),
  sessionStreams: ({ feed }: { readonly feed: Feed }) => feed,
});
