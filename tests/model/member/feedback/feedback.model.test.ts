import { describe, expect, it } from 'vitest';
import {
  charCount,
  FEEDBACK_BOUNDS,
  feedbackProblem,
  wordCount,
} from '../../../../src/api/contract/rules/feedbackText.ts';
import { articleFrom } from '../../../../src/machines/member/feedback/feedback.rules.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { proof } from '../../money/receipt/receipt.spec.ts';
import { CONTENT, feedbackFlow, openTicket, somePromises } from './feedback.spec.ts';

const whole = 'start, fetchPromises done, feedback.choose, feedback.type 1, feedback.addPictures 1, feedback.submit';
const sent = {
  calls: {
    sendFeedback: {
      request: { type: 'withdrawal', content: CONTENT, article: 'points', language: 'EN' },
      idempotencyKey: 'seed-of-a-page-1',
    },
  },
};

describe('a new ticket', () => {
  it.each(
    modelTests(feedbackFlow, [
      ['[SCREEN-05] start', { calls: { fetchPromises: { request: {} } } }],
      ['[LANG-06] any, page.language -> (stays)', { sets: { language: 'TH' } }],
      ['loading, done fetchPromises -> writing', { sets: { promises: somePromises } }],
      ['loading, error fetchPromises -> failed', { sets: { failure: { kind: 'offline' } } }],
      ['failed, feedback.retry -> loading', { calls: { fetchPromises: { request: {} } }, sets: { failure: null } }],
      ['[FEEDBACK-02] writing, feedback.choose -> (stays)', { sets: { question: 'withdrawal' } }],
      ['[FEEDBACK-02] writing, feedback.type -> (stays)', { sets: { typed: CONTENT } }],
      ['writing, feedback.addPictures -> (stays)', { sets: { pictures: [proof] } }],
      ['writing, feedback.removePicture [isPicture] -> (stays)', { sets: { pictures: [] } }],
      ['writing, feedback.dropArticle [hasArticle] -> (stays)', { sets: { article: null } }],
      ['[FEEDBACK-03] [FEEDBACK-04] writing, feedback.submit -> (stays)', { sets: { tried: true } }],
      [
        '[FEEDBACK-05] [API-24] writing, feedback.submit [isComplete] -> sending',
        {
          calls: {
            sendFeedback: {
              request: {
                type: 'withdrawal',
                content: CONTENT,
                article: 'points',
                language: 'EN',
                pictures: [proof.file],
              },
              idempotencyKey: 'seed-of-a-page-2',
            },
          },
          sets: { failure: null },
        },
        `${whole}, sendFeedback error 1, feedback.submit`,
      ],
      [
        '[FEEDBACK-01] sending, done sendFeedback -> writing',
        {
          tells: [{ type: 'list.opened', id: 't1', known: openTicket }],
          sets: { keyIndex: 1, question: null, typed: '', pictures: [], article: null, tried: false },
        },
        `${whole}, sendFeedback done`,
      ],
      [
        'sending, error sendFeedback -> writing',
        { sets: { keyIndex: 1, failure: expect.objectContaining({ code: 'LIMIT_REACHED' }) } },
      ],
      ['[W8] sending, error sendFeedback [isOutcomeUnknown] -> unsure', { sets: { failure: { kind: 'offline' } } }],
      ['[W2] [W8] unsure, feedback.resend -> sending', { ...sent, sets: { failure: null } }],
      [
        '[W8] unsure, feedback.checkStatus -> writing',
        { tells: [{ type: 'listDetail.refresh' }], sets: { keyIndex: 1, failure: null } },
      ],
    ]),
  )('%s', (_title, run) => run());

  it('takes the article of the help centre from the address', () => {
    expect([articleFrom('/member/feedback?article=take-break'), articleFrom('/member/feedback')]).toEqual([
      'take-break',
      null,
    ]);
    expect(articleFrom('/member/feedback?article=%3Cb%3E')).toBeNull();
  });

  it('[FEEDBACK-03] [FEEDBACK-04] counts characters as people do, and words in either language', () => {
    expect([charCount('  สวัสดี \n'), charCount('👍🏽a'), charCount('a\r\nb')]).toEqual([6, 3, 3]);
    expect([wordCount('one two, three!', 'EN'), wordCount('ถอนเงินแล้วยังไม่เข้าบัญชี', 'TH') >= 5]).toEqual([3, true]);
    const { minChars, maxChars, minWords, maxWords } = FEEDBACK_BOUNDS;
    const words = (count: number) => Array(count).fill('a').join(' ');
    expect([
      feedbackProblem('x'.repeat(minChars - 1), 'EN'),
      feedbackProblem('x'.repeat(maxChars + 1), 'EN'),
      feedbackProblem('x'.repeat(minChars), 'EN'),
      feedbackProblem(words(maxWords + 1), 'EN'),
      feedbackProblem(`${words(minWords)}    yes`, 'EN'),
      feedbackProblem(words(maxWords), 'EN'),
    ]).toEqual(['tooFewChars', 'tooManyChars', 'tooFewWords', 'tooManyWords', null, null]);
  });
});
