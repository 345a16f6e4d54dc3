import type { EventFrom, SnapshotFrom } from 'xstate';
import type { downlinePickerMachine } from '../../machines/downlinePicker/downlinePicker.machine.ts';

type Wish = EventFrom<typeof downlinePickerMachine>;

/** What a key means to the list, or null where it is the field's or the form's own (WAI-ARIA, editable combobox). */
export function downlineWish(
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
