import {
  securityQuestionClose,
  securityQuestionConfirm,
  securityQuestionDialog,
} from '@grandstand/bus-contracts/shell';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openDialogBench } from '../../harness/page/dialog-bench';

const QUESTIONS = [
  { id: 'first-teacher', text: 'What was the name of your first teacher?' },
  { id: 'first-job', text: 'Where was your first job?' },
];

const bench = openDialogBench(
  securityQuestionDialog,
  { act: 'set', questions: QUESTIONS, proof: null, isBusy: false, message: null },
  { confirm: securityQuestionConfirm, close: securityQuestionClose },
);
const { dialog, press, show } = bench;
const answer = () => dialog().getByRole('textbox', { name: 'Answer' });

test('a player chooses a question and answers it', async () => {
  await show();
  expect(screen.getByRole('dialog', { name: 'Set a security question' })).toBeVisible();
  await press('Save the answer');
  expect(bench.sent).toEqual([]);
  expect(answer()).toHaveFocus();
  expect(answer()).toBeInvalid();
  const choice = dialog().getByRole('combobox', { name: 'Question' });
  await userEvent.selectOptions(choice, 'Where was your first job?');
  await userEvent.type(answer(), ' Kassel ');
  await press('Save the answer');
  const set = { question: 'first-job', answer: 'Kassel' };
  expect(bench.sent).toEqual([['confirm', { set }]]);
});

test('a proof is asked for, and what was typed stays', async () => {
  await show();
  await userEvent.type(answer(), 'Kassel');
  await show({ proof: 'password', message: { code: 'proof-required' } });
  expect(bench.alerts()).toEqual([]);
  await userEvent.type(dialog().getByLabelText('Password'), 'present');
  await press('Save the answer');
  const set = { question: 'first-teacher', answer: 'Kassel' };
  expect(bench.sent).toEqual([['confirm', { password: 'present', set }]]);
});

test('a short answer is explained in the operator’s words, with the focus in its field', async () => {
  await show();
  await show({ message: { code: 'short-answer', text: 'The answer is too short.' } });
  expect(bench.alerts()).toEqual(['The answer is too short.']);
  expect(answer()).toHaveFocus();
});

test('a question is removed by a press, or stays by another', async () => {
  await show({ act: 'remove' });
  expect(screen.getByRole('dialog', { name: 'Remove the security question?' })).toBeVisible();
  expect(dialog().queryByRole('combobox')).toBeNull();
  await press('Remove');
  await press('Cancel');
  expect(bench.sent).toEqual([
    ['confirm', {}],
    ['close', {}],
  ]);
});
