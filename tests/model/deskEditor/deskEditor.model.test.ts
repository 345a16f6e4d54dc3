import { describe, expect, it } from 'vitest';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { deskEditorFlow, whole } from './deskEditor.spec.ts';

const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();

describe('the editor of the desk', () => {
  it.each(
    modelTests(deskEditorFlow, [
      'opening, always [isNew] -> editing',
      'opening, always -> loading',
      'loading, done fetchDraft -> editing',
      'loading, error fetchDraft -> failed',
      'loading, deskEditor.close -> closed',
      'failed, deskEditor.retry -> loading',
      'failed, deskEditor.close -> closed',
      'editing, deskEditor.type [isOther] -> (stays)',
      'editing, deskEditor.preview [isOtherPreview] -> (stays)',
      '[PROMO-01] editing, deskEditor.saveDraft [isWritten] -> saving',
      'editing, deskEditor.saveDraft [isDraft] -> (stays)',
      '[PROMO-01] editing, deskEditor.publish [isWhole] -> confirming',
      'editing, deskEditor.publish -> (stays)',
      'editing, deskEditor.close [isTouched] -> leaving',
      'editing, deskEditor.close -> closed',
      'leaving, deskEditor.discard -> closed',
      'leaving, deskEditor.back -> editing',
      '[PROMO-01] confirming, deskEditor.confirm -> saving',
      'confirming, deskEditor.back -> editing',
      '[PROMO-01] saving, done sendDraft -> saved',
      'saving, error sendDraft [isOutcomeUnknown] -> unsure',
      'saving, error sendDraft -> editing',
      '[W8] unsure, deskEditor.resend -> saving',
      'unsure, deskEditor.close -> closed',
      'saved, deskEditor.close -> closed',
    ]),
  )('%s', (_title, run) => run());

  it('[PROMO-01] sends what was read with what was changed, under the same id', () => {
    const { actor, children, settle, seen } = createHarness(deskEditorFlow, {
      ...{ keySeed: 'seed-of-a-page', subject: 'promotion', language: 'EN', id: 'p1', isCopy: false },
    });
    settle(children().fetchDraft, first(deskEditorFlow.outcomes.fetchDraft));
    actor.send({ type: 'deskEditor.type', field: 'amount', value: '188.50' });
    actor.send({ type: 'deskEditor.publish' });
    actor.send({ type: 'deskEditor.confirm' });
    expect(seen(0).pending.sendDraft).toEqual({
      kind: 'promotion',
      request: {
        id: 'p1',
        updatedAt: 1_795_000_000_000,
        publish: true,
        draft: { ...whole, terms: { ...whole.terms, amount: 1_885_000 } },
      },
      idempotencyKey: 'seed-of-a-page-1',
    });
  });
});
