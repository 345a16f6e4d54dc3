import type { SyntheticEvent } from 'react';

/** Where typing starts. */
const FIRST_FIELD = 'input:not([hidden], [readonly], [type="checkbox"], [type="radio"])';

/**
 * Ref of a `<dialog>` that is open for as long as it is mounted. The platform holds the focus inside, makes the rest
 * inert, and gives the focus back on closing. With a mouse the first field takes the focus; under a thumb the title
 * does, so that no keyboard covers what is to be read.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  // What stands in a menu is gone with it, and the focus with that: the menu's button is the place to come back to.
  document.activeElement?.closest<HTMLElement>('[popover]')?.hidePopover();
  if (!dialog.open) dialog.showModal();
  const field = hasMouse() ? dialog.querySelector<HTMLElement>(FIRST_FIELD) : null;
  (field ?? dialog.querySelector<HTMLElement>('h2[tabindex]'))?.focus();
  return () => dialog.close();
}

/**
 * For the platform's `close`: a browser closes a dialog on the second Escape in a row, whatever was said to the first.
 * It opens again, because only unmounting closes it.
 */
export function stayOpen({ currentTarget: dialog, target }: SyntheticEvent<HTMLDialogElement>): void {
  if (target === dialog && dialog.isConnected && !dialog.open) dialog.showModal();
}

/**
 * Ref of a form that comes into a dialog after it has opened: with a mouse typing starts here, unless somebody has
 * moved the focus from the title meanwhile.
 */
export function startTyping(form: HTMLElement | null): void {
  if (!hasMouse() || !document.activeElement?.matches('dialog h2[tabindex]')) return;
  form?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
}

const hasMouse = (): boolean => typeof matchMedia === 'function' && matchMedia('(pointer: fine)').matches;
