import type { ChoiceOf } from '../../../api/actors.ts';
import { deskContract } from '../../../api/contract/desk/desk.ts';
import type { ValueOf } from '../../../api/contract/endpoint.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import { newsFaults } from '../../../api/contract/rules/newsDraft.ts';
import { promotionFaults } from '../../../api/contract/rules/promotionDraft.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import { type IdempotencyState, idempotencyKeyOf } from '../../money/idempotency.ts';
import type { DeskPlace } from '../deskPage/deskPage.events.ts';
import { type EditorField, type EditorSubject, editorField } from './deskEditor.events.ts';
import { NEW_ARTICLE, newsDraftOf, typedNews } from './newsTyped.ts';
import { NEW_PROMOTION, promotionOf, typedPromotion } from './promotionTyped.ts';
import type { Typed } from './typedFields.ts';

export interface EditorInput {
  readonly keySeed: string;
  readonly subject: EditorSubject;
  /** Null for a new one. */
  readonly id: string | null;
  /** A new one that begins as a copy. */
  readonly isCopy: boolean;
  readonly language: LanguageCode;
}

export interface DeskEditorContext extends IdempotencyState, EditorInput {
  readonly typed: Typed;
  /** Whether something would be lost. */
  readonly isTouched: boolean;
  /** Whether players know it already: then it stays published. */
  readonly published: boolean;
  /** Members who have taken part in the promotion. */
  readonly members: number;
  /** When it was last changed, as read; null for a new one. */
  readonly updatedAt: number | null;
  /** What the last attempt was; faults show from then on. */
  readonly tried: 'draft' | 'publish' | null;
  readonly failure: ApiFailure | null;
  /** Where the desk goes when it closes; null: to the list. */
  readonly next: DeskPlace | null;
}

export type EditorOutput = Pick<DeskEditorContext, 'next'>;

/** Calls by subject. */
export const READS = { promotion: deskContract.promotion, news: deskContract.newsArticle } as const;
export const SAVES = { promotion: deskContract.savePromotion, news: deskContract.saveNews } as const;

export const blankOf = (subject: EditorSubject): Typed => (subject === 'promotion' ? NEW_PROMOTION : NEW_ARTICLE);

type Read = ValueOf<(typeof READS)[EditorSubject]>;

/** What was read as context. A copy is a new one: not published, without its times. */
export function readContext(
  read: Read,
  isCopy: boolean,
): Pick<DeskEditorContext, 'typed' | 'published' | 'members' | 'updatedAt'> {
  const typed = 'terms' in read.draft ? typedPromotion(read.draft) : typedNews(read.draft);
  if (isCopy) return { typed: { ...typed, startsAt: '', endsAt: '' }, published: false, members: 0, updatedAt: null };
  const { published, updatedAt } = read;
  return { typed, published, members: 'members' in read ? read.members : 0, updatedAt };
}

type Written = Pick<DeskEditorContext, 'subject' | 'typed'>;

/** Fields that stand in the way of a draft or of publishing. */
export function faultsOf({ subject, typed }: Written, isPublic: boolean): readonly EditorField[] {
  const named =
    subject === 'promotion' ? faultsIn(promotionOf(typed), promotionFaults) : faultsIn(newsDraftOf(typed), newsFaults);
  return editorField.options.filter((field) => named.includes(field));

  function faultsIn<Draft>(
    { draft, unread }: { readonly draft: Draft; readonly unread: readonly string[] },
    faults: (draft: Draft, isPublic: boolean) => readonly string[],
  ): readonly string[] {
    return [...unread, ...faults(draft, isPublic)];
  }
}

/** Faults to show: those of the last attempt, and what the server would not take. */
export function shownFaults(context: DeskEditorContext): readonly EditorField[] {
  const { tried, failure } = context;
  const refused =
    failure?.kind === 'refused' && failure.code === 'INVALID_FIELDS' ? (failure.details?.fields ?? []) : [];
  const known = tried === null ? [] : faultsOf(context, tried === 'publish');
  return editorField.options.filter((field) => known.includes(field) || refused.includes(field));
}

/** The request; its key stays until there is an answer. A copy is saved as a new one. */
export function saveRequestOf(context: DeskEditorContext): ChoiceOf<typeof SAVES> {
  const { subject: kind, typed, tried, isCopy, updatedAt } = context;
  const rest = { id: isCopy ? null : context.id, updatedAt, publish: tried === 'publish' };
  const idempotencyKey = idempotencyKeyOf(context);
  return kind === 'promotion'
    ? { kind, request: { ...rest, draft: promotionOf(typed).draft }, idempotencyKey }
    : { kind, request: { ...rest, draft: newsDraftOf(typed).draft }, idempotencyKey };
}
