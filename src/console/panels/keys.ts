import type { KeyboardEvent } from 'react';
import type { Console } from '../core/console.ts';
import type { Settings } from '../core/settings.ts';

/** What a key is done to. */
export interface Reach {
  readonly core: Pick<Console, 'isPaused' | 'run' | 'pause' | 'nextTimer'> & {
    readonly gate: { step(): unknown };
    readonly recorder: { readonly total: number };
  };
  readonly chosenEntry: number | null;
  /** Shows the screens as they were right after an entry. */
  readonly choose: (seq: number) => void;
  readonly live: () => void;
  readonly onSettings: (change: Partial<Settings>) => void;
}

type Deed = (reach: Reach) => void;

const DEEDS: Readonly<Record<string, Deed>> = {
  F8: ({ core }) => (core.isPaused() ? core.run() : core.pause()),
  F10: ({ core }) => void core.gate.step(),
  j: ({ core }) => void core.nextTimer(),
  ArrowLeft: ({ core, chosenEntry, choose }) => choose(Math.max(1, (chosenEntry ?? core.recorder.total + 1) - 1)),
  ArrowRight: ({ core, chosenEntry, choose }) => choose(Math.min(core.recorder.total, (chosenEntry ?? 0) + 1)),
  End: ({ live }) => live(),
};

/** What a key does while the console has the focus; letters do nothing where somebody writes. */
export function keyOf(event: KeyboardEvent): Deed | null {
  if (event.ctrlKey && event.key === '.') return ({ onSettings }) => onSettings({ isOpen: false });
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const isWriting = (event.target as Element).matches('input, textarea, select');
  if (isWriting && !/^F\d+$/.test(event.key)) return null;
  const control = (event.currentTarget as Element).querySelector<HTMLElement>(`[data-key="${CSS.escape(event.key)}"]`);
  if (control !== null) {
    return () => (control.matches('input') ? control.focus() : control.click());
  }
  return DEEDS[event.key] ?? DEEDS[event.key.toLowerCase()] ?? null;
}
