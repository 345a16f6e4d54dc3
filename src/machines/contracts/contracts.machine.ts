import { idempotencyKeyOf } from '../money/idempotency.ts';
import type { ContractSide } from './contracts.events.ts';
import { contractsLoading } from './contracts.loading.ts';
import { listRequest } from './contracts.rules.ts';
import { contractsSetup } from './contracts.setup.ts';

const again = { 'contracts.refresh': { target: '#contracts.loading', actions: 'forgetFailure' } } as const;

/**
 * The contract requests (CONTRACT-07): contracts awaiting the member's answer, contracts given and received by kind,
 * one contract in detail, and a new offer. Disabled kinds are absent (ROLE-22…25).
 */
export const createContractsMachine = (sides: readonly [ContractSide, ...ContractSide[]]) =>
  contractsSetup.createMachine({
    id: 'contracts',
    context: ({ input: { keySeed } }) => ({
      keySeed,
      keyIndex: 0,
      sides,
      side: sides[0],
      kinds: [],
      kind: 'dividend',
      over: false,
      page: 1,
      waiting: [],
      part: null,
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
      list: {
        description: 'Shows the contracts awaiting an answer, and those of one side and kind.',
        initial: 'asking',
        on: {
          'contracts.chooseSide': {
            guard: { type: 'isOtherSide', params: ({ event }) => event },
            target: '.asking',
            actions: { type: 'chooseSide', params: ({ event }) => event },
          },
          'contracts.chooseKind': {
            guard: { type: 'isOtherKind', params: ({ event }) => event },
            target: '.asking',
            actions: { type: 'chooseKind', params: ({ event }) => event },
          },
          'contracts.chooseOver': {
            guard: { type: 'isOtherFilter', params: ({ event }) => event },
            target: '.asking',
            actions: { type: 'chooseOver', params: ({ event }) => event },
          },
          'contracts.page': {
            guard: { type: 'isOtherPage', params: ({ event }) => event },
            target: '.asking',
            actions: { type: 'setPage', params: ({ event }) => event },
          },
          'contracts.open': {
            guard: { type: 'isRow', params: ({ event }) => event },
            target: 'following',
            actions: { type: 'openRow', params: ({ event }) => event },
          },
          'contracts.offer': { guard: 'mayGive', target: 'offering' },
        },
        states: {
          asking: {
            description: 'Loading a page; the previous one stays on screen.',
            tags: 'busy',
            invoke: {
              id: 'fetchPart',
              src: 'fetchPart',
              input: ({ context }) => listRequest(context),
              onDone: {
                target: 'shown',
                actions: { type: 'keepPart', params: ({ event }) => ({ part: event.output }) },
              },
              onError: {
                target: 'failed',
                actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              },
            },
          },
          shown: { description: 'Shows the page, or that there are no contracts.', on: again },
          failed: { description: 'Loading failed; shows the reason and Retry.', on: again },
        },
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
          onDone: { target: 'loading', actions: ['closeRow', 'rotateKey'] },
          onError: { target: 'loading', actions: ['closeRow', 'rotateKey'] },
        },
      },
      offering: {
        description: 'Form for a new contract of this kind.',
        invoke: {
          id: 'offer',
          src: 'offer',
          input: ({ context }) => ({ kind: context.kind, keySeed: idempotencyKeyOf(context) }),
          onDone: [
            {
              guard: { type: 'isOffered', params: ({ event }) => event.output },
              target: 'following',
              actions: [{ type: 'openOffered', params: ({ event }) => event.output }, 'rotateKey'],
            },
            { target: 'loading', actions: 'rotateKey' },
          ],
          onError: { target: 'loading', actions: 'rotateKey' },
        },
      },
    },
  });

/** With both sides; the chart is the same for each. */
export const contractsMachine = createContractsMachine(['downline', 'upline']);
