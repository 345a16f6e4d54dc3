import type { ListChosen, ListOpened } from '../list/list.machine.ts';
import { idempotencyKeyOf } from '../money/idempotency.ts';
import type { ContractSide } from './contracts.events.ts';
import { contractsLoading } from './contracts.loading.ts';
import { offerToOf } from './contracts.rules.ts';
import { contractsSetup } from './contracts.setup.ts';

const keepFailure = {
  type: 'keepFailure',
  params: ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error }),
} as const;

/** What can be done while the list is on screen. */
const browsing = {
  'list.chosen': {
    actions: { type: 'keepChoice', params: ({ event }: { readonly event: ListChosen }) => event },
  },
  'contracts.open': {
    guard: { type: 'isWaiting', params: ({ event }: { readonly event: { readonly id: string } }) => event },
    target: 'following',
    actions: { type: 'openWaiting', params: ({ event }: { readonly event: { readonly id: string } }) => event },
  },
  'list.opened': {
    target: 'following',
    actions: { type: 'openListed', params: ({ event }: { readonly event: ListOpened }) => event },
  },
  'contracts.offer': { guard: 'mayGive', target: 'offering' },
} as const;

/**
 * The contract requests (CONTRACT-07): contracts awaiting the member's answer, contracts given and received by kind,
 * one contract in detail, and a new offer. Disabled kinds are absent (ROLE-22…25).
 */
export const createContractsMachine = (sides: readonly [ContractSide, ...ContractSide[]]) =>
  contractsSetup.createMachine({
    id: 'contracts',
    context: ({ input: { language, keySeed, address } }) => ({
      language,
      keySeed,
      keyIndex: 0,
      sides,
      offerTo: offerToOf(address),
      // Offers go to downlines.
      side: offerToOf(address) !== null && sides.includes('upline') ? 'upline' : sides[0],
      kinds: [],
      kind: 'dividend',
      wasShown: false,
      waiting: [],
      failure: null,
      open: null,
    }),
    initial: 'loading',
    states: {
      loading: contractsLoading,
      failed: {
        description: 'Loading failed; shows the reason and Retry.',
        on: { 'contracts.retry': { target: 'loading', actions: 'forgetFailure' } },
      },
      closed: { description: 'No kind of contract is enabled; says so.' },
      open: {
        description: 'The list runs, on screen or below one contract.',
        entry: 'markShown',
        initial: 'listing',
        invoke: {
          id: 'list',
          src: 'list',
          input: ({ context: { language, sides, kinds, side, kind } }) => ({
            language,
            offered: { side: sides, kind: kinds },
            choice: { filters: { side, kind } },
          }),
          onError: { target: 'failed', actions: [keepFailure, 'closeRow', 'rotateKey'] },
        },
        states: {
          listing: {
            description: 'Shows the contracts awaiting an answer, and those of one side and kind.',
            on: { ...browsing, 'contracts.refresh': { target: 'updating', actions: 'refreshList' } },
          },
          updating: {
            description: 'Loading the requests again; the known ones stay on screen.',
            tags: 'busy',
            invoke: {
              id: 'fetchWaiting',
              src: 'fetchWaiting',
              input: { request: {} },
              onDone: { target: 'listing', actions: { type: 'keepWaiting', params: ({ event }) => event.output } },
              onError: { target: '#contracts.failed', actions: keepFailure },
            },
            on: browsing,
          },
          following: {
            description: "Shows one contract and the member's actions on it.",
            invoke: {
              id: 'contract',
              src: 'contract',
              input: ({ context }) => ({
                id: context.open?.id ?? '',
                kind: context.open?.kind ?? context.kind,
                keySeed: idempotencyKeyOf(context),
              }),
              onDone: { target: 'updating', actions: ['closeRow', 'rotateKey', 'refreshList'] },
              onError: { target: 'updating', actions: ['closeRow', 'rotateKey', 'refreshList'] },
            },
          },
          offering: {
            description: 'Form for a new contract of this kind.',
            invoke: {
              id: 'offer',
              src: 'offer',
              input: ({ context }) => ({
                kind: context.kind,
                keySeed: idempotencyKeyOf(context),
                ...(context.offerTo !== null && { downline: context.offerTo }),
              }),
              onDone: [
                {
                  guard: { type: 'isOffered', params: ({ event }) => event.output },
                  target: 'following',
                  actions: [{ type: 'openOffered', params: ({ event }) => event.output }, 'rotateKey'],
                },
                { target: 'updating', actions: ['rotateKey', 'refreshList'] },
              ],
              onError: { target: 'updating', actions: ['rotateKey', 'refreshList'] },
            },
          },
        },
      },
    },
  });

/** With both sides; the chart is the same for each. */
export const contractsMachine = createContractsMachine(['downline', 'upline']);
