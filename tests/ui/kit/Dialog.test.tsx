// @vitest-environment jsdom
import '../../support/topLayer.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AlertDialog } from '../../../src/ui/kit/AlertDialog.tsx';
import { Dialog } from '../../../src/ui/kit/Dialog.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const form = (
  <form>
    <input aria-label="Username" />
  </form>
);

describe('a dialog', () => {
  it('is open while mounted, is named by its title and focuses the title', () => {
    render(
      <StrictMode>
        <Dialog title="Log in" onClose={vi.fn()} closeLabel="Close">
          {form}
        </Dialog>
      </StrictMode>,
    );
    expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Log in' }).open).toEqual(true);
    expect(document.activeElement).toEqual(screen.getByRole('heading', { name: 'Log in' }));
  });

  it('focuses the first field if there is a mouse', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: fine)' }));
    render(<Dialog title="Log in">{form}</Dialog>);
    expect(document.activeElement).toEqual(screen.getByRole('textbox', { name: 'Username' }));
  });

  it('restores the focus when unmounted', () => {
    const page = (open: boolean) => (
      <>
        <button type="button">Log in</button>
        {open ? <Dialog title="Log in">{form}</Dialog> : null}
      </>
    );
    const { rerender } = render(page(false));
    const opener = screen.getByRole('button', { name: 'Log in' });
    opener.focus();
    rerender(page(true));
    const within = document.activeElement;
    rerender(page(false));
    expect([within?.tagName, document.activeElement]).toEqual(['H2', opener]);
  });

  it('asks to close by its button and Escape, and stays until unmounted', async () => {
    const onClose = vi.fn();
    render(
      <Dialog title="Log in" onClose={onClose} closeLabel="Close">
        {form}
      </Dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toEqual(false);
    expect([onClose.mock.calls.length, dialog.open, dialog.getAttribute('closedby')]).toEqual([
      2,
      true,
      'closerequest',
    ]);
  });

  it('reopens when the browser closes it', async () => {
    render(<Dialog title="Set a new password">{form}</Dialog>);
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    dialog.close();
    await vi.waitFor(() => expect(dialog.open).toEqual(true));
  });

  it('cannot be closed without onClose', () => {
    render(<Dialog title="Set a new password">{form}</Dialog>);
    const dialog = screen.getByRole('dialog');
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toEqual(false);
    expect([dialog.getAttribute('closedby'), screen.queryAllByRole('button')]).toEqual(['none', []]);
  });

  it('of type alert is described by its text and calls onDismiss on Escape', () => {
    const onDismiss = vi.fn();
    render(<AlertDialog title="Please note" text="Log in again" onDismiss={onDismiss} actions={null} />);
    const dialog = screen.getByRole('alertdialog', { name: 'Please note' });
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toEqual('Log in again');
    expect(onDismiss.mock.calls).toEqual([[]]);
  });
});
