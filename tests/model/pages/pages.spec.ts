import { expect } from 'vitest';
import { enqueueActions } from 'xstate';
import { ApiError } from '../../../src/api/failure.ts';
import { pagesMachine } from '../../../src/machines/pages/pages.machine.ts';
import { defect } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';
import { done, fails } from '../kit/outcome.ts';

const WALLET = 'member/transferFund';
const TEAM = 'agent/agentTeamOverview';

export const pagesFlow: Flow<typeof pagesMachine> = {
  machine: ({ held }) =>
    pagesMachine.provide({
      actions: {
        startPage: enqueueActions(({ enqueue }, { page, language }) => {
          enqueue.spawnChild(held as never, { id: 'page', input: { page, language } } as never);
        }),
      },
    }),
  inputs: [{ isAgent: 0 }, { isAgent: 1 }, { isAgent: 4 }],
  cases: {
    'page.at': [{ page: WALLET }, { page: TEAM }, { page: null }],
    'page.retry': [{}],
    'page.language': [{ language: 'EN' }],
    'page.moneyMoved': [{}],
  },
  eachCounts: ['page.moneyMoved', 'page.language'],
  outcomes: {
    surroundings: [defect],
    loadPage: [done(true), done(false), fails(new ApiError({ kind: 'offline' }))],
  },
  spawned: { page: [defect] },
  walks: [
    'start 2, page.at 2, loadPage done 1, page.at 1, loadPage done 1',
    'start 1, page.language, page.at 1, loadPage done 1',
  ],
  invariants: {
    '[ROLE-13] [ROLE-14] no page is open that this account may not see': ({ snapshot: { context } }) => {
      if (context.page === TEAM) expect(context.isAgent).toBe(1);
      if (context.page === WALLET) expect(context.isAgent).not.toBe(4);
    },
    'one page runs at most': ({ snapshot, pending }) => expect('page' in pending).toBe(snapshot.matches('open')),
    'nothing is told but that money has moved': ({ effects }) => {
      for (const effect of effects) if ('told' in effect) expect(effect.told).toEqual({ type: 'page.moneyMoved' });
    },
  },
  expectations: {
    closed: ({ snapshot }) => expect(snapshot.context.page).toBeNull(),
    loading: ({ pending, snapshot }) => expect(pending.loadPage).toEqual({ page: snapshot.context.page }),
    unavailable: ({ snapshot }) => expect(snapshot.can({ type: 'page.retry' })).toBe(true),
    missing: ({ snapshot }) => expect(snapshot.can({ type: 'page.retry' })).toBe(false),
    open: ({ pending, snapshot: { context } }) => {
      expect(pending.page).toMatchObject({ page: context.page });
      expect(Object.keys(pending).at(-1)).toBe('page');
    },
  },
};
