import { inOrder } from '../connection';
import type { Moment } from '../../../time/elapsed';
import { unpackFrame } from './tab-notes';
import type { PackedFrame } from './tab-notes';
import { isOwn } from './tab-state';
import type { Following, LeaderNote, Output, Step, TabState } from './tab-state';

export type FollowingTab = TabState & { readonly role: Following };

/** Requests the frames since the last number from the leading tab. */
export function requestMissed(state: FollowingTab, isRenewal: boolean): Step {
  const questions = state.questions + 1;
  const question = `${state.tab}.${questions}`;
  const role: Following = { ...state.role, followed: null, question };
  return {
    state: { ...state, questions, role },
    outputs: [requestNote(state, question, isRenewal)],
  };
}

/** Repeats the request that has no answer yet. */
export function repeatRequest(state: FollowingTab): Step {
  const { question } = state.role;
  return { state, outputs: question === null ? [] : [requestNote(state, question, false)] };
}

function requestNote({ lastSeq, own }: TabState, question: string, isRenewal: boolean): Output {
  return {
    kind: 'post',
    note: { kind: 'ask', question, since: lastSeq, owner: own, isRenewal },
  };
}

/** Applies a note of the leading tab: each frame once and in order, or a reset. */
export function applyNote(state: FollowingTab, note: LeaderNote, now: Moment): Step {
  const { role } = state;
  switch (note.kind) {
    case 'lead':
      return requestMissed(state, false);
    case 'told': {
      if (note.question !== role.question) return { state, outputs: [] };
      const followed = { term: note.term, next: note.place };
      return applyFrames(
        { ...state, role: { ...role, followed, question: null } },
        note.missed,
        now,
      );
    }
    case 'frame': {
      // The answer to the open question holds this frame too.
      if (role.question !== null) return { state, outputs: [] };
      const { followed } = role;
      if (followed?.term !== note.term || note.place > followed.next)
        return requestMissed(state, false);
      if (note.place < followed.next) return { state, outputs: [] };
      const next = { ...followed, next: followed.next + 1 };
      return applyFrames({ ...state, role: { ...role, followed: next } }, [note.frame], now);
    }
    default:
      return note satisfies never;
  }
}

function applyFrames(state: FollowingTab, frames: readonly PackedFrame[], now: Moment): Step {
  for (const frame of frames) state.memory.add(frame, now.steadyAt);
  const messages = frames.map((frame) => unpackFrame(frame, (owner) => isOwn(state, owner)));
  return {
    state: {
      ...state,
      lastSeq: messages.reduce(
        (lastSeq, message) => inOrder(lastSeq, message).lastSeq,
        state.lastSeq,
      ),
    },
    outputs: messages.map((message) => ({ kind: 'message', message })),
  };
}
