import type { SyntheticEvent } from 'react';

/** The element to focus first. */
const FIRST_FIELD = 'input:not([hidden], [readonly], [type="checkbox"], [type="radio"])';

/**
 * Ref of a `<dialog>` that is open while mounted. The platform traps the focus, makes the rest inert, and restores the
 * focus on close. With a mouse the first field is focused; on touch screens the title, so that no keyboard covers the
 * content.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  // A menu item disappears with its menu and loses the focus: return to the menu's button instead.
  document.activeElement?.closest<HTMLElement>('[popover]')?.hidePopover();
  if (!dialog.open) dialog.showModal();
  const field = hasMouse() ? dialog.querySelector<HTMLElement>(FIRST_FIELD) : null;
  (field ?? dialog.querySelector<HTMLElement>('h2[tabindex]'))?.focus();
  return () => dialog.close();
}

/**
 * Handler for the native `close` event: browsers close a dialog on a second Escape in a row even if the first was
 * prevented. Reopens it, because only unmounting may close it.
 */
export function keepOpen({ currentTarget: dialog, target }: SyntheticEvent<HTMLDialogElement>): void {
  if (target === dialog && dialog.isConnected && !dialog.open) dialog.showModal();
}

/**
 * Ref of a form that appears after its dialog has opened: with a mouse it takes the focus, unless the user has moved it
 * from the title.
 */
export function focusFirstField(form: HTMLElement | null): void {
  if (!hasMouse() || !document.activeElement?.matches('dialog h2[tabindex]')) return;
  form?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
}

const hasMouse = (): boolean => typeof matchMedia === 'function' && matchMedia('(pointer: fine)').matches;
