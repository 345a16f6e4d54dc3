import { describe, expect, it } from 'vitest';
import { lineActsOf, missingOf, noticeOf } from '../../../src/machines/deskMember/deskMember.rules.ts';
import { modelTests } from '../kit/modelTests.ts';
import { deskMemberFlow, fah, frozen, REASON, waiting } from './deskMember.spec.ts';

const FOUND = 'start 1, deskMember.typeName 1, deskMember.find, readMember done 1';
const MOVING = `${FOUND}, deskMember.start 1, deskMember.typeUpline, deskMember.typeReason, deskMember.confirm`;

describe('a member at the desk', () => {
  it.each(
    modelTests(deskMemberFlow, [
      ['asking, deskMember.typeName -> (stays)', { sets: { username: 'fah' } }],
      'asking, deskMember.find [isNamed] -> finding',
      ['asking, deskMember.find -> (stays)', { sets: { tried: true } }],
      ['finding, done readMember -> shown', { sets: { member: fah, tried: false } }, FOUND],
      'finding, error readMember -> asking',
      'shown, deskMember.typeName -> (stays)',
      'shown, deskMember.find [isNamed] -> finding',
      'shown, deskMember.find -> (stays)',
      ['shown, deskMember.start [isOffered] -> filling', { sets: { act: 'move' } }],
      ['filling, deskMember.typeUpline [isMove] -> (stays)', { sets: { upline: 'agent41' } }],
      ['filling, deskMember.typeReason -> (stays)', { sets: { reason: REASON } }],
      ['filling, deskMember.chooseClosing [isOtherClosing] -> (stays)', { sets: { closing: 'exclusion6' } }],
      [
        'filling, deskMember.confirm [isWhole] -> doing',
        {
          calls: {
            sendAct: {
              ...{ act: 'move', username: 'fah', upline: 'agent41', reason: REASON, closing: 'break1' },
              idempotencyKey: 'seed-of-a-page-1',
            },
          },
          sets: { tried: true },
        },
        MOVING,
      ],
      ['filling, deskMember.confirm -> (stays)', { sets: { tried: true } }],
      ['filling, deskMember.cancel -> shown', { sets: { act: null } }],
      [
        'doing, done sendAct -> shown',
        { sets: { member: waiting, notice: 'ask', act: null, tried: false, keyIndex: 1 } },
        `${MOVING}, sendAct done 2`,
      ],
      'doing, error sendAct [isOutcomeUnknown] -> unsure',
      'doing, error sendAct [isChanged] -> finding',
      [
        'doing, error sendAct -> filling',
        { sets: { failure: expect.objectContaining({ code: 'UPLINE_UNFIT' }), keyIndex: 1 } },
        `${MOVING}, sendAct error 2`,
      ],
      '[W8] unsure, deskMember.resend -> doing',
      'unsure, deskMember.checkStatus -> finding',
    ]),
  )('%s', (_title, run) => run());

  it('offers what fits the member: no second move, no second freeze, nothing beyond an exclusion for good', () => {
    const acts = (member: typeof fah | null, mayAct = true) => lineActsOf({ member, mayAct });
    expect([acts(fah), acts(frozen), acts(waiting), acts(fah, false), acts(null)]).toEqual([
      ['move', 'freeze', 'close'],
      ['move', 'unfreeze'],
      ['freeze', 'close'],
      [],
      [],
    ]);
    const above = { ...fah, freeze: { top: 'agent1', isOwn: false, at: 0, by: 'desk2', reason: REASON } };
    expect(acts(above)).toEqual(['move', 'freeze', 'close']);
  });

  it('says what is missing, and whether a move waits', () => {
    expect(missingOf({ act: 'move', upline: ' ', reason: 'no' })).toEqual(['upline', 'reason']);
    expect(missingOf({ act: 'freeze', upline: '', reason: REASON })).toEqual([]);
    expect([noticeOf('move', fah), noticeOf('move', waiting), noticeOf('freeze', waiting)]).toEqual([
      'move',
      'ask',
      'freeze',
    ]);
  });
});
