import type { deskContract } from '../../../api/contract/desk/desk.ts';
import type { NoteKind, NoteTo } from '../../../api/contract/desk/deskMessages.ts';
import type { RequestOf } from '../../../api/contract/endpoint.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import type { IdempotencyState } from '../../money/idempotency.ts';
import type { DeskPlace } from '../deskPage/deskPage.events.ts';
import { type NoteField, noteField } from './deskMessage.events.ts';

export interface DeskMessageContext extends IdempotencyState {
  /** An auditor is read-only. */
  readonly mayAct: boolean;
  readonly to: NoteTo;
  readonly kind: NoteKind;
  readonly typed: Readonly<Record<NoteField, string>>;
  readonly tried: boolean;
  readonly failure: ApiFailure | null;
  /** How many members it was sent to. */
  readonly sent: number | null;
  /** Where the desk goes when the message is left. */
  readonly next: DeskPlace | null;
}

export type DeskMessageOutput = Pick<DeskMessageContext, 'next'>;

export const NOTHING_TYPED = { username: '', titleEN: '', textEN: '', titleTH: '', textTH: '' } as const;

export const isWritten = ({ typed }: Pick<DeskMessageContext, 'typed'>): boolean =>
  Object.values(typed).some((text) => text.trim() !== '');

/** What is missing; everybody has no name. */
export const missingFields = ({ to, typed }: Pick<DeskMessageContext, 'to' | 'typed'>): readonly NoteField[] =>
  noteField.options.filter((field) => typed[field].trim() === '' && !(field === 'username' && to === 'everybody'));

/** The request. */
export const messageRequestOf = ({
  to,
  kind,
  typed,
}: DeskMessageContext): RequestOf<typeof deskContract.sendMessage> => ({
  to,
  username: to === 'everybody' ? '' : typed.username.trim(),
  kind,
  title: { EN: typed.titleEN.trim(), TH: typed.titleTH.trim() },
  text: { EN: typed.textEN.trim(), TH: typed.textTH.trim() },
});
