import type { TFunction } from 'i18next';
import type { SnapshotFrom } from 'xstate';
import type { downlinePickerMachine } from '../../../machines/agent/downlinePicker/downlinePicker.machine.ts';

/** Hint below the field: state of the search, or what to type. */
export function downlineHint(t: TFunction, state: SnapshotFrom<typeof downlinePickerMachine>): string {
  const { found, search } = state.context;
  if (state.matches('nobody')) return t('line_downlines_none');
  if (state.matches({ open: 'failed' })) return t('offer_downline_failed');
  if (!state.matches({ open: 'shown' }) || found === null) return t('offer_downline_hint');
  if (found.count === 0) return t('line_found_none', { search });
  return found.count > found.list.length
    ? t('offer_downline_more', { shown: found.list.length, count: found.count })
    : t('offer_downline_hint');
}
