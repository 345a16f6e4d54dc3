import type { ValueOf } from '../../api/contract/endpoint.ts';
import type { lineTransferContract } from '../../api/contract/lineTransfer.ts';
import type { DownlineStep } from './downlinePicker.events.ts';

export type FoundDownlines = ValueOf<typeof lineTransferContract.downlines>;

export interface DownlinePickerContext {
  /** What is searched for: part of a user name or a nickname. */
  readonly search: string;
  /** The first of those that were found last; null until they have come. */
  readonly found: FoundDownlines | null;
  /** The place in the list that the keys have reached, from 0; null where Enter chooses nobody. */
  readonly active: number | null;
}

/** No longer text is searched for. */
const LONGEST_SEARCH = 60;

export const searchOf = (typed: string): string => typed.trim().slice(0, LONGEST_SEARCH).trimEnd();

/** Who is at the place that the keys have reached. */
export const activeOf = ({ found, active }: DownlinePickerContext): FoundDownlines['list'][number] | null =>
  active === null ? null : (found?.list[active] ?? null);

/** Where a step leads: from nobody to an end of the list, and past an end to nobody. */
export function stepped({ found, active }: DownlinePickerContext, to: DownlineStep): number | null {
  const last = (found?.list.length ?? 0) - 1;
  const [from, place] = to === 'next' ? [0, (active ?? -1) + 1] : [last, (active ?? last + 1) - 1];
  if (active === null) return last < 0 ? null : from;
  return place < 0 || place > last ? null : place;
}
