import { useState } from 'react';

export const SIDES = ['Log', 'Send'] as const;
export type Side = (typeof SIDES)[number];

/** What the pane of what happened shows: the log, or the form of an event. */
export interface HappenedState {
  readonly side: Side;
  readonly showSide: (side: Side) => void;
  /** The type of the event whose form is open; null for the one that the form itself begins with. */
  readonly form: string | null;
  readonly chooseForm: (type: string) => void;
  /** Opens the form of an event, wherever the pane stands. */
  readonly openForm: (type: string) => void;
}

export function useHappened(): HappenedState {
  // presentational: which side of the pane is open, and on what
  const [side, showSide] = useState<Side>('Log');
  const [form, chooseForm] = useState<string | null>(null);
  const openForm = (type: string) => {
    chooseForm(type);
    showSide('Send');
  };
  return { side, showSide, form, chooseForm, openForm };
}
