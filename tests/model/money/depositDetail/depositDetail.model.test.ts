import { describe, expect, it } from 'vitest';
import { secondsLeft } from '../../../../src/machines/money/depositDetail/depositDetail.rules.ts';
import type { Does } from '../../kit/does.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { done } from '../../kit/outcome.ts';
import { depositDetailFlow, standing } from './depositDetail.spec.ts';

const id = '5e2f0a4c-8f5e-4a55-9f0a-2f3a1a0c7d11';
const fetches = (language: string) => ({
  fetchDetail: { request: { id, language }, headers: { 'x-background': '0' } },
});
const polls = { poll: { request: { id, language: 'EN' }, headers: { 'x-background': '1' } } };
const copies = (outcome: string): Does => ({ sets: { copied: { field: 'note', outcome } } });
const MOVED = [{ type: 'page.moneyMoved' }];

describe('a deposit', () => {
  it.each(
    modelTests(depositDetailFlow, [
      ['any, depositDetail.back -> left', { ends: undefined }],
      [
        '[LANG-06] any, page.language -> opening',
        { calls: fetches('TH'), stops: ['poll'], sets: { language: 'TH' } },
        'start 2, tick, page.language',
      ],
      ['begun, always -> ended', {}],
      ['begun, always [isOpen] -> watching', {}],
      ['begun, always [isUnknown] -> opening', { calls: fetches('EN') }],
      ['[ERR-27] failed, depositDetail.retry -> opening', { calls: fetches('EN'), sets: { failure: null } }],
      [
        '[WALLET-02] opening, done fetchDetail -> ended',
        { tells: MOVED, sets: { detail: standing.paid } },
        'start 2, page.language, fetchDetail done 2',
      ],
      ['[WALLET-02] opening, done fetchDetail [isOpen] -> watching', { sets: { detail: standing.awaiting } }],
      [
        'opening, error fetchDetail -> failed',
        {
          sets: {
            failure: { ...{ kind: 'refused', code: 'NOT_FOUND', message: 'refused with NOT_FOUND' }, details: null },
          },
        },
      ],
      [
        '[WALLET-02] watching.clock.ticking, after second (1 s) -> watching.clock.ticking',
        { sets: { seconds: 1 } },
        'start 2, tick, poll done 1, tick',
      ],
      ['watching.copying.copying, done copyText -> watching.copying.idle', copies('done')],
      ['watching.copying.copying, error copyText -> watching.copying.idle', copies('failed')],
      [
        'watching.copying.idle, depositDetail.copy [canBeCopied] -> watching.copying.copying',
        { calls: { copyText: { text: '5E2F0A4C' } }, ...copies('underWay') },
      ],
      [
        '[WALLET-02] [W4] watching.status.fresh, after firstLook (1 s) -> watching.status.looking',
        { calls: polls, sets: { seconds: 1 } },
      ],
      [
        '[WALLET-02] watching.status.looking, done poll -> ended',
        { tells: MOVED, sets: { detail: standing.paid, seconds: 0 } },
        'start 2, tick, poll done 2',
      ],
      [
        '[WALLET-02] watching.status.looking, done poll [isOpen] -> watching.status.resting',
        { sets: { detail: standing.awaiting, seconds: 0 } },
      ],
      ['watching.status.looking, error poll -> watching.status.resting', { sets: { failure: { kind: 'offline' } } }],
      [
        '[WALLET-02] [W4] watching.status.resting, after nextLook (5 s) -> watching.status.looking',
        { calls: polls, sets: { seconds: 5 } },
        'start 2, tick, poll done 1, tick, tick, tick, tick, tick',
      ],
    ]),
  )('%s', (_title, run) => run());

  const opened = () => {
    const bench = createHarness(depositDetailFlow, { id: 'x', language: 'TH', detail: standing.starting });
    let now = 0;
    const pass = (ms: number) => {
      now += ms;
      bench.clock.advanceTo(now);
    };
    return { ...bench, pass, context: () => bench.actor.getSnapshot().context };
  };

  it('[WALLET-02] refreshes one second after the deposit was made, then every five seconds', () => {
    const { pass, children, settle } = opened();
    const asks = () => 'poll' in children();
    const asksAfter = (ms: number) => {
      pass(ms);
      return asks();
    };
    expect([asks(), asksAfter(999), asksAfter(1)]).toEqual([false, false, true]);
    settle(children().poll, done(standing.awaiting));
    expect([asks(), asksAfter(4_999), asksAfter(1)]).toEqual([false, false, true]);
  });

  it('[WALLET-02] reports received money once, however often the deposit is loaded', () => {
    const { actor, pass, children, settle, seen } = opened();
    pass(1_000);
    settle(children().poll, done(standing.awaiting));
    pass(5_000);
    settle(children().poll, done(standing.paid));
    actor.send({ type: 'page.language', language: 'TH' });
    settle(children().fetchDetail, done(standing.paid));
    expect(seen(0).effects).toEqual([{ told: { type: 'page.moneyMoved' } }]);
  });

  it('[WALLET-02] counts down by the server time', () => {
    const { pass, children, settle, context } = opened();
    pass(1_000);
    expect(secondsLeft(context())).toBe(1_799);
    settle(children().poll, done(standing.awaiting));
    expect(secondsLeft(context())).toBe(1_795);
    pass(3_000);
    expect(secondsLeft(context())).toBe(1_792);
    pass(2_000);
    settle(children().poll, done(standing.expired));
    expect(secondsLeft(context())).toBe(0);
  });
});
