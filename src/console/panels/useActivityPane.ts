import { useState } from 'react';
import type { Entry } from '../core/entry.ts';

export const SIDES = ['Log', 'Send'] as const;
export type Side = (typeof SIDES)[number];

/** What is written into the filter of the log, and the type of entries that it shows. */
export interface LogFilter {
  readonly written: string;
  readonly kind: Entry['kind'] | 'all';
}

/** State of the activity pane: log or send form. */
export interface ActivityPaneState {
  readonly side: Side;
  readonly showSide: (side: Side) => void;
  /** Event type of the open form; null for the form's default. */
  readonly form: string | null;
  readonly chooseForm: (type: string) => void;
  /** Opens the form of an event. */
  readonly openForm: (type: string) => void;
  readonly filter: LogFilter;
  readonly setFilter: (filter: LogFilter) => void;
}

export function useActivityPane(): ActivityPaneState {
  // presentational: open side of the pane and its event
  const [side, showSide] = useState<Side>('Log');
  const [form, chooseForm] = useState<string | null>(null);
  const [filter, setFilter] = useState<LogFilter>({ written: '', kind: 'all' });
  const openForm = (type: string) => {
    chooseForm(type);
    showSide('Send');
  };
  return { side, showSide, form, chooseForm, openForm, filter, setFilter };
}
