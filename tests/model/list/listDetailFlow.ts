import { expect } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { defect } from '../answers.ts';
import type { Line } from '../kit/does.ts';
import type { Flow, Seen } from '../kit/flow.ts';
import { done } from '../kit/outcome.ts';

interface ListDetailSpec {
  readonly machine: AnyStateMachine;
  /** The row that opens. */
  readonly row: string;
}

type Look = Seen<AnyStateMachine>;

/** The flow of a list with one of its rows in detail: what all of them share. */
export const listDetailFlow = ({ machine, row }: ListDetailSpec): Flow<AnyStateMachine> =>
  ({
    machine: () => machine,
    inputs: [{ language: 'TH', keySeed: 'seed-of-a-page' }],
    cases: {
      'listDetail.retry': [{}],
      'list.opened': [{ id: row }],
      'page.moneyMoved': [{}],
      'page.language': [{ language: 'EN' }],
      'listDetail.refresh': [{}],
    },
    eachCounts: ['page.moneyMoved', 'page.language', 'listDetail.refresh'],
    walks: ['start, page.language, listDetail.retry'],
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
        expect([pending, context.opened]).toEqual([{ list: { language: expect.stringMatching(/^(TH|EN)$/) } }, null]),
      'open.following': ({ pending, snapshot: { context } }: Look) =>
        expect([Object.keys(pending), context.opened]).toEqual([['list', 'detail'], row]),
      failed: ({ pending }: Look) => expect(pending).toEqual({}),
    },
  }) as unknown as Flow<AnyStateMachine>;

const REFRESHED = { sent: { type: 'list.refresh' }, to: 'list' };
const english = (to: 'list' | 'detail') => ({ sent: { type: 'page.language', language: 'EN' }, to });
const closed = { effects: [REFRESHED], sets: { opened: null, keyIndex: 1 } };

/**
 * Every transition of a list with a detail, with the ids that its requirements have.
 * @param detail what the opened row is started with
 */
export const listDetailTransitions = (opened: string, row: string, detail: object): readonly Line[] => [
  [`${opened} start`, { calls: { list: { language: 'TH' } } }],
  [`${opened} open.listing, list.opened -> open.following`, { calls: { detail }, sets: { opened: row } }],
  ['[W2] [design: a closed row may have changed] open.following, done detail -> open.listing', closed],
  ['[W2] [design: a broken row leads back to the list] open.following, error detail -> open.listing', closed],
  [
    '[design: the site is told of moved money] open.following, page.moneyMoved -> (stays)',
    { tells: [{ type: 'page.moneyMoved' }] },
  ],
  ['[LANG-06] open, page.language -> (stays)', { effects: [english('list')], sets: { language: 'EN' } }],
  [
    '[LANG-06] open.following, page.language -> (stays)',
    { effects: [english('list'), english('detail')], sets: { language: 'EN' } },
  ],
  ['[design: what may have been made is looked for] open, listDetail.refresh -> (stays)', { effects: [REFRESHED] }],
  [
    '[W2] [design: a broken list offers Retry] open, error list -> failed',
    { stops: ['detail'], sets: { opened: null, keyIndex: 1 } },
    'start, list.opened, list error',
  ],
  ['[ERR-27] failed, listDetail.retry -> open', { calls: { list: { language: 'TH' } } }],
];
