import { type lineTransferContract, MAX_SEARCH_LENGTH } from '../../../api/contract/agent/lineTransfer.ts';
import type { ValueOf } from '../../../api/contract/endpoint.ts';
import type { DownlineStep } from './downlinePicker.events.ts';

export type FoundDownlines = ValueOf<typeof lineTransferContract.downlines>;

export interface DownlinePickerContext {
  /** The search text: part of a user name or nickname. */
  readonly search: string;
  /** First page of the last results; null until loaded. */
  readonly found: FoundDownlines | null;
  /** Index of the active option, from 0; null if none. */
  readonly active: number | null;
}

export const searchOf = (typed: string): string => typed.trim().slice(0, MAX_SEARCH_LENGTH).trimEnd();

/** The active downline. */
export const activeDownline = ({ found, active }: DownlinePickerContext): FoundDownlines['list'][number] | null =>
  active === null ? null : (found?.list[active] ?? null);

/** Index after a step; past an end nothing is active. */
export function nextIndex({ found, active }: DownlinePickerContext, to: DownlineStep): number | null {
  const last = (found?.list.length ?? 0) - 1;
  const [from, place] = to === 'next' ? [0, (active ?? -1) + 1] : [last, (active ?? last + 1) - 1];
  if (active === null) return last < 0 ? null : from;
  return place < 0 || place > last ? null : place;
}
