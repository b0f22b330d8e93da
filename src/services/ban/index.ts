import { sessionState } from '@grandstand/bus-contracts';
import {
  banState,
  feedPlayer,
  navigationGuard,
  userConfigState,
} from '@grandstand/bus-contracts/shell';
import type { ShellHandle } from '@grandstand/bus-contracts';
import type { BanState } from '@grandstand/bus-contracts/shell';
import { onPlayer } from '../shared/player';
import type { Service } from '../ports';
import { banOf, NOT_BANNED } from './ban-rules';

export interface BanPorts {
  readonly bus: ShellHandle;
}

/** Knows from the user config, and sooner from the feed, whether the player is banned, and has `navigation` look at the page again. */
export function createBan({ bus }: BanPorts): Service {
  let shown: BanState | undefined;

  const show = (next: BanState): void => {
    shown = next;
    bus.publish(banState, next);
    bus.send(navigationGuard, {}).catch(() => {
      // Navigation logs what keeps it from looking at the page; the guards' next answer counts then.
    });
  };

  const learn = (next: BanState): void => {
    if (next.banLevel === shown?.banLevel && next.banVersion === shown.banVersion) return;
    show(next);
  };

  // Until it is known who is there, what was known of the last one holds.
  onPlayer(bus, (userId) => {
    // Of a player nothing is said before their config is there; but of another one what was said is not so.
    if (userId === '' || shown?.isBanned) show(NOT_BANNED);
  });
  bus.on(userConfigState, ({ config }) => {
    // A config that could not be loaded lifts no ban.
    if (config === null || bus.peek(sessionState)?.status !== 'player') return;
    learn(banOf(config));
  });
  bus.on(feedPlayer, ({ ban }) => {
    if (ban === undefined || bus.peek(sessionState)?.status !== 'player') return;
    learn(banOf({ ban_level: ban.level, ban_version: ban.version }));
  });

  return { stop: () => bus.dispose() };
}
