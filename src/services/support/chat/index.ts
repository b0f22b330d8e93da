import { createScheduler } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  chatEnd,
  chatHistory,
  chatMail,
  chatSend,
  chatShow,
  chatState,
  chatFileName,
  hideCodes,
  newChatFileSchema,
} from '@grandstand/bus-contracts/shell';
import type { ChatThread } from '@grandstand/bus-contracts/shell';
import { catchError, map, merge, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import * as v from 'valibot';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import {
  chatEndCall,
  chatHistoryCall,
  chatTranscriptCall,
} from '../../../api/endpoints/support/chat';
import { refusalOf } from '../../../api/refusal-of';
import type { KeyValueStore, Log, OtherTabs, PageEvents, SteadyClock } from '../../ports';
import type { TabLocks } from '../../ports/tab-locks';
import { player$ } from '../../shared/player/player';
import { refuseAs } from '../../shared/player/relay';
import { publishes, runService } from '../../shared/run-service';
import { follows, keeps, loads, sends } from './chat-effects';
import { createReduce, initialState, unreadOf } from './chat-state';
import type { Change, Kept } from './chat-state';
import type { ChatConnect } from './connect';
import { CHAT_KEY } from './storage-key';

export interface ChatPorts {
  readonly bus: ShellHandle<'chat'>;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  readonly connect: ChatConnect;
  readonly locks: TabLocks;
  readonly otherTabs: OtherTabs;
  readonly page: Pick<PageEvents, 'online$'>;
  readonly storage: KeyValueStore;
  readonly tabStore: KeyValueStore;
  /** Makes the name of a message. */
  readonly newClientId: () => string;
  readonly log: Log;
}

const keptSchema: v.GenericSchema<unknown, Kept> = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    player: v.string(),
    isOpen: v.boolean(),
    seen: v.optional(v.number()),
    unsent: v.array(
      v.object({
        clientId: v.string(),
        text: v.string(),
        isMasked: v.boolean(),
        files: v.array(newChatFileSchema),
        name: v.optional(v.string()),
      }),
    ),
  }),
);

/** The visitor's chat with the consultant: one connection for all tabs, and messages that are sent once. */
export function createChat(ports: ChatPorts): void {
  const { bus, clock, api, page, storage, tabStore, newClientId } = ports;
  const read = v.safeParse(keptSchema, tabStore.get(CHAT_KEY));
  const kept = read.success ? read.output : undefined;
  const effectPorts = { ...ports, scheduler: createScheduler(clock) };

  const { dispatch } = runService(bus, {
    initial: initialState(kept, storage.get(CHAT_KEY) !== null),
    reduce: createReduce(kept?.player),
    change$: merge(
      player$(bus).pipe(map((player): Change => ({ type: 'player-changed', player }))),
      page.online$.pipe(map((isOnline): Change => ({ type: 'network-changed', isOnline }))),
    ),
    effects: [keeps, loads, sends, follows].map((effect) => effect(effectPorts)),
    publish: [
      publishes(chatState, (state) => {
        const { isOpen, thread, unsent, isOnline, isConnected, refusal } = state;
        return {
          isOpen,
          ...(thread && { thread }),
          unsent: unsent.map(({ clientId, text, isMasked, files }) => ({
            clientId,
            text,
            isMasked,
            files: [...files],
          })),
          unread: unreadOf(state),
          isLost: !isOnline || !isConnected,
          refusal,
        };
      }),
    ],
  });

  const apply = (call: Observable<ChatThread>): Observable<object> =>
    call.pipe(
      switchMap((thread) => dispatch({ type: 'received', thread })),
      map(() => ({})),
      catchError((error: unknown) => {
        throw refusalOf(error);
      }),
    );

  bus.handle(chatShow, ({ isOpen }) => dispatch({ type: 'shown', isOpen }).pipe(map(() => ({}))));
  bus.handle(chatSend, ({ text, name, files = [] }) => {
    const hidden = hideCodes(text);
    const isMasked = hidden !== text;
    const shown = files.map(({ id, name: fileName }) => ({ id, name: chatFileName(fileName) }));
    const message = { clientId: newClientId(), text: hidden, isMasked, files: shown, name };
    return dispatch({ type: 'written', message }).pipe(map(() => ({ isMasked })));
  });
  bus.handle(chatHistory, () => apply(call$(api, chatHistoryCall, {})));
  bus.handle(chatMail, () => call$(api, chatTranscriptCall, {}).pipe(refuseAs(chatMail)));
  bus.handle(chatEnd, () => apply(call$(api, chatEndCall, {})));
}
