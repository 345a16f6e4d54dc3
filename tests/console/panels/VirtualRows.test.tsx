// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { VirtualRows } from '../../../src/console/panels/VirtualRows.tsx';

afterEach(cleanup);

const rows = (count: number) => (
  <VirtualRows
    name="Log"
    count={count}
    chosen={-1}
    follows
    onChoose={() => {}}
    row={(at) => <span>row {at + 1}</span>}
  />
);

/** A browser tells of a scroll position only later; jsdom never does. */
it('draws the rows that are in sight when a filter is cleared, before the browser tells of the new position', () => {
  const { rerender } = render(rows(3));
  expect(screen.getByText('row 3')).toBeTruthy();
  rerender(rows(2_000));
  expect(screen.getByText('row 2000')).toBeTruthy();
  rerender(rows(1));
  expect(screen.getByText('row 1')).toBeTruthy();
});

it('keeps the newest in view where rows above the selected one go, and shows one that is selected anew', () => {
  const list = (count: number, chosen: number, choice: string) => (
    <VirtualRows {...{ name: 'Log', count, chosen, choice, onChoose: () => {} }} follows row={(at) => <i>{at}</i>} />
  );
  const { rerender } = render(list(100, 50, 'login.submit'));
  const box = screen.getByRole('listbox');
  rerender(list(101, 50, 'login.submit'));
  expect(box.scrollTop).toBe(2_222);
  rerender(list(101, 40, 'login.submit'));
  expect(box.scrollTop).toBe(2_222);
  rerender(list(101, 30, 'login.type'));
  expect(box.scrollTop).toBe(682);
});
