import { describe, expect, it } from 'vitest';
import { lineActsOf, missingOf, noticeOf } from '../../../../src/machines/desk/deskMember/deskMember.rules.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { deskMemberFlow, fah, frozen, REASON, waiting } from './deskMember.spec.ts';

const FOUND = 'start 1, deskMember.typeName 1, deskMember.find, readMember done 1';
const MOVING = `${FOUND}, deskMember.start 1, deskMember.typeUpline, deskMember.typeReason, deskMember.confirm`;
/** The field is emptied while fah is on screen. */
const CLOSING = `${FOUND}, deskMember.typeName 2, deskMember.start 4, deskMember.chooseClosing, deskMember.typeReason, deskMember.confirm`;

const about = { username: 'fah', upline: '', reason: REASON, closing: 'break1' };
const looksUp = (search: string) => ({ readMember: { request: { search } } });
const sends = (request: object, key = 1) => ({
  sendAct: { ...about, ...request, idempotencyKey: `seed-of-a-page-${key}` },
});
const refused = (code: string) => ({ kind: 'refused', code, message: `refused with ${code}`, details: null });

describe('a member at the desk', () => {
  it.each(
    modelTests(deskMemberFlow, [
      ['start 1', {}],
      ['asking, deskMember.typeName -> (stays)', { sets: { username: ' Fah ' } }],
      [
        'asking, deskMember.find [isNamed] -> finding',
        { calls: looksUp('Fah'), sets: { failure: null } },
        'start 1, deskMember.typeName 1, deskMember.find, readMember error 1, deskMember.find',
      ],
      ['asking, deskMember.find -> (stays)', { sets: { tried: true } }],
      ['finding, done readMember -> shown', { sets: { member: fah, username: 'fah', tried: false } }, FOUND],
      ['finding, error readMember -> asking', { sets: { failure: refused('ACCOUNT_UNKNOWN') } }],
      ['shown, deskMember.typeName -> (stays)', { sets: { username: ' Fah ' } }],
      [
        'shown, deskMember.find [isNamed] -> finding',
        { calls: looksUp('fah'), sets: { tried: true, notice: null } },
        `${MOVING}, sendAct done 1, deskMember.find`,
      ],
      ['shown, deskMember.find -> (stays)', { sets: { tried: true } }],
      [
        'shown, deskMember.start [isOffered] -> filling',
        { sets: { act: 'close', upline: '', reason: '', notice: null } },
        `${MOVING}, sendAct done 1, deskMember.start 4`,
      ],
      ['filling, deskMember.typeUpline [isMove] -> (stays)', { sets: { upline: ' agent41 ' } }],
      [
        'filling, deskMember.typeReason -> (stays)',
        { sets: { failure: null } },
        `${MOVING}, sendAct error 2, deskMember.typeReason`,
      ],
      ['filling, deskMember.chooseClosing [isOtherClosing] -> (stays)', { sets: { closing: 'exclusion6' } }],
      [
        '[W8] filling, deskMember.confirm [isWhole] -> doing',
        { calls: sends({ act: 'move', upline: 'agent41' }, 2), sets: { failure: null } },
        `${MOVING}, sendAct error 2, deskMember.confirm`,
      ],
      ['filling, deskMember.confirm -> (stays)', { sets: { tried: true } }],
      [
        'filling, deskMember.cancel -> shown',
        { sets: { act: null, tried: false, failure: null } },
        `${MOVING}, sendAct error 2, deskMember.cancel`,
      ],
      [
        '[W8] doing, done sendAct -> shown',
        { sets: { member: waiting, notice: 'ask', act: null, tried: false, keyIndex: 1 } },
        `${MOVING}, sendAct done 2`,
      ],
      ['[W8] doing, error sendAct [isOutcomeUnknown] -> unsure', { sets: { failure: { kind: 'offline' } } }],
      [
        'doing, error sendAct [isChanged] -> finding',
        { calls: looksUp('fah'), sets: { act: null, tried: false, notice: 'changed', keyIndex: 1 } },
        `${CLOSING}, sendAct error 1`,
      ],
      [
        '[W8] doing, error sendAct -> filling',
        { sets: { failure: refused('UPLINE_UNFIT'), keyIndex: 1 } },
        `${MOVING}, sendAct error 2`,
      ],
      [
        '[W8] unsure, deskMember.resend -> doing',
        { calls: sends({ act: 'close', closing: 'exclusion6' }), sets: { failure: null } },
        `${CLOSING}, sendAct error 3, deskMember.resend`,
      ],
      [
        'unsure, deskMember.checkStatus -> finding',
        { calls: looksUp('fah'), sets: { act: null, tried: false, failure: null, keyIndex: 1 } },
        `${CLOSING}, sendAct error 3, deskMember.checkStatus`,
      ],
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
