import { describe, expect, it } from 'vitest';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { deskEditorFlow, whole } from './deskEditor.spec.ts';

const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();

const PUBLISHED = 'start 2, fetchDraft done 1';
const BEGUN = 'start 2, fetchDraft done 2';
const TOUCHED = `${PUBLISHED}, deskEditor.type 1`;
const SENT = `${TOUCHED}, deskEditor.publish, deskEditor.confirm`;
const ofCopy = 'start 3, fetchDraft done 1, deskEditor.type 1, deskEditor.publish, deskEditor.confirm';

/** Of a promotion: what is empty is written in neither language, or does not belong to a task. */
const typed = {
  ...{ kind: 'task', type: '', art: 'naga', image: '', filters: 'slots,newbie' },
  ...{ titleTH: 'หมุนยามค่ำ', titleEN: 'Night spins', summaryTH: 'รับ P 50', summaryEN: 'P 50 once.' },
  ...{ whoTH: 'ทุกคน', whoEN: 'Everybody', rulesTH: 'ข้อหนึ่ง', rulesEN: 'One.\nTwo.', contentTH: '', contentEN: '' },
  ...{ amount: '50', percent: '', task: 'deposits', least: '200', prizes: '', wagering: '3', days: '7' },
  ...{ games: 'RNG:50', newDays: '30', link: '', startsAt: '2026-11-18T19:07', endsAt: '' },
};
const retitled = { ...typed, titleTH: 'คืนใหม่' };
const renamed = { ...whole, title: { TH: 'คืนใหม่', EN: 'Night spins' } };
const updatedAt = 1_795_000_000_000;

const reads = { fetchDraft: { kind: 'promotion', request: { id: 'p1' } } };
const sends = (request: object, key = 1) => ({
  sendDraft: { kind: 'promotion', request, idempotencyKey: `seed-of-a-page-${key}` },
});
const changed = { id: 'p1', updatedAt, publish: true, draft: renamed };
const refused = { kind: 'refused', code: 'STATUS_CHANGED', message: 'refused with STATUS_CHANGED', details: null };

describe('the editor of the desk', () => {
  it.each(
    modelTests(deskEditorFlow, [
      ['start 1', {}],
      ['opening, always [isNew] -> editing', {}],
      ['opening, always -> loading', { calls: reads }],
      ['loading, done fetchDraft -> editing', { sets: { typed, published: true, members: 3, updatedAt } }],
      ['loading, error fetchDraft -> failed', { sets: { failure: { kind: 'offline' } } }],
      [
        'loading, deskEditor.close -> closed',
        { ends: { next: 'news' }, sets: { next: 'news' } },
        'start 2, deskEditor.close 2',
      ],
      ['failed, deskEditor.retry -> loading', { calls: reads, sets: { failure: null } }],
      ['failed, deskEditor.close -> closed', { ends: { next: null } }],
      [
        'editing, deskEditor.type [isOther] -> (stays)',
        { sets: { typed: retitled, isTouched: true, failure: null } },
        `${PUBLISHED}, deskEditor.publish, deskEditor.confirm, sendDraft error 1, deskEditor.type 1`,
      ],
      ['editing, deskEditor.preview [isOtherPreview] -> (stays)', { sets: { language: 'TH' } }],
      [
        '[PROMO-01] editing, deskEditor.saveDraft [isWritten] -> saving',
        {
          calls: sends({
            ...{ id: 'p1', updatedAt, publish: false },
            draft: { ...renamed, summary: { TH: '', EN: '' }, startsAt: null },
          }),
          sets: { tried: 'draft' },
        },
        `${BEGUN}, deskEditor.type 1, deskEditor.saveDraft`,
      ],
      ['editing, deskEditor.saveDraft [isDraft] -> (stays)', { sets: { tried: 'draft' } }],
      [
        '[PROMO-01] editing, deskEditor.publish [isWhole] -> confirming',
        { sets: { failure: null } },
        `${SENT}, sendDraft error 1, deskEditor.publish`,
      ],
      ['editing, deskEditor.publish -> (stays)', { sets: { tried: 'publish' } }],
      [
        'editing, deskEditor.close [isTouched] -> leaving',
        { sets: { next: 'news' } },
        `${TOUCHED}, deskEditor.close 2`,
      ],
      [
        'editing, deskEditor.close -> closed',
        { ends: { next: 'news' }, sets: { next: 'news' } },
        `${PUBLISHED}, deskEditor.close 2`,
      ],
      [
        'leaving, deskEditor.discard -> closed',
        { ends: { next: 'news' } },
        `${TOUCHED}, deskEditor.close 2, deskEditor.discard`,
      ],
      [
        'leaving, deskEditor.back -> editing',
        { sets: { next: null } },
        `${TOUCHED}, deskEditor.close 2, deskEditor.back`,
      ],
      [
        '[PROMO-01] [W8] confirming, deskEditor.confirm -> saving',
        { calls: sends(changed, 2) },
        `${SENT}, sendDraft error 1, deskEditor.publish, deskEditor.confirm`,
      ],
      ['confirming, deskEditor.back -> editing', {}],
      ['[PROMO-01] [W8] saving, done sendDraft -> saved', { sets: { keyIndex: 1 } }],
      ['[W8] saving, error sendDraft [isOutcomeUnknown] -> unsure', { sets: { failure: { kind: 'offline' } } }],
      ['[W8] saving, error sendDraft -> editing', { sets: { failure: refused, keyIndex: 1 } }],
      [
        '[W8] unsure, deskEditor.resend -> saving',
        {
          calls: sends({ ...changed, id: null, updatedAt: null, draft: { ...renamed, startsAt: null } }),
          sets: { failure: null },
        },
        `${ofCopy}, sendDraft error 3, deskEditor.resend`,
      ],
      [
        'unsure, deskEditor.close -> closed',
        { ends: { next: 'news' }, sets: { next: 'news' } },
        `${SENT}, sendDraft error 3, deskEditor.close 2`,
      ],
      ['saved, deskEditor.close -> closed', { ends: { next: null } }],
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
