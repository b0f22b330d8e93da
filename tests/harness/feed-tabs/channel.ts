import type { VirtualClock } from '@grandstand/bus-contracts/testing';
import type { SharedConnectPorts } from '../../../src/services/betting/feed/tabs/shared-connect';
import type { Program } from './program';

export interface Channels {
  /** Ways of one tab into the channel, and how they all end with it. */
  join(program: Program): {
    readonly open: SharedConnectPorts['openChannel'];
    readonly kill: () => void;
  };
}

/** A channel between the tabs of a browser; `travel` gives the time that the next message takes, null where it is lost. */
export function createChannels(clock: VirtualClock, travel: () => number | null): Channels {
  const members = new Map<object, (data: unknown) => void>();

  return {
    join: (program) => {
      const own = new Set<object>();
      return {
        open: (_, receive) => {
          const member = {};
          /** A word does not overtake the one before. */
          const due = new Map<object, number>();
          members.set(member, (data) => program.run(() => members.has(member) && receive(data)));
          own.add(member);
          return {
            post: (note) => {
              const copy = structuredClone(note);
              for (const other of members.keys()) {
                if (other === member) continue;
                const ms = travel();
                if (ms === null) continue;
                const at = Math.max(due.get(other) ?? 0, clock.steady() + ms);
                due.set(other, at);
                clock.after(at - clock.steady(), () => members.get(other)?.(copy));
              }
            },
            close: () => {
              members.delete(member);
              own.delete(member);
            },
          };
        },
        kill: () => {
          for (const member of own) members.delete(member);
        },
      };
    },
  };
}
