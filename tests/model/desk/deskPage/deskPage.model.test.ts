import { describe, expect, it } from 'vitest';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { done } from '../../kit/outcome.ts';
import { deskPageFlow } from './deskPage.spec.ts';
import { adjustments, waiting, withdrawals } from './deskParts.ts';

const LISTED = 'start 1, readPart done 1';
const OPENED = `${LISTED}, deskPage.open, readPart done 2`;
const REJECTED = `${OPENED}, deskPage.startAction 2, deskPage.type, deskPage.confirm`;

const list = { page: 'withdrawals', queue: 'toApprove', search: '', number: 1, id: null };
const games = { page: 'games', queue: 'shown', search: '', number: 1, id: null };
const w1 = { ...list, id: 'w1' };
const reads = (place: object, language = 'TH') => ({ readPart: { place, language } });
const rejection = (language: string) => ({ id: 'w1', language, remark: 'The name differs.' });
const rejects = (language: string, key: number) => ({
  sendAction: {
    ...{ page: 'withdrawals', what: 'reject', request: rejection(language) },
    idempotencyKey: `seed-of-a-page-${key}`,
  },
});
const refused = (code: string) => ({ kind: 'refused', code, message: `refused with ${code}`, details: null });
const counted = [{ type: 'desk.counted', waiting }];
const cleared = { action: null, typed: '', tried: false };

describe('a page of the desk', () => {
  it.each(
    modelTests(deskPageFlow, [
      ['start 1', { calls: reads(list) }],
      ['start 3', { calls: reads(games) }],
      ['start 2', { calls: reads({ page: 'books', queue: 'all', search: '', number: 1, id: null }) }],
      ['any, page.language -> (stays)', { sets: { language: 'EN' } }],
      ['reading, page.language -> reading', { calls: reads(list, 'EN'), sets: { language: 'EN' } }],
      [
        'shown, page.language -> reading',
        { calls: reads(w1, 'EN'), sets: { language: 'EN' } },
        `${OPENED}, page.language`,
      ],
      ['reading, done readPart -> shown', { tells: counted, sets: { part: withdrawals } }],
      ['reading, error readPart -> failed', { sets: { failure: { kind: 'offline' } } }],
      ['failed, deskPage.retry -> reading', { calls: reads(list), sets: { failure: null } }],
      ['failed, deskPage.back [isOpened] -> reading', { calls: reads(list), sets: { location: list, failure: null } }],
      [
        'shown, deskPage.refresh -> reading',
        { calls: reads(w1), sets: { notice: null } },
        `${REJECTED}, sendAction done, readPart done 2, deskPage.refresh`,
      ],
      [
        'shown, deskPage.choose [isOtherQueue] -> reading',
        {
          calls: reads({ ...list, queue: 'toPay' }),
          sets: { location: { ...list, queue: 'toPay' }, part: null },
        },
        `${LISTED}, deskPage.page, readPart done 1, deskPage.choose`,
      ],
      [
        'shown, deskPage.page [isOtherPage] -> reading',
        { calls: reads({ ...list, number: 2 }), sets: { location: { ...list, number: 2 } } },
      ],
      ['shown, deskPage.write [hasSearch] -> (stays)', { sets: { written: ' ferry ' } }],
      [
        'shown, deskPage.search [isOtherSearch] -> reading',
        {
          calls: reads({ ...games, search: 'ferry' }),
          sets: { location: { ...games, search: 'ferry' }, notice: null },
        },
        'start 3, readPart done 5, deskPage.page, readPart done 5, deskPage.startAction 4, deskPage.confirm, sendAction done, readPart done 5, deskPage.write, deskPage.search',
      ],
      [
        'shown, deskPage.open [isListed] -> reading',
        { calls: reads({ ...w1, number: 2 }), sets: { location: { ...w1, number: 2 }, part: null } },
        `${LISTED}, deskPage.page, readPart done 1, deskPage.open`,
      ],
      [
        'shown, deskPage.back [isOpened] -> reading',
        { calls: reads(list), sets: { location: list, part: null, notice: null } },
        `${REJECTED}, sendAction done, readPart done 2, deskPage.back`,
      ],
      [
        '[PROMO-01] shown, deskPage.edit [canEdit] -> (stays)',
        { tells: [{ type: 'desk.edit', subject: 'promotion', id: 'open', isCopy: true }] },
        'start 1, readPart done 4, deskPage.edit 2',
      ],
      [
        'shown, deskPage.goTo [leadsOn] -> (stays)',
        { tells: [{ type: 'desk.goTo', page: 'vendors' }] },
        'start 1, readPart done 6, deskPage.goTo',
      ],
      [
        'shown, deskPage.startAction [isHarmless] -> doing',
        {
          calls: {
            sendAction: { page: 'books', what: 'prove', request: {}, idempotencyKey: 'seed-of-a-page-1' },
          },
          sets: { action: { what: 'prove', id: '' }, request: {} },
        },
        'start 2, page.language, readPart done 3, deskPage.startAction 3',
      ],
      [
        'shown, deskPage.startAction [isOffered] -> confirming',
        { sets: { action: { what: 'approve', id: 'w1' }, notice: null } },
        `${REJECTED}, sendAction error 1, readPart done 2, deskPage.startAction 1`,
      ],
      ['confirming, deskPage.type [requiresInput] -> (stays)', { sets: { typed: ' The name differs. ' } }],
      [
        '[W8] confirming, deskPage.confirm [isValid] -> doing',
        { calls: rejects('EN', 2), sets: { request: rejection('EN'), failure: null } },
        `${REJECTED}, sendAction error 2, page.language, deskPage.confirm`,
      ],
      ['confirming, deskPage.confirm -> (stays)', { sets: { tried: true } }],
      [
        'confirming, deskPage.cancel -> shown',
        { sets: { ...cleared, failure: null } },
        `${REJECTED}, sendAction error 2, deskPage.cancel`,
      ],
      [
        '[W8] doing, done sendAction -> reading',
        { calls: reads(w1), sets: { ...cleared, keyIndex: 1, notice: 'reject' } },
        `${REJECTED}, sendAction done`,
      ],
      ['[W8] doing, error sendAction [isOutcomeUnknown] -> unsure', { sets: { failure: { kind: 'offline' } } }],
      [
        'doing, error sendAction [isChanged] -> reading',
        { calls: reads(w1), sets: { ...cleared, keyIndex: 1, notice: 'changed' } },
        `${REJECTED}, sendAction error 1`,
      ],
      [
        '[W8] doing, error sendAction -> confirming',
        { sets: { keyIndex: 1, failure: refused('SECOND_PERSON_NEEDED') } },
      ],
      [
        '[W8] unsure, deskPage.resend -> doing',
        { calls: rejects('TH', 1), sets: { failure: null } },
        `${REJECTED}, sendAction error 3, page.language, deskPage.resend`,
      ],
      [
        'unsure, deskPage.checkStatus -> reading',
        { calls: reads(w1), sets: { ...cleared, keyIndex: 1, failure: null } },
        `${REJECTED}, sendAction error 3, deskPage.checkStatus`,
      ],
    ]),
  )('%s', (_title, run) => run());

  it('lets the first of two operators decline a large adjustment, and only the other confirm it', () => {
    const { actor, children, settle } = createHarness(deskPageFlow, {
      language: 'TH',
      keySeed: 'seed',
      page: 'adjustments',
      mayAct: true,
      operator: 'desk2',
    });
    settle(children().readPart, done({ part: adjustments, waiting }));
    const may = (what: 'confirmAdjustment' | 'declineAdjustment') =>
      actor.getSnapshot().can({ type: 'deskPage.startAction', action: { what, id: 'a1' } });
    expect([may('confirmAdjustment'), may('declineAdjustment')]).toEqual([false, true]);
  });
});
