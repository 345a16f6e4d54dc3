import { describe, expect, it } from 'vitest';
import { depositContract } from '../../../../src/api/contract/money/deposit.ts';
import { refuses, wireFailures } from '../../answers.ts';
import { answersOf } from '../../kit/does.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { done } from '../../kit/outcome.ts';
import { standing } from '../depositDetail/depositDetail.spec.ts';
import { depositFlow, methods } from './deposit.spec.ts';

const answer = answersOf(depositFlow);

describe('the deposit page', () => {
  it.each(
    modelTests(depositFlow, [
      [
        '[design: opening the page loads the deposit methods] start',
        { calls: { fetchMethods: { request: { language: 'EN' } } } },
      ],
      ['[LANG-06] any, page.language -> (stays)', { sets: { language: 'TH' } }],
      [
        '[ERR-27] failed, deposit.retry -> loading',
        { calls: { fetchMethods: { request: { language: 'EN' } } }, sets: { failure: null } },
      ],
      [
        '[LANG-06] [W7] loading, page.language -> loading',
        { calls: { fetchMethods: { request: { language: 'TH' } } }, sets: { language: 'TH' } },
      ],
      ['[MEMBER-07] loading, done fetchMethods -> ready.before', { sets: { methods: methods, method: 'TRANSFER' } }],
      ['[ERR-27] loading, error fetchMethods -> failed', { sets: { failure: { kind: 'offline' } } }],
      [
        '[LANG-06] [W7] ready, page.language -> loading',
        { calls: { fetchMethods: { request: { language: 'TH' } } }, sets: { language: 'TH' } },
      ],
      [
        '[design: only an offered method; a change hides the old refusal] ready.choosing, deposit.choose [isOffered] -> (stays)',
        { sets: { method: 'EWALLET', failure: null } },
        'start, page.language, fetchMethods done 1, deposit.type 1, deposit.submit, sendDeposit error 1, fetchMethods done 1, deposit.choose 1',
      ],
      ['[WALLET-09] ready.choosing, deposit.guide -> ready.reading', {}],
      [
        '[design: an invalid form shows its problems and stays] ready.choosing, deposit.submit -> (stays)',
        { sets: { tried: true } },
      ],
      [
        '[WALLET-02] [W8] ready.choosing, deposit.submit [isValid] -> sending',
        {
          calls: {
            sendDeposit: {
              request: { method: 'TRANSFER', amount: 2500000, language: 'EN' },
              idempotencyKey: 'seed-of-a-page-2',
            },
          },
          sets: { sent: { method: 'TRANSFER', amount: 2500000, language: 'EN' }, failure: null },
        },
        'start, fetchMethods done 1, deposit.type 1, deposit.submit, sendDeposit error 1, fetchMethods done 1, deposit.submit',
      ],
      [
        '[design: typing changes the amount and hides the old refusal] ready.choosing, deposit.type -> (stays)',
        { sets: { typed: '5', failure: null } },
        'start, page.language, fetchMethods done 1, deposit.type 1, deposit.submit, sendDeposit error 1, fetchMethods done 1, deposit.type 2',
      ],
      ['[WALLET-09] ready.reading, deposit.closeGuide -> ready.choosing', {}],
      [
        '[WALLET-02] [W8] sending, done sendDeposit -> ready',
        {
          tells: [{ type: 'list.opened', id: '5e2f0a4c-8f5e-4a55-9f0a-2f3a1a0c7d11', known: answer('sendDeposit') }],
          sets: { keyIndex: 1, typed: '', tried: false, sent: null },
        },
      ],
      [
        '[W8] sending, error sendDeposit -> loading',
        {
          calls: { fetchMethods: { request: { language: 'EN' } } },
          sets: {
            keyIndex: 1,
            sent: null,
            failure: {
              kind: 'refused',
              code: 'AMOUNT_OUT_OF_RANGE',
              message: 'refused with AMOUNT_OUT_OF_RANGE',
              details: { min: 1000000, max: 5000000000 },
            },
          },
        },
      ],
      [
        '[W8] [ERR-27] sending, error sendDeposit [isOutcomeUnknown] -> unsure',
        { sets: { failure: { kind: 'offline' } } },
      ],
      [
        '[W8] unsure, deposit.resend -> sending',
        {
          calls: {
            sendDeposit: {
              request: { method: 'TRANSFER', amount: 2500000, language: 'EN' },
              idempotencyKey: 'seed-of-a-page-1',
            },
          },
          sets: { failure: null },
        },
        'start, fetchMethods done 1, deposit.type 1, deposit.submit, sendDeposit error 2, page.language, deposit.resend',
      ],
      [
        '[design: giving up the resend shows what became of it] unsure, deposit.checkStatus -> loading',
        {
          calls: { fetchMethods: { request: { language: 'EN' } } },
          tells: [{ type: 'listDetail.refresh' }],
          sets: { typed: '', tried: false, keyIndex: 1, sent: null, failure: null },
        },
      ],
    ]),
  )('%s', (_title, run) => run());

  const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();

  /** The page with methods and list on screen, P 250 typed. */
  function opened() {
    const bench = createHarness(depositFlow, { language: 'TH', keySeed: 'seed' });
    const { actor, children, settle } = bench;
    const load = () => settle(children().fetchMethods, first(depositFlow.outcomes.fetchMethods));
    load();
    actor.send({ type: 'deposit.type', value: '250' });
    const pending = () => bench.seen(0).pending;
    const effects = () => bench.seen(0).effects;
    return { ...bench, load, pending, effects, context: () => actor.getSnapshot().context };
  }

  it('[WALLET-02] resends with the same idempotency key when the outcome is unknown, even in another language', () => {
    const { actor, children, settle, pending } = opened();
    const sent = { request: { method: 'TRANSFER', amount: 2_500_000, language: 'TH' }, idempotencyKey: 'seed-1' };
    actor.send({ type: 'deposit.submit' });
    expect(pending().sendDeposit).toEqual(sent);
    settle(children().sendDeposit, first(wireFailures(depositContract.create)));
    actor.send({ type: 'page.language', language: 'EN' });
    actor.send({ type: 'deposit.resend' });
    expect(pending().sendDeposit).toEqual(sent);
  });

  it('[WALLET-02] keeps what was typed when refused, and uses a new idempotency key next', () => {
    const { actor, children, settle, load, context, pending } = opened();
    actor.send({ type: 'deposit.submit' });
    settle(children().sendDeposit, refuses(depositContract.create, 'LIMIT_REACHED'));
    load();
    expect(context()).toMatchObject({ typed: '250', failure: { code: 'LIMIT_REACHED' }, sent: null });
    actor.send({ type: 'deposit.submit' });
    expect(pending().sendDeposit).toMatchObject({ idempotencyKey: 'seed-2' });
  });

  it('[WALLET-02] opens the deposit that was made, with the details of the answer', () => {
    const { actor, children, settle, effects, context } = opened();
    actor.send({ type: 'deposit.submit' });
    settle(children().sendDeposit, done(standing.starting));
    expect(effects()).toEqual([{ told: { type: 'list.opened', id: standing.starting.id, known: standing.starting } }]);
    expect(context()).toMatchObject({ typed: '', sent: null });
  });
});
