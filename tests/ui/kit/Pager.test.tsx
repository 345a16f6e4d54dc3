// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Pager } from '../../../src/ui/kit/Pager.tsx';

afterEach(cleanup);

function show(page: number, disabled = false) {
  const onPage = vi.fn();
  render(
    <Pager
      page={page}
      disabled={disabled}
      pages={9}
      onPage={onPage}
      label="Notices pages"
      previousLabel="Previous page"
      nextLabel="Next page"
      pageLabel={(number) => `Page ${number}`}
    />,
  );
  return onPage;
}

describe('a pager', () => {
  it('[CONST-21] [CONST-22] shows three pages around the current one and one at either end', () => {
    show(5);
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Previous page', 'Page 1', 'Page 4', 'Page 5', 'Page 6', 'Page 9', 'Next page']);
    expect(screen.getByRole('button', { current: 'page' }).textContent).toEqual('5');
  });

  it('goes to a page, the next and the previous one, but not to the current one', async () => {
    const onPage = show(5);
    for (const name of ['Page 9', 'Next page', 'Previous page', 'Page 5']) {
      await userEvent.click(screen.getByRole('button', { name }));
    }
    expect(onPage.mock.calls).toEqual([[9], [6], [4]]);
  });

  it('stops at either end', async () => {
    const onPage = show(1);
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(onPage.mock.calls).toEqual([]);
  });

  it('does nothing while disabled', async () => {
    const onPage = show(5, true);
    for (const name of ['Page 4', 'Next page', 'Previous page']) {
      await userEvent.click(screen.getByRole('button', { name }));
    }
    expect(onPage.mock.calls).toEqual([]);
  });
});
