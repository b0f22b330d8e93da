import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { REFRESH_MS } from '../line/line-queries';
import { mainMarkets, outcome, sampleGame } from '../testing/sample-line';
import { standInShell } from '../testing/stand-in-shell';

/** Lists a match whose main total goes from 2.5 to 3.5. */
async function mounted() {
  const shell = standInShell({ path: '/line' });
  shell.games.splice(0, Infinity, sampleGame(1));
  await shell.mount();
  const row = screen.getByRole('region', { name: 'Arsenal – Chelsea' });
  const over = () => within(row).getByRole('button', { name: /^Over/ });
  const [result, , score] = mainMarkets(1);
  const total = {
    typeId: 17,
    outcomes: [outcome(1, 9, 1.9, '3.5'), outcome(1, 10, 1.9, '3.5')],
  };
  const change = async (): Promise<void> => {
    shell.games[0] = sampleGame(1, { markets: [result!, total, score!] });
    await shell.pass(REFRESH_MS);
  };
  return { ...shell, row, over, change };
}

test('SPT-01 a row follows the operator’s main line', async () => {
  const { change, over } = await mounted();
  await change();
  expect(over()).toHaveAccessibleName('Over 3.5, O 1.90');
});

test('SPT-01 a row with the pointer or focus keeps its line, and a press uses it; then it follows again', async () => {
  const { change, chosen, over, pass, row } = await mounted();
  act(() => over().focus());
  await change();
  expect(over()).toHaveAccessibleName('Over 2.5, O 1.85');
  expect(row).toHaveTextContent('2.5');
  fireEvent.click(over());
  await pass();
  expect(chosen).toMatchObject([{ marketId: '1:9:2.5', coef: 1.85 }]);
  act(() => void fireEvent.pointerLeave(row));
  expect(over()).toHaveAccessibleName('Over 3.5, O 1.90');
});
