// The service begins with `user_hide_balance` of the user config, and follows the other tabs.
import { Refusal } from '@grandstand/bus-contracts';
import { balanceViewSet, balanceViewState, userConfigState } from '@grandstand/bus-contracts/shell';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { map, merge, withLatestFrom } from 'rxjs';
import * as v from 'valibot';
import type { KeyValueStore, OtherTabs } from '../../ports';
import { shownPlayer$ } from '../../shared/player/player';
import { createPlayerRecord } from '../../shared/player/player-record';
import { publishes, runService } from '../../shared/run-service';

export interface BalanceViewPorts {
  readonly bus: ShellHandle<'balance-view'>;
  readonly storage: KeyValueStore;
  readonly otherTabs: OtherTabs;
}

interface State {
  /** Empty for a guest. */
  readonly player: string;
  /** The operator's setting; null until it has answered. */
  readonly byOperator: boolean | null;
  /** The player's choice on this device; null if they made none. */
  readonly chosen: boolean | null;
}

type Change =
  | { readonly type: 'player-changed'; readonly userId: string; readonly chosen: boolean | null }
  | { readonly type: 'operator-answered'; readonly isHidden: boolean | null }
  | { readonly type: 'chosen'; readonly chosen: boolean | null };

const NOBODY: State = { player: '', byOperator: null, chosen: null };
const choiceSchema = v.object({ isHidden: v.boolean() });

function reduce(state: State, change: Change): State {
  switch (change.type) {
    case 'player-changed':
      return { player: change.userId, byOperator: null, chosen: change.chosen };
    case 'operator-answered':
      return { ...state, byOperator: change.isHidden };
    case 'chosen':
      return { ...state, chosen: change.chosen };
  }
}

/** Publishes whether the balance is hidden: the player's choice on this device, else the operator's `user_hide_balance`. */
export function createBalanceView({ bus, storage, otherTabs }: BalanceViewPorts): void {
  const choice = createPlayerRecord({
    storage,
    otherTabs,
    key: 'balanceView',
    schema: choiceSchema,
  });
  const chosenBy = (userId: string): boolean | null => choice.read(userId)?.isHidden ?? null;

  const player$ = shownPlayer$(bus);
  const { dispatch } = runService(bus, {
    initial: NOBODY,
    reduce,
    change$: merge(
      player$.pipe(
        map((userId): Change => ({ type: 'player-changed', userId, chosen: chosenBy(userId) })),
      ),
      bus.messages$(userConfigState).pipe(
        map(({ isLoading = false, config }): Change => ({
          type: 'operator-answered',
          // Without the operator's answer nothing is hidden.
          isHidden: isLoading ? null : (config?.user_hide_balance ?? false),
        })),
      ),
      choice.changes$.pipe(
        withLatestFrom(player$),
        map(([, userId]): Change => ({ type: 'chosen', chosen: chosenBy(userId) })),
      ),
    ),
    publish: [
      publishes(
        balanceViewState,
        ({ player, byOperator, chosen }) => ({
          isHidden: player === '' ? null : (chosen ?? byOperator),
        }),
        (published, next) => published.isHidden === next.isHidden,
      ),
    ],
  });

  bus.handle(balanceViewSet, ({ isHidden }) =>
    dispatch({ type: 'chosen', chosen: isHidden }).pipe(
      map(({ player }) => {
        if (player === '') throw new Refusal('not-signed-in');
        choice.write(player, { isHidden });
        return {};
      }),
    ),
  );
}
