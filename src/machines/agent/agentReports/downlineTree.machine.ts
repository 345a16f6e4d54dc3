import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { agentReportsContract } from '../../../api/contract/agent/agentReports.ts';
import type { ValueOf } from '../../../api/contract/endpoint.ts';
import { failureOf } from '../../../api/failure.ts';
import { idempotencyKeyOf } from '../../money/idempotency.ts';
import type { MoneyMoved } from '../../site/pages/pages.events.ts';
import type { PageInput } from '../../site/pages/pages.machine.ts';
import type { EventsOf } from '../../support/events.ts';
import { lineTransferMachine } from '../lineTransfer/lineTransfer.machine.ts';
import { rateChangeMachine } from '../registerCentre/rateChange.machine.ts';
import type { DownlineAct, downlineTreeEvents } from './downlineTree.events.ts';
import {
  BRANCH_SIZE,
  type DownlineTreeContext,
  grown,
  hasDownline,
  hasLine,
  searchOf,
  TOP,
  treeLines,
  type Wanted,
} from './downlineTree.rules.ts';

type Downlines = ValueOf<typeof agentReportsContract.downlines>;

const without = <Value>(record: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

/** What the request under way asks for. */
const askedOf = ({ wanted: [first = TOP] }: Pick<DownlineTreeContext, 'wanted'>): Wanted => first;

/**
 * One request more; the failure of the same branch is over. What is wanted already keeps its place: the first is under
 * way.
 */
const wanting = (context: DownlineTreeContext, wanted: Wanted) => ({
  wanted: context.wanted.some(({ under }) => under === wanted.under) ? context.wanted : [...context.wanted, wanted],
  failures: without(context.failures, wanted.under),
});

const downlineTreeSetup = setup({
  types: {
    context: {} as DownlineTreeContext,
    input: {} as PageInput,
    events: {} as EventsOf<typeof downlineTreeEvents> | MoneyMoved,
    tags: {} as 'busy',
    children: {} as { fetchDownlines: 'fetchDownlines'; rateChange: 'rateChange'; lineTransfer: 'lineTransfer' },
  },
  actors: {
    fetchDownlines: apiPort(agentReportsContract.downlines),
    rateChange: rateChangeMachine,
    lineTransfer: lineTransferMachine,
  },
  actions: {
    keepTyped: assign((_, params: { value: string }) => ({ typed: params.value })),
    startSearch: assign(({ context }) => ({
      ...{ search: searchOf(context.typed), branches: {}, opened: [], failures: {} },
      wanted: [TOP],
    })),
    openBranch: assign(({ context }, params: { under: string }) => ({ opened: [...context.opened, params.under] })),
    closeBranch: assign(({ context }, params: { under: string }) => ({
      opened: context.opened.filter((account) => account !== params.under),
    })),
    wantFirst: assign(({ context }, params: { under: string }) => wanting(context, { under: params.under, page: 1 })),
    wantNext: assign(({ context }, params: { under: string }) =>
      wanting(context, { under: params.under, page: (context.branches[params.under]?.page ?? 0) + 1 }),
    ),
    wantAgain: assign(({ context }, params: { under: string }) =>
      wanting(context, { under: params.under, page: context.failures[params.under]?.page ?? 1 }),
    ),
    /** What is open is loaded again; it stays on screen meanwhile. */
    wantAll: assign(({ context }) => ({
      wanted: [TOP, ...context.opened.map((under) => ({ under, page: 1 }))],
      failures: {},
    })),
    keepBranch: assign(({ context }, params: { came: Downlines }) => {
      const { under, page } = askedOf(context);
      return {
        branches: { ...context.branches, [under]: grown(context.branches[under], page, params.came) },
        wanted: context.wanted.slice(1),
      };
    }),
    keepFailure: assign(({ context }, params: { error: unknown }) => {
      const { under, page } = askedOf(context);
      return {
        failures: { ...context.failures, [under]: { page, failure: failureOf(params.error) } },
        wanted: context.wanted.slice(1),
      };
    }),
    keepActed: assign((_, params: { id: string }) => ({ acted: params.id })),
    /** The next act gets other idempotency keys. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1, acted: '' })),
    tellMoved: sendParent({ type: 'page.moneyMoved' } satisfies MoneyMoved),
  },
  guards: {
    isCleared: ({ context }, params: { value: string }) => params.value === '' && context.search !== '',
    isWanted: ({ context }) => context.wanted.length > 0,
    isOpen: ({ context }, params: { under: string }) => context.opened.includes(params.under),
    isLoaded: ({ context }, params: { under: string }) =>
      params.under in context.branches && hasLine(context, params.under),
    isBelow: ({ context }, params: { under: string }) => hasLine(context, params.under),
    hasMore: ({ context }, params: { under: string }) =>
      treeLines(context).some((line) => line.is === 'more' && line.under === params.under && !line.isWanted),
    hasFailed: ({ context }, params: { under: string }) =>
      treeLines(context).some((line) => line.is === 'failed' && line.under === params.under),
    isRate: ({ context }, { act, id }: { act: DownlineAct; id: string }) => act === 'rate' && hasDownline(context, id),
    isTransfer: ({ context }, { act, id }: { act: DownlineAct; id: string }) =>
      act === 'transfer' && hasDownline(context, id),
  },
});

/**
 * The line as a tree (AGENT-06): a member opens to the downlines below, which are loaded then. From the row of a direct
 * downline its rebate is changed, and money is sent.
 */
export const downlineTreeMachine = downlineTreeSetup.createMachine({
  id: 'downlineTree',
  context: ({ input: { keySeed } }) => ({
    ...{ keySeed, keyIndex: 0, typed: '', search: '', acted: '' },
    ...{ branches: {}, opened: [], wanted: [TOP], failures: {} },
  }),
  initial: 'tree',
  states: {
    tree: {
      description: 'The line, as far as it is open.',
      initial: 'shown',
      on: {
        'downlineTree.type': [
          {
            description: 'An empty field shows the line again.',
            guard: { type: 'isCleared', params: ({ event }) => event },
            target: '.loading',
            reenter: true,
            actions: [{ type: 'keepTyped', params: ({ event }) => event }, 'startSearch'],
          },
          { actions: { type: 'keepTyped', params: ({ event }) => event } },
        ],
        'downlineTree.search': { target: '.loading', reenter: true, actions: 'startSearch' },
        'downlineTree.toggle': [
          {
            guard: { type: 'isOpen', params: ({ event }) => event },
            actions: { type: 'closeBranch', params: ({ event }) => event },
          },
          {
            guard: { type: 'isLoaded', params: ({ event }) => event },
            actions: { type: 'openBranch', params: ({ event }) => event },
          },
          {
            guard: { type: 'isBelow', params: ({ event }) => event },
            actions: [
              { type: 'openBranch', params: ({ event }) => event },
              { type: 'wantFirst', params: ({ event }) => event },
            ],
          },
        ],
        'downlineTree.more': {
          guard: { type: 'hasMore', params: ({ event }) => event },
          actions: { type: 'wantNext', params: ({ event }) => event },
        },
        'downlineTree.retry': {
          guard: { type: 'hasFailed', params: ({ event }) => event },
          actions: { type: 'wantAgain', params: ({ event }) => event },
        },
        'downlineTree.act': [
          {
            guard: { type: 'isRate', params: ({ event }) => event },
            target: 'rating',
            actions: { type: 'keepActed', params: ({ event }) => event },
          },
          {
            guard: { type: 'isTransfer', params: ({ event }) => event },
            target: 'sending',
            actions: { type: 'keepActed', params: ({ event }) => event },
          },
        ],
      },
      states: {
        shown: {
          description: 'Nothing is loading.',
          always: { guard: 'isWanted', target: 'loading' },
          on: { 'downlineTree.refresh': { target: 'loading', actions: 'wantAll' } },
        },
        loading: {
          description: 'Loading the downlines of one member; the rest can be used meanwhile.',
          tags: 'busy',
          invoke: {
            id: 'fetchDownlines',
            src: 'fetchDownlines',
            input: ({ context }) => {
              const { under, page } = askedOf(context);
              return { request: { under, search: under === '' ? context.search : '', page, pageSize: BRANCH_SIZE } };
            },
            onDone: {
              target: 'shown',
              actions: { type: 'keepBranch', params: ({ event }) => ({ came: event.output }) },
            },
            onError: {
              target: 'shown',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    rating: {
      description: 'Changes the rebate of a direct downline.',
      invoke: {
        id: 'rateChange',
        src: 'rateChange',
        input: ({ context }) => ({ id: context.acted, keySeed: idempotencyKeyOf(context) }),
        onDone: { target: 'tree', actions: ['rotateKey', 'wantAll'] },
        onError: { target: 'tree', actions: ['rotateKey', 'wantAll'] },
      },
    },
    sending: {
      description: 'Transfers money to a direct downline.',
      invoke: {
        id: 'lineTransfer',
        src: 'lineTransfer',
        input: ({ context }) => ({ to: context.acted, keySeed: idempotencyKeyOf(context) }),
        onDone: { target: 'tree', actions: ['rotateKey', 'wantAll'] },
        onError: { target: 'tree', actions: ['rotateKey', 'wantAll'] },
      },
      on: { 'page.moneyMoved': { actions: 'tellMoved' } },
    },
  },
});
