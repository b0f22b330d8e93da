import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Alert, Form, Segmented, SubmitButton, TextField } from '../index';

afterEach(cleanup);

const TYPES = [
  { value: 1, label: 'Single' },
  { value: 2, label: 'System' },
];

interface StakeProps {
  readonly isBusy?: boolean;
  readonly onSend?: () => void;
}

/** A form whose fields must not be empty. */
function Stake({ isBusy = false, onSend }: StakeProps): ReactElement {
  const [stake, setStake] = useState('');
  const [typeId, setTypeId] = useState(0);
  const [code, setCode] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const isFaulty = (isEmpty: boolean): string | undefined =>
    wasTried && isEmpty ? 'Fill it in.' : undefined;
  return (
    <Form
      aria-label="Bet"
      isBusy={isBusy}
      onSubmit={() => {
        setWasTried(true);
        if (stake !== '' && typeId !== 0 && code !== '') onSend?.();
      }}
    >
      <TextField label="Stake" value={stake} error={isFaulty(stake === '')} onChange={setStake} />
      <Segmented
        label="Type"
        options={TYPES}
        value={typeId}
        faultId={isFaulty(typeId === 0) && 'no-type'}
        onChange={setTypeId}
      />
      <p id="no-type">Choose a type.</p>
      <TextField label="Code" value={code} error={isFaulty(code === '')} onChange={setCode} />
      <SubmitButton>Place</SubmitButton>
    </Form>
  );
}

const place = (): HTMLElement => screen.getByRole('button', { name: 'Place' });

test('a failed submit moves the focus to the first faulty field, each time', async () => {
  render(<Stake />);
  await userEvent.click(place());
  expect(screen.getByRole('textbox', { name: 'Stake' })).toHaveFocus();
  await userEvent.click(place());
  expect(screen.getByRole('textbox', { name: 'Stake' })).toHaveFocus();
  await userEvent.keyboard('5');
  await userEvent.click(place());
  const types = screen.getByRole('radiogroup', { name: 'Type' });
  expect(types).toBeInvalid();
  expect(types).toHaveAccessibleDescription('Choose a type.');
  expect(screen.getByRole('radio', { name: 'Single' })).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: 'System' }));
  await userEvent.click(place());
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus();
});

test('a field that becomes faulty without a submit leaves the focus where it is', async () => {
  render(<Stake />);
  await userEvent.click(place());
  const stake = screen.getByRole('textbox', { name: 'Stake' });
  await userEvent.type(stake, '5');
  const code = screen.getByRole('textbox', { name: 'Code' });
  await userEvent.type(code, '7');
  await userEvent.clear(stake);
  await userEvent.click(code);
  expect(code).toHaveFocus();
});

test('a form that is filled in is sent by its button and by Enter, and keeps the focus', async () => {
  const onSend = vi.fn();
  render(<Stake onSend={onSend} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Stake' }), '5');
  await userEvent.click(screen.getByRole('radio', { name: 'Single' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '7{Enter}');
  expect(onSend).toHaveBeenCalledOnce();
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  await userEvent.click(place());
  expect(onSend).toHaveBeenCalledTimes(2);
  expect(place()).toHaveFocus();
});

test('a busy form sends nothing again, and its button keeps the focus', async () => {
  const onSend = vi.fn();
  const { rerender } = render(<Stake onSend={onSend} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Stake' }), '5');
  await userEvent.click(screen.getByRole('radio', { name: 'Single' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '7');
  await userEvent.click(place());
  rerender(<Stake isBusy onSend={onSend} />);
  await userEvent.click(place());
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '{Enter}');
  expect(onSend).toHaveBeenCalledOnce();
  expect(place()).toHaveAttribute('aria-busy', 'true');
  expect(place()).toBeEnabled();
});

test('a fault that the answer brings gets the focus once the form is no longer busy', async () => {
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  function SignUp(): ReactElement {
    const [state, setState] = useState<'idle' | 'busy' | 'taken'>('idle');
    const submit = async (): Promise<void> => {
      setState('busy');
      await answered;
      setState('taken');
    };
    return (
      <Form isBusy={state === 'busy'} onSubmit={() => void submit()}>
        <TextField
          label="Login"
          value="ann"
          error={state === 'taken' ? 'It is taken.' : undefined}
          onChange={() => {}}
        />
        <SubmitButton>Send</SubmitButton>
      </Form>
    );
  }
  render(<SignUp />);
  const button = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  await act(async () => answer());
  expect(screen.getByRole('textbox', { name: 'Login' })).toHaveFocus();
});

test('an alert is there before its message, so that the message is announced', () => {
  const { rerender } = render(<Alert text={null} />);
  const alert = screen.getByRole('alert', { hidden: true });
  expect(alert).toBeEmptyDOMElement();
  rerender(<Alert text="The operator can’t be reached." />);
  expect(screen.getByRole('alert')).toBe(alert);
  expect(alert).toHaveTextContent('The operator can’t be reached.');
});
