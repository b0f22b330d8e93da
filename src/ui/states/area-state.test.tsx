import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { AreaState, BarredBlock, EmptyBlock, GuestBlock } from '../index';

type Bets = readonly string[];

interface Now {
  readonly data?: Bets;
  readonly hasFailed?: boolean;
  readonly onRetry?: () => void;
}

const ignore = (): void => {};

function History({ data, hasFailed = false, onRetry = ignore }: Now) {
  return (
    <main>
      <AreaState
        data={data}
        hasFailed={hasFailed}
        loading={{ label: 'Loading your bets', shape: <i>shape</i> }}
        error={{
          title: 'Your bets could not be loaded',
          text: 'Check the connection.',
          retry: { label: 'Try again', onPress: onRetry },
          stale: 'As of 14:02.',
        }}
        empty={
          data?.length === 0 ? <EmptyBlock icon="history" title="No bets" text="" /> : undefined
        }
      >
        {(bets) => bets.map((bet) => <p key={bet}>{bet}</p>)}
      </AreaState>
    </main>
  );
}

const retry = () => screen.getByRole('button', { name: 'Try again' });

describe('the content of an area', () => {
  test('has the shape of what comes, then the data', () => {
    const { rerender, container } = render(<History />);
    expect(screen.getByText('Loading your bets').parentElement).toHaveAttribute(
      'aria-busy',
      'true',
    );
    expect(screen.getByText('shape')).toBeInTheDocument();
    rerender(<History data={['first']} />);
    expect(screen.getByText('first')).toBeVisible();
    expect(container.querySelector('[aria-busy]')).toBeNull();
  });

  test('shows that there is nothing', () => {
    render(<History data={[]} />);
    expect(screen.getByText('No bets')).toBeVisible();
  });

  test('reports a failure with the way to try again', async () => {
    const onRetry = vi.fn();
    render(<History hasFailed onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Your bets could not be loaded');
    await userEvent.click(retry());
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('keeps the failure and the focus while it is tried again, then moves the focus to the data', async () => {
    const { rerender } = render(<History hasFailed />);
    await userEvent.click(retry());
    rerender(<History />);
    expect(retry()).toHaveFocus();
    expect(retry()).toHaveAttribute('aria-busy', 'true');
    rerender(<History hasFailed />);
    expect(retry()).not.toHaveAttribute('aria-busy');
    await userEvent.click(retry());
    rerender(<History />);
    rerender(<History data={['first']} />);
    expect(document.activeElement).toHaveTextContent('first');
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('takes no focus that is elsewhere', async () => {
    const page = (now: Now) => (
      <>
        <button type="button">Elsewhere</button>
        <History {...now} />
      </>
    );
    const { rerender } = render(page({ hasFailed: true }));
    await userEvent.click(retry());
    act(() => screen.getByText('Elsewhere').focus());
    rerender(page({}));
    rerender(page({ data: ['first'] }));
    expect(screen.getByText('Elsewhere')).toHaveFocus();
  });

  test('keeps data that could not be renewed, with their time', async () => {
    const onRetry = vi.fn();
    const { rerender } = render(<History data={['first']} />);
    rerender(<History data={['first']} hasFailed onRetry={onRetry} />);
    expect(screen.getByText('first')).toBeVisible();
    expect(screen.getByText(/As of 14:02\./)).toHaveAttribute('aria-live', 'polite');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(retry());
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

test('a guest reads what is here, and can sign in', async () => {
  const onPress = vi.fn();
  const signIn = { label: 'Sign in', isBusy: false, onPress };
  render(<GuestBlock title="Sign in to see your bets" text="They appear here." signIn={signIn} />);
  expect(screen.getByText('Sign in to see your bets')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a barred player reads why, until when, and how to go on', () => {
  const { container } = render(
    <BarredBlock title="You are taking a break" text="It ends at 18:40.">
      <a href="/en/responsible">Your limits</a>
    </BarredBlock>,
  );
  const block = within(container);
  expect(block.getByText('You are taking a break')).toBeVisible();
  expect(block.getByText('It ends at 18:40.')).toBeVisible();
  expect(block.getByRole('link', { name: 'Your limits' })).toBeVisible();
});
