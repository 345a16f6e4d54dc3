// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../../src/ui/kit/Button.tsx';
import { IconButton } from '../../../src/ui/kit/IconButton.tsx';
import { bellIcon } from '../../../src/ui/kit/icons/shell.ts';

afterEach(cleanup);

describe('a button', () => {
  it.each([
    ['ready', {}, 1],
    ['busy', { busy: true }, 0],
    ['disabled', { disabled: true }, 0],
  ])('that is %s: submits its form on press and Enter only when ready', async (_, state, times) => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Username" />
        <Button type="submit" {...state}>
          Log in
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2 * times);
  });

  it('keeps its focus and name when it becomes busy', async () => {
    const { rerender } = render(<Button>Save</Button>);
    await userEvent.tab();
    rerender(<Button busy>Save</Button>);
    const button = screen.getByRole('button', { name: 'Save', busy: true });
    expect([document.activeElement, button.getAttribute('aria-disabled')]).toEqual([button, 'true']);
  });

  it('with an icon only has an accessible name, and ignores presses while busy', async () => {
    const onClick = vi.fn();
    render(<IconButton icon={bellIcon} label="2 notices" count={2} busy onClick={onClick} />);
    await userEvent.click(screen.getByRole('button', { name: '2 notices' }));
    expect(onClick.mock.calls).toEqual([]);
  });
});
