import { html, type TemplateResult } from 'lit-html';
import type { SnapshotFrom } from 'xstate';
import type { Translate } from '../copy/text.ts';
import type { sportsMachine } from './sports.machine.ts';
import type { SportsEvent } from './sportsContext.ts';
import type { Speech } from './words.ts';

/** Everything that the page of a sportsbook is drawn from. */
export interface SportsPage extends Speech {
  readonly snapshot: SnapshotFrom<typeof sportsMachine>;
  /** The texts that all games share. */
  readonly shared: Translate;
  readonly send: (event: SportsEvent) => void;
  readonly openRules: () => void;
  readonly leave: () => void;
}

export const isEditing = ({ snapshot }: SportsPage): boolean => snapshot.matches({ open: { slip: 'editing' } });

export const mono = (text: unknown): TemplateResult => html`<span class="mono">${text}</span>`;

export const retry = ({ send, shared }: SportsPage): TemplateResult =>
  html`<button class="link" @click=${() => send({ type: 'game.retry' })}>${shared('retry')}</button>`;
