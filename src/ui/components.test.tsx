import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button, Dialog, inOrder, OddsButton, Segmented, Select, Switch, TextField } from './index';

afterEach(cleanup);

describe('an odds button', () => {
  const base = {
    outcome: '1',
    outcomeId: '7:1',
    coef: 2.1,
    isChosen: false,
    isLocked: false,
    onPress: () => {},
  };
  const price = (coef: number): ReactElement => (
    <OddsButton {...base} coef={coef} price={coef.toFixed(2)} />
  );
  const button = (): HTMLElement => screen.getByRole('button');

  test('is named by its outcome and its price', () => {
    render(price(2.1));
    expect(screen.getByRole('button', { name: '1 2.10' })).toBe(button());
  });

  test('has its visible text in its name', () => {
    render(<OddsButton {...base} outcome="O" name="Over 2.5" price="2.10" />);
    expect(button().textContent).toBe('O 2.10');
    expect(screen.getByRole('button', { name: 'Over 2.5, O 2.10' })).toBe(button());
  });

  test('states whether it is chosen', () => {
    const { rerender } = render(price(2.1));
    expect(button().getAttribute('aria-pressed')).toBe('false');
    rerender(<OddsButton {...base} price="2.10" isChosen />);
    expect(button().getAttribute('aria-pressed')).toBe('true');
  });

  test('marks a move up and a move down, and each move anew', () => {
    const { rerender } = render(price(2.1));
    const marks = [button().className];
    for (const coef of [2.2, 2.3, 2.2, 2.2]) {
      rerender(price(coef));
      marks.push(button().className);
    }
    const [still, up, upAgain, down, same] = marks;
    expect(up).not.toBe(still);
    expect(upAgain).not.toBe(up);
    expect(down).not.toBe(upAgain);
    expect(same).toBe(down);
    expect(up).toMatch(/up/);
    expect(down).toMatch(/down/);
  });

  test('does not mark another format of the same price', () => {
    const { rerender } = render(price(2.1));
    const before = button().className;
    rerender(<OddsButton {...base} price="11/10" />);
    expect(button().className).toBe(before);
  });

  test('ignores presses while it is locked, except to remove the bet', async () => {
    const onPress = vi.fn();
    const { rerender } = render(<OddsButton {...base} price="2.10" isLocked onPress={onPress} />);
    await userEvent.click(button());
    expect(onPress).not.toHaveBeenCalled();
    rerender(<OddsButton {...base} price="2.10" isLocked isChosen onPress={onPress} />);
    await userEvent.click(button());
    expect(onPress).toHaveBeenCalledOnce();
  });
});

test('a busy button keeps the focus and ignores presses', async () => {
  const onClick = vi.fn();
  render(
    <Button isBusy onClick={onClick}>
      Go
    </Button>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button'));
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
});

test('arrow keys move through a segmented control', async () => {
  function Types(): ReactElement {
    const [value, setValue] = useState(0);
    const options = ['Single', 'Express'].map((label, id) => ({ value: id, label }));
    return <Segmented label="Type" options={options} value={value} onChange={setValue} />;
  }
  render(<Types />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Express' }).checked).toBe(true);
  expect(screen.getByRole('radiogroup', { name: 'Type' })).toBeDefined();
});

test('a text field is described by its error', () => {
  render(<TextField label="Stake" value="abc" error="Enter an amount." onChange={() => {}} />);
  const field = screen.getByRole('textbox', { name: 'Stake' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Enter an amount.');
});

test('a select returns its given value, not its text', async () => {
  const onChange = vi.fn();
  const options = [
    { value: 0, label: 'Decimal' },
    { value: 2, label: 'American' },
  ];
  render(<Select label="Odds format" options={options} value={0} onChange={onChange} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Odds format' }), 'American');
  expect(onChange).toHaveBeenCalledWith(2);
});

describe('a choice that has to be accepted', () => {
  function standIn(): {
    readonly onChange: () => Promise<unknown>;
    readonly answer: () => Promise<void>;
  } {
    let end: () => void = () => {};
    const answered = new Promise<void>((resolve) => {
      end = resolve;
    });
    return { onChange: () => answered, answer: () => act(async () => end()) };
  }

  test('of a switch is shown at once, and undone when it is refused', async () => {
    const { onChange, answer } = standIn();
    render(<Switch label="One click" isOn={false} onChange={onChange} />);
    const toggle = screen.getByRole<HTMLInputElement>('switch');
    fireEvent.click(toggle);
    expect(toggle.checked).toBe(true);
    await answer();
    expect(toggle.checked).toBe(false);
  });

  test('stays when it is accepted', async () => {
    const { onChange, answer } = standIn();
    const { rerender } = render(<Switch label="One click" isOn={false} onChange={onChange} />);
    const toggle = screen.getByRole<HTMLInputElement>('switch');
    fireEvent.click(toggle);
    rerender(<Switch label="One click" isOn onChange={onChange} />);
    await answer();
    expect(toggle.checked).toBe(true);
  });

  test('that is followed by another is not undone with the first', async () => {
    const first = standIn();
    const second = standIn();
    const options = ['A', 'B', 'C'].map((label, value) => ({ value, label }));
    const onChange = vi.fn(second.onChange).mockImplementationOnce(first.onChange);
    render(<Select label="Mode" options={options} value={0} onChange={onChange} />);
    const select = screen.getByRole<HTMLSelectElement>('combobox');
    fireEvent.change(select, { target: { value: '1' } });
    expect(select.value).toBe('1');
    fireEvent.change(select, { target: { value: '2' } });
    await first.answer();
    expect(select.value).toBe('2');
    await second.answer();
    expect(select.value).toBe('0');
  });

  test('of a segmented control is shown at once as well', async () => {
    const { onChange, answer } = standIn();
    const options = ['A', 'B'].map((label, value) => ({ value, label }));
    render(<Segmented label="Type" options={options} value={0} onChange={onChange} />);
    fireEvent.click(screen.getByRole('radio', { name: 'B' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'B' }).checked).toBe(true);
    await answer();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'A' }).checked).toBe(true);
  });
});

test('a dialog returns the focus to its former place', async () => {
  function Page(): ReactElement {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Open</Button>
        {isOpen ? (
          <Dialog title="Sign in" closeLabel="Close" onClose={() => setIsOpen(false)}>
            <p>Words</p>
          </Dialog>
        ) : null}
      </>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});

test('items in order need no keys, and each place keeps its element', () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const list = (items: readonly string[]): ReactElement => (
    <ol>
      {inOrder(items, (item, place) => (
        <li>{`${place} ${item}`}</li>
      ))}
    </ol>
  );
  const { rerender } = render(list(['a', 'a']));
  const [, second] = screen.getAllByRole('listitem');
  rerender(list(['c', 'b', 'a']));
  const shown = screen.getAllByRole('listitem');
  expect(shown.map(({ textContent }) => textContent)).toEqual(['0 c', '1 b', '2 a']);
  expect(shown[1]).toBe(second);
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
});
