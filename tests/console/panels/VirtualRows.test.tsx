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
