import { inOrder } from '../connection';
import type { FeedMessage } from '../frames';
import { packFrame } from './tab-notes';
import type { Owner } from './tab-notes';
import { isOwn } from './tab-state';
import type { Leading, Output, Present, Question, Step, TabState } from './tab-state';
import { REPLAY_MS, YOUNG_MS } from '../timing';

type LeadingTab = TabState & { readonly role: Leading };

/** Makes this tab the leader, which opens the browser's one connection. */
export function lead(state: TabState, present: Present): Step {
  const { role, own, tab } = state;
  if (role === null) return { state, outputs: [] };
  const terms = state.terms + 1;
  const term = `${tab}.${terms}`;
  const leading: Leading = {
    kind: 'leading',
    lock: role.lock,
    term,
    place: 0,
    ...open(state, own, present),
    ahead: new Map(),
  };
  return {
    state: { ...state, terms, role: leading },
    outputs: [{ kind: 'post', note: { kind: 'lead', term } }],
  };
}

function open(
  { lastSeq }: TabState,
  claim: Owner,
  { now, mark }: Present,
): Pick<Leading, 'opened' | 'owner'> {
  // The mark was read before the cookie is sent: a later sign-in or sign-out has a higher one.
  const present = Math.max(mark, claim.mark);
  return {
    opened: { steadyAt: now.steadyAt, since: lastSeq },
    owner: { mark: present, player: claim.mark === present ? claim.player : null },
  };
}

/** Applies a change of this tab's player to the connection. */
export function applyPlayer(state: LeadingTab, present: Present): LeadingTab {
  const { role, own } = state;
  // The cookie of a player found at the start was already with the connection.
  if (role.owner.player === null && role.owner.mark === own.mark) {
    return { ...state, role: { ...role, owner: own } };
  }
  return renew(state, { claim: own, isRenewal: false }, present);
}

interface RenewalRequest {
  /** The player that a tab knows to be signed in. */
  readonly claim: Owner;
  readonly isRenewal: boolean;
}

/** Opens a new connection if the present one is not the wanted player's, or if a tab requested it. */
export function renew(state: LeadingTab, wanted: RenewalRequest, present: Present): LeadingTab {
  const { claim, isRenewal } = wanted;
  const { role } = state;
  const { owner, opened } = role;
  const isLater = claim.mark > owner.mark;
  // A tab without a player may not have received the sign-in yet. One that requests a renewal knows that the player signed out.
  const isKnown = claim.player !== null && (claim.player !== '' || isRenewal);
  const isOther = claim.mark === owner.mark && isKnown && claim.player !== owner.player;
  // Several tabs may request the same renewal.
  const isOld = present.now.steadyAt - opened.steadyAt >= YOUNG_MS;
  if (!isLater && !isOther && !(isRenewal && isOld)) return state;
  return { ...state, role: { ...role, ...open(state, claim, present) } };
}

/** Sends a tab the frames that it missed, as soon as this tab has them. */
export function answer(before: LeadingTab, request: Question, present: Present): Step {
  const { question, since, owner: claim, isRenewal } = request;
  const state = renew(before, { claim, isRenewal }, present);
  const { role, memory } = state;
  if (since === null) return { state, outputs: [answerNote(role, question, [])] };
  const isYoung = present.now.steadyAt - role.opened.steadyAt < REPLAY_MS;
  const isBehind = memory.last === null || (since > memory.last && isYoung);
  const others = [...role.ahead].filter(([other]) => other !== question);
  if (isBehind) {
    const ahead = new Map([...others, [question, since] as const]);
    return { state: { ...state, role: { ...role, ahead } }, outputs: [] };
  }
  return {
    state: { ...state, role: { ...role, ahead: new Map(others) } },
    outputs: [answerNote(role, question, memory.after(since))],
  };
}

function answerNote(
  { term, place }: Leading,
  question: string,
  missed: ReturnType<TabState['memory']['after']>,
): Output {
  return { kind: 'post', note: { kind: 'told', question, term, place, missed } };
}

/** Posts a message of the operator to the other tabs, and applies it in this one. */
export function applyMessage(
  state: LeadingTab,
  message: FeedMessage,
  { now, stored }: Pick<Present, 'now'> & { readonly stored: Owner | null },
): Step {
  const { role, memory } = state;
  const { term, place } = role;
  // Only a tab that knows the last number can see that the numbering restarted: the others get a reset.
  const next = inOrder(state.lastSeq, message).message;
  const posted = next?.event === 'reset' ? next : message;
  const owner = ownerOf(role.owner, stored);
  const frame = packFrame(posted, now.at, owner);
  memory.add(frame, now.steadyAt);
  const { event, seq, at } = posted;
  const isHidden = event === 'player' && !isOwn(state, owner);
  const own: FeedMessage = isHidden ? { event: 'beat', seq, at } : posted;

  const after: Leading = { ...role, place: place + 1 };
  const { last } = memory;
  const reached = [...role.ahead].filter(([, since]) => since <= (last ?? -1));
  const ahead =
    reached.length === 0
      ? role.ahead
      : new Map([...role.ahead].filter(([, since]) => since > (last ?? -1)));
  return {
    state: {
      ...state,
      lastSeq: inOrder(state.lastSeq, own).lastSeq,
      role: { ...after, ahead },
    },
    outputs: [
      { kind: 'post', note: { kind: 'frame', term, place, frame } },
      { kind: 'message', message: own },
      ...reached.map(([question, since]) => answerNote(after, question, memory.after(since))),
    ],
  };
}

/** The player of a connection; unknown after a later sign-in or sign-out. */
function ownerOf(owner: Owner, stored: Owner | null): Owner {
  if (stored === null) return owner;
  const { mark, player } = owner;
  if (stored.mark > mark) return { mark, player: null };
  return { mark, player: player || (stored.mark === mark ? stored.player : null) };
}
