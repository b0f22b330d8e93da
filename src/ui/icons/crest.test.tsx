import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Crest } from './crest';

function drawn(badge?: string): Element | null {
  return render(<Crest badge={badge} name="Karachi Kites" />).container.firstElementChild;
}

test('a kit has its pattern in its two colours', () => {
  const kit = drawn('hoops 0f8a43 ffffff');
  expect(kit).toHaveAttribute('fill', '#0f8a43');
  expect(kit).toHaveAttribute('color', '#ffffff');
  expect(kit?.querySelector('use')).toHaveAttribute('href', '/badges.svg#kit-hoops');
});

test('a nation has its flag', () => {
  expect(drawn('flag in')?.querySelector('use')).toHaveAttribute('href', '/badges.svg#flag-in');
});

test('a side without either has its letters, which are no text of the page', () => {
  expect(drawn()).toHaveAttribute('data-letters', 'KK');
  expect(drawn()).toHaveTextContent('');
});
