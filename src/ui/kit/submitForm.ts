import type { SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Hands a form in, and leads to the first field that says what is wrong with it (WCAG 3.3.1): in a long form it may be
 * off the screen.
 */
export function submitForm(event: SyntheticEvent<HTMLFormElement>, send: () => void): void {
  event.preventDefault();
  const form = event.currentTarget;
  flushSync(send);
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
