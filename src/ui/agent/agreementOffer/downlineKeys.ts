import type { EventFrom, SnapshotFrom } from 'xstate';
import type { downlinePickerMachine } from '../../../machines/agent/downlinePicker/downlinePicker.machine.ts';

type Wish = EventFrom<typeof downlinePickerMachine>;

/** The event for a key, or null for keys of the input and form (WAI-ARIA editable combobox). */
export function downlineEventOf(
  key: string,
  state: SnapshotFrom<typeof downlinePickerMachine>,
  value: string,
): Wish | null {
  const isOpen = state.hasTag('open');
  switch (key) {
    case 'ArrowDown':
      return isOpen ? { type: 'downlinePicker.move', to: 'next' } : { type: 'downlinePicker.open', value };
    case 'ArrowUp':
      return isOpen ? { type: 'downlinePicker.move', to: 'previous' } : { type: 'downlinePicker.open', value };
    case 'Enter':
      return state.can({ type: 'downlinePicker.choose' }) ? { type: 'downlinePicker.choose' } : null;
    case 'Escape':
      return isOpen ? { type: 'downlinePicker.close' } : null;
    default:
      return null;
  }
}
