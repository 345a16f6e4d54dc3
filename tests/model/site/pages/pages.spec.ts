import { expect } from 'vitest';
import { enqueueActions } from 'xstate';
import { ApiError } from '../../../../src/api/failure.ts';
import { pagesMachine } from '../../../../src/machines/site/pages/pages.machine.ts';
import { plain } from '../../account/profile/profile.spec.ts';
import { defect } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { done, fails } from '../../kit/outcome.ts';

const WALLET = 'member/transferFund';
/** Is not registered. */
const TEAM = 'agent/nothing';

export const pagesFlow: Flow<typeof pagesMachine> = {
  machine: ({ held }) =>
    pagesMachine.provide({
      actions: {
        startPage: enqueueActions(({ enqueue }, { page, language, address }) => {
          enqueue.spawnChild(held as never, { id: 'page', input: { page, language, address } } as never);
        }),
      },
    }),
  inputs: [{ isAgent: 0 }, { isAgent: 1 }, { isAgent: 4 }],
  cases: {
    'page.changed': [
      { page: WALLET, address: `/${WALLET}` },
      { page: TEAM, address: `/${TEAM}` },
      { page: null, address: '/' },
      { page: WALLET, address: `/${WALLET}?to=NAGA` },
    ],
    'page.retry': [{}],
    'page.language': [{ language: 'EN' }],
    'page.moneyMoved': [{}],
    'page.gamePlayed': [{}],
    'page.profileChanged': [{ profile: plain }],
  },
  eachCounts: ['page.moneyMoved', 'page.gamePlayed', 'page.profileChanged', 'page.language'],
  outcomes: {
    surroundings: [defect],
    loadPage: [done(true), done(false), fails(new ApiError({ kind: 'offline' }))],
  },
  spawned: { page: [defect] },
  walks: [
    'start 2, page.changed 2, loadPage done 1, page.changed 1, loadPage done 1',
    'start 1, page.language, page.changed 1, loadPage done 1',
  ],
  invariants: {
    '[ROLE-13] [ROLE-14] no page is open that the account may not see': ({ snapshot: { context } }) => {
      if (context.page === TEAM) expect(context.isAgent).toBe(1);
      if (context.page === WALLET) expect(context.isAgent).not.toBe(4);
    },
    'at most one page runs': ({ snapshot, pending }) => expect('page' in pending).toBe(snapshot.matches('open')),
    'reports only moved money and played games': ({ effects }) => {
      for (const effect of effects) {
        if ('told' in effect)
          expect(['page.moneyMoved', 'page.gamePlayed', 'page.profileChanged']).toContain(
            (effect.told as { type: string }).type,
          );
      }
    },
    '[ROUTE-14] the page hears each change of its address': ({ fresh, snapshot: { context } }) => {
      const heard = fresh.flatMap((effect) => ('sent' in effect && 'address' in effect.sent ? [effect] : []));
      for (const { sent, to } of heard)
        expect([sent, to]).toEqual([{ type: 'page.address', address: context.address }, 'page']);
    },
  },
  expectations: {
    closed: ({ snapshot }) => expect(snapshot.context.page).toBeNull(),
    loading: ({ pending, snapshot }) => expect(pending.loadPage).toEqual({ page: snapshot.context.page }),
    unavailable: ({ snapshot }) => expect(snapshot.can({ type: 'page.retry' })).toBe(true),
    missing: ({ snapshot }) => expect(snapshot.can({ type: 'page.retry' })).toBe(false),
    open: ({ pending, snapshot: { context } }) => {
      expect(pending.page).toMatchObject({ page: context.page });
      expect(context.address.split('?')[0]).toBe(`/${context.page}`);
      expect(Object.keys(pending).at(-1)).toBe('page');
    },
  },
};
