import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Button, Sheet } from '../index';

afterEach(cleanup);

function Page(): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen ? (
        <Sheet title="Filters" closeLabel="Close" onClose={() => setIsOpen(false)}>
          <input aria-label="Team" />
        </Sheet>
      ) : null}
    </>
  );
}

const sheet = (): HTMLElement => screen.getByRole('dialog', { name: 'Filters' });

test('a sheet starts at its title, not at a field, which would open the keyboard', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('heading', { name: 'Filters' })).toHaveFocus();
});

test.each([
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => fireEvent(sheet(), new Event('cancel', { cancelable: true }))],
  ['a press on the backdrop', () => fireEvent.mouseDown(sheet())],
])('a sheet closes by %s and gives the focus back', async (_way, close) => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  close();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('a sheet stays open at a press inside it', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  fireEvent.mouseDown(screen.getByRole('textbox', { name: 'Team' }));
  expect(sheet()).toBeVisible();
});

test('Escape closes a sheet within another alone', () => {
  const closed: string[] = [];
  render(
    <Sheet title="Filters" closeLabel="Close" onClose={() => closed.push('Filters')}>
      <Sheet title="Teams" closeLabel="Close" onClose={() => closed.push('Teams')}>
        All teams
      </Sheet>
    </Sheet>,
  );
  const inner = screen.getByRole('dialog', { name: 'Teams' });
  fireEvent(inner, new Event('cancel', { cancelable: true }));
  expect(closed).toEqual(['Teams']);
});
