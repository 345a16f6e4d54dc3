import type { KeyboardEvent } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import type { Opening, Step } from '../../../machines/account/countryPicker/countryPicker.events.ts';
import type { countryPickerMachine } from '../../../machines/account/countryPicker/countryPicker.machine.ts';

type Wish = EventFrom<typeof countryPickerMachine>;
type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

const OPENINGS: Readonly<Record<string, Opening>> = {
  Enter: 'chosen',
  ' ': 'chosen',
  ArrowDown: 'chosen',
  ArrowUp: 'chosen',
  Home: 'first',
  End: 'last',
};
const STEPS: Readonly<Record<string, Step>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
  PageDown: 'pageDown',
  PageUp: 'pageUp',
};

/** The event for a key, or null (WAI-ARIA select-only combobox). */
export function pickerEventOf(
  pressed: Key,
  state: SnapshotFrom<typeof countryPickerMachine>,
  language: LanguageCode,
): Wish | null {
  const { key } = pressed;
  const isOpen = state.hasTag('open');
  if (isOpen && isChoosing(pressed, state.matches({ open: 'typing' }))) return { type: 'countryPicker.choose' };
  if (isOpen && key === 'Escape') return { type: 'countryPicker.close' };
  const to = STEPS[key];
  if (isOpen && to) return { type: 'countryPicker.move', to };
  const at = OPENINGS[key];
  if (!isOpen && at) return { type: 'countryPicker.open', at };
  const isCharacter = [...key].length === 1 && !pressed.ctrlKey && !pressed.metaKey;
  return isCharacter ? { type: 'countryPicker.type', character: key, language } : null;
}

/** While typing, a space belongs to the name. */
const isChoosing = ({ key, altKey }: Key, isTyping: boolean): boolean =>
  key === 'Enter' || key === 'Tab' || (key === ' ' && !isTyping) || (key === 'ArrowUp' && altKey);
