import {
  MAX_VIEW_NAME_LENGTH,
  MAX_VIEWS,
  type ReportView,
  type ViewChange,
} from '../../../api/contract/agent/reportViews.ts';
import { type ApiFailure, isRefusal } from '../../../api/failure.ts';
import type { ListView } from '../../list/list.rules.ts';

export interface ReportViewsContext {
  readonly views: readonly ReportView[];
  /** The view that was picked or saved last. */
  readonly chosen: string | null;
  /** Columns that are not shown. */
  readonly hidden: readonly string[];
  /** What is saved under the name; null renames the chosen view. */
  readonly kept: ListView | null;
  readonly name: string;
  /** What is wrong with the name shows from the first submit on. */
  readonly tried: boolean;
  readonly change: ViewChange | null;
  readonly failure: ApiFailure | null;
}

/** What is wrong with the name; `full`: no more views of this report can be kept. */
export type NameProblem = 'empty' | 'tooLong' | 'taken' | 'full';

/** The view that a report opens with. */
export const defaultOf = (views: readonly ReportView[]): ReportView | undefined =>
  views.find(({ isDefault }) => isDefault);

export const chosenOf = ({ views, chosen }: ReportViewsContext): ReportView | undefined =>
  views.find(({ id }) => id === chosen);

/** The view that is chosen after a change. */
export function chosenAfter({ change, chosen }: ReportViewsContext, views: readonly ReportView[]): string | null {
  if (change?.do === 'keep') return views.find(({ name }) => name === change.name)?.id ?? null;
  return views.some(({ id }) => id === chosen) ? chosen : null;
}

/** Whether saving under this name replaces the chosen view. */
export const replacesChosen = (context: ReportViewsContext): boolean =>
  context.kept !== null && chosenOf(context)?.name === context.name.trim();

export function nameProblem(context: ReportViewsContext): NameProblem | null {
  const { views, chosen, kept } = context;
  const name = context.name.trim();
  if (name === '') return 'empty';
  if (name.length > MAX_VIEW_NAME_LENGTH) return 'tooLong';
  if (views.some((view) => view.name === name && view.id !== chosen)) return 'taken';
  return kept !== null && views.length >= MAX_VIEWS && !replacesChosen(context) ? 'full' : null;
}

/** What the server has found wrong with the name: another device may have saved views meanwhile. */
export function refusedName({ change, failure }: ReportViewsContext): NameProblem | null {
  if (failure === null || !isNaming(change)) return null;
  if (isRefusal(failure, 'INVALID_FIELDS')) return 'taken';
  return isRefusal(failure, 'LIMIT_REACHED') ? 'full' : null;
}

export const isNaming = (change: ViewChange | null): boolean => change?.do === 'keep' || change?.do === 'rename';
