import { describe, expect, it } from 'vitest';
import { applicationOf, mayApply, wrongFields } from '../../../../src/machines/agent/application/application.rules.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { applicationFlow, fresh, pending, refusedLately, whole, withdrawn } from './application.spec.ts';

const FILLED =
  'start 1, application.typePlayers, application.typePlan, application.typeContact, application.toggleChannel, application.agree, application.submit';

describe('the application of an agent', () => {
  it.each(
    modelTests(applicationFlow, [
      ['starting, always [mayApply] -> filling', {}],
      ['starting, always -> told', {}],
      ['filling, application.typePlayers -> (stays)', { sets: { players: '24' } }],
      ['filling, application.typePlan -> (stays)', { sets: { plan: 'My football club.' } }],
      ['filling, application.typeContact -> (stays)', { sets: { contact: 'LINE: fah2030' } }],
      ['filling, application.toggleChannel -> (stays)', { sets: { channels: ['line'] } }],
      ['filling, application.agree -> (stays)', { sets: { agreed: true } }],
      [
        'filling, application.submit [isWhole] -> sending',
        {
          calls: { sendApplication: { request: whole, idempotencyKey: 'seed-of-a-page-2' } },
          sets: { failure: null },
        },
        `${FILLED}, sendApplication error 2, application.submit`,
      ],
      ['filling, application.submit -> (stays)', { sets: { tried: true } }],
      [
        'sending, done sendApplication -> told',
        {
          sets: {
            standing: pending,
            players: '',
            channels: [],
            plan: '',
            contact: '',
            agreed: false,
            tried: false,
            keyIndex: 1,
          },
        },
        `${FILLED}, sendApplication done`,
      ],
      ['[W8] sending, error sendApplication [isOutcomeUnknown] -> unsure', { sets: { failure: { kind: 'offline' } } }],
      'sending, error sendApplication [isChanged] -> stale',
      [
        'sending, error sendApplication -> filling',
        { sets: { failure: expect.objectContaining({ code: 'FEATURE_OFF' }), keyIndex: 1 } },
        `${FILLED}, sendApplication error 2`,
      ],
      [
        '[W8] unsure, application.resend -> sending',
        {
          calls: { sendApplication: { request: whole, idempotencyKey: 'seed-of-a-page-1' } },
          sets: { failure: null },
        },
      ],
      'unsure, application.checkStatus -> stale',
      ['told, application.withdraw [isPending] -> confirming', {}],
      ['confirming, application.confirm -> withdrawing', { calls: { sendWithdrawal: { request: { id: 'a1' } } } }],
      ['confirming, application.cancel -> told', {}],
      ['withdrawing, done sendWithdrawal -> starting', { sets: { standing: withdrawn } }],
      'withdrawing, error sendWithdrawal [isChanged] -> stale',
      'withdrawing, error sendWithdrawal -> told',
    ]),
  )('%s', (_title, run) => run());

  it('names what is missing or out of bounds, and reads digits of either script', () => {
    const whole = { players: '๑,๒๐๐', channels: ['line'], plan: '0123456789', contact: 'abc', agreed: true } as const;
    expect([wrongFields(whole), applicationOf(whole).players]).toEqual([[], 1_200]);
    const none = { players: '0', channels: [], plan: '012345678 ', contact: ' ab ', agreed: false };
    expect(wrongFields(none)).toEqual(['players', 'channels', 'plan', 'contact', 'agreed']);
    for (const players of ['', '-1', '1.5', 'many', '100001'])
      expect(wrongFields({ ...whole, players })).toEqual(['players']);
    expect(wrongFields({ ...whole, players: '100000' })).toEqual([]);
  });

  it('opens the form from the instant on that the server names', () => {
    const at = (mayApplyFrom: number) => mayApply({ ...fresh, mayApplyFrom });
    expect([
      at(fresh.serverTime),
      at(fresh.serverTime + 1),
      mayApply(refusedLately),
      mayApply(pending),
      mayApply(null),
    ]).toEqual([true, false, false, false, false]);
  });
});
