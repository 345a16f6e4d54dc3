import type { KeyboardEvent } from 'react';
import { type Command, press } from './commands/commands.ts';

/** Keyboard shortcuts while the console has focus; letters are ignored in text fields. */
export function keyOf(event: KeyboardEvent, commands: readonly Command[]): Command['run'] | null {
  const byKey = (key: string): Command['run'] | null => {
    const found = commands.find((one) => one.key === key);
    return found === undefined ? null : found.off === null ? found.run : () => {};
  };
  if (event.metaKey || event.altKey) return null;
  if (event.ctrlKey) return byKey(`Ctrl ${event.key.toLowerCase()}`);
  const isWriting = (event.target as Element).matches('input, textarea, select');
  if (isWriting && !/^F\d+$/.test(event.key)) return null;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-key]')];
  const control = controls.find(({ dataset }) => dataset.key === event.key);
  if (control !== undefined) return () => press(control);
  return byKey(event.key) ?? byKey(event.key.toLowerCase());
}
