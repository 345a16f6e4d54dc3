import { useState } from 'react';

export const SIDES = ['Log', 'Send'] as const;
export type Side = (typeof SIDES)[number];

/** State of the activity pane: log or send form. */
export interface ActivityPaneState {
  readonly side: Side;
  readonly showSide: (side: Side) => void;
  /** Event type of the open form; null for the form's default. */
  readonly form: string | null;
  readonly chooseForm: (type: string) => void;
  /** Opens the form of an event. */
  readonly openForm: (type: string) => void;
}

export function useActivityPane(): ActivityPaneState {
  // presentational: open side of the pane and its event
  const [side, showSide] = useState<Side>('Log');
  const [form, chooseForm] = useState<string | null>(null);
  const openForm = (type: string) => {
    chooseForm(type);
    showSide('Send');
  };
  return { side, showSide, form, chooseForm, openForm };
}
