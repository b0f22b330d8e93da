import { createTestBus } from '@grandstand/bus-contracts/testing';
import { EMPTY, of, Subject, throwError } from 'rxjs';
import type { Observable } from 'rxjs';
import { expect, test } from 'vitest';
import { runService } from '../run-service';
import { askedDialog, NOTHING_ASKED, reduceAsked } from './asked-dialog';
import type { AskedChange, AskedState } from './asked-dialog';

type State = AskedState<string, string>;
type Change = AskedChange<string, string>;

/** A service with a dialog that areas ask for. */
function openService() {
  const { bus } = createTestBus();
  const running = runService<State, Change, 'password'>(bus.join('password'), {
    initial: NOTHING_ASKED,
    reduce: reduceAsked<string, string>,
    change$: EMPTY,
  });
  const dialog = askedDialog(running, (error) => ({ message: { code: String(error) } }));
  return {
    ...dialog,
    open: () => running.state().open,
    /** An area that asks for the dialog, and what it gets. */
    ask(task: string) {
      const got: unknown[] = [];
      const asking = dialog.ask$(task).subscribe({
        next: (result) => got.push(result),
        error: (error: { code: string }) => got.push(error.code),
        complete: () => got.push('end'),
      });
      return { got, leave: () => asking.unsubscribe() };
    },
    confirm(...step: Parameters<typeof dialog.confirm$>) {
      const got: object[] = [];
      dialog.confirm$(...step).subscribe((answer) => got.push(answer));
      return got;
    },
  };
}

test('the area gets the result of the step that the player confirms, once', () => {
  const { ask, confirm, open } = openService();
  const { got } = ask('a task');
  expect(open()).toMatchObject({ task: 'a task', isBusy: false });
  expect(confirm((task) => of(`done: ${task}`))).toEqual([{}]);
  expect([got, open()]).toEqual([['done: a task', 'end'], null]);
});

test('the area is refused with `cancelled` when the player closes the dialog', () => {
  const { ask, close$, open } = openService();
  const { got } = ask('a task');
  const closed: object[] = [];
  close$().subscribe((answer) => closed.push(answer));
  expect([closed, got, open()]).toEqual([[{}], ['cancelled'], null]);
});

test('an area that asks while the dialog of another is open takes its place', () => {
  const { ask, confirm, open } = openService();
  const [first, second] = [ask('first'), ask('second')];
  expect([first.got, second.got, open()?.task]).toEqual([['cancelled'], [], 'second']);
  confirm((task) => of(`done: ${task}`));
  expect(second.got).toEqual(['done: second', 'end']);
});

test('the dialog closes when its area has gone, and no other dialog does', () => {
  const { ask, open } = openService();
  const first = ask('first');
  ask('second');
  first.leave();
  expect(open()?.task).toBe('second');
  const third = ask('third');
  third.leave();
  expect(open()).toBeNull();
});

test('the dialog takes one step at a time', () => {
  const { ask, confirm, open } = openService();
  ask('a task');
  const answer$ = new Subject<string>();
  const first = confirm(() => answer$);
  expect([first, open()?.isBusy]).toEqual([[], true]);
  let isStarted = false;
  const work = (): Observable<string> => {
    isStarted = true;
    return of('twice');
  };
  expect([confirm(work), isStarted]).toEqual([[{}], false]);
  answer$.next('done');
  expect([first, open()]).toEqual([[{}], null]);
});

test('a step without a dialog does nothing', () => {
  const { confirm, open } = openService();
  expect(confirm(() => of('done'))).toEqual([{}]);
  expect(open()).toBeNull();
});

test('a step is given up when its dialog is closed or replaced', () => {
  const { ask, confirm, close$, open } = openService();
  ask('first');
  const answer$ = new Subject<string>();
  const got = confirm(() => answer$);
  close$().subscribe();
  expect([answer$.observed, got]).toEqual([false, [{}]]);
  ask('second');
  confirm(() => answer$);
  const third = ask('third');
  expect(answer$.observed).toBe(false);
  expect([open()?.isBusy, third.got]).toEqual([false, []]);
});

test('a failed step keeps the dialog open with its reason, and it can be confirmed again', () => {
  const { ask, confirm, open } = openService();
  const { got } = ask('a task');
  const answer = confirm(() => throwError(() => 'weak-password'));
  expect([answer, got]).toEqual([[{}], []]);
  expect(open()).toMatchObject({
    task: 'a task',
    isBusy: false,
    message: { code: 'weak-password' },
  });
  confirm(() => of('done'));
  expect(got).toEqual(['done', 'end']);
});

test('a failed step shows the task as it is now', () => {
  const { ask, confirm, open } = openService();
  ask('10 EUR');
  const renew = (task: string, { message }: { message: { code: string } }) =>
    of(`${task}, ${message.code}: 12 EUR`);
  confirm(() => throwError(() => 'price-changed'), renew);
  expect(open()).toMatchObject({
    task: '10 EUR, price-changed: 12 EUR',
    message: { code: 'price-changed' },
  });
});

test('a task that can not be renewed keeps the dialog open with that reason', () => {
  const { ask, confirm, open } = openService();
  ask('10 EUR');
  confirm(
    () => throwError(() => 'price-changed'),
    () => throwError(() => 'unavailable'),
  );
  expect(open()).toMatchObject({
    task: '10 EUR',
    isBusy: false,
    message: { code: 'unavailable' },
  });
});
