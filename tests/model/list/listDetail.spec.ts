import { expect } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { betsMachine } from '../../../src/machines/play/bets/bets.machine.ts';
import { defect } from '../answers.ts';
import type { Flow, Seen } from '../kit/flow.ts';
import { done } from '../kit/outcome.ts';

type Look = Seen<AnyStateMachine>;

/** A list with one of its rows in detail: the betting record, whose list begins with what the address names. */
export const betsFlow = {
  machine: () => betsMachine,
  inputs: [
    { language: 'TH', keySeed: 'seed-of-a-page' },
    { language: 'TH', keySeed: 'seed-of-a-page', address: '/bets?from=2026-11-20&to=2026-11-21' },
  ],
  cases: {
    'listDetail.retry': [{}],
    'list.opened': [{ id: 'b3' }],
    'page.moneyMoved': [{}],
    'page.language': [{ language: 'EN' }],
    'listDetail.refresh': [{}],
  },
  eachCounts: ['page.moneyMoved', 'page.language', 'listDetail.refresh'],
  walks: ['start 1, page.language, listDetail.retry'],
  outcomes: { list: [defect], detail: [done(undefined), defect] },
  project: ({
    opened,
    keyIndex,
    language,
  }: {
    readonly opened: string | null;
    readonly keyIndex: number;
    readonly language: string;
  }) => [opened, Math.min(keyIndex, 1), language],
  invariants: {
    'reports money that moved in the detail, refreshes the list, and passes the language on': ({ fresh }: Look) => {
      for (const effect of fresh)
        expect([
          { told: { type: 'page.moneyMoved' } },
          { sent: { type: 'list.refresh' }, to: 'list' },
          { sent: { type: 'page.language', language: 'EN' }, to: 'list' },
          { sent: { type: 'page.language', language: 'EN' }, to: 'detail' },
        ]).toContainEqual(effect);
    },
  },
  expectations: {
    'open.listing': ({ pending, snapshot: { context } }: Look) =>
      expect([Object.keys(pending), context.opened]).toEqual([['list'], null]),
    'open.following': ({ pending, snapshot: { context } }: Look) =>
      expect([Object.keys(pending), context.opened]).toEqual([['list', 'detail'], 'b3']),
    failed: ({ pending }: Look) => expect(pending).toEqual({}),
  },
} as unknown as Flow<AnyStateMachine>;
