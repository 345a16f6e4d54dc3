import type { CallOf } from '../../../api/contract/endpoint.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import {
  articleId,
  type feedbackContract,
  MAX_REPLY_CHARS,
  type Promises,
  type QuestionType,
} from '../../../api/contract/member/feedback.ts';
import { feedbackProblem, type TextProblem } from '../../../api/contract/rules/feedbackText.ts';
import type { Problem } from '../../../api/contract/rules/problem.ts';
import { uploadsProblem } from '../../../api/contract/rules/uploads.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import type { IdempotencyState } from '../../money/idempotency.ts';
import type { Proof } from '../../money/receipt/receipt.events.ts';

export interface FeedbackContext extends IdempotencyState {
  readonly language: LanguageCode;
  /** The article of the help centre that led here; null for none. */
  readonly article: string | null;
  readonly promises: Promises | null;
  /** Null until chosen; there is no default. */
  readonly question: QuestionType | null;
  readonly typed: string;
  readonly pictures: readonly Proof[];
  readonly tried: boolean;
  readonly failure: ApiFailure | null;
  /** Of the ticket under way: a resend must not differ (decision W2). */
  readonly requestLanguage: LanguageCode;
}

/** The article of an address such as `/member/feedback?article=points`. */
export const articleFrom = (address: string): string | null =>
  articleId.safeParse(new URLSearchParams(address.split('?')[1] ?? '').get('article')).data ?? null;

/** FEEDBACK-03, 04: what is wrong with the content. */
export const contentProblem = ({ typed, language }: Pick<FeedbackContext, 'typed' | 'language'>): TextProblem | null =>
  feedbackProblem(typed, language);

export const picturesProblem = ({ pictures }: Pick<FeedbackContext, 'pictures'>): Problem | null =>
  uploadsProblem(pictures);

/** Whether the ticket can be sent. */
export const isComplete = (context: FeedbackContext): boolean =>
  context.question !== null && contentProblem(context) === null && picturesProblem(context) === null;

/** What is sent; a resend is the same. */
export const requestOf = ({
  question,
  typed,
  article,
  pictures,
  requestLanguage,
}: FeedbackContext): CallOf<typeof feedbackContract.send>['request'] => ({
  type: question ?? 'idea',
  content: typed.trim(),
  language: requestLanguage,
  ...(article !== null && { article }),
  ...(pictures.length > 0 && { pictures: pictures.map(({ file }) => file) }),
});

/** Whether a reply can be sent. */
export const isReply = (typed: string): boolean => {
  const text = typed.trim();
  return text !== '' && text.length <= MAX_REPLY_CHARS;
};
