import { intentKey } from '../money/intent.ts';
import type { ContractSide } from './contracts.events.ts';
import { contractsLoading } from './contracts.loading.ts';
import { askedOf } from './contracts.rules.ts';
import { contractsSetup } from './contracts.setup.ts';

const again = { 'contracts.refresh': { target: '#contracts.loading', actions: 'forgetFailure' } } as const;

/**
 * The contract requests (CONTRACT-07): what waits for the member's answer, the contracts given and had by kind, one of them
 * by itself, and offering a new one. Kinds that are switched off are not there (ROLE-22…25).
 */
export const createContractsMachine = (sides: readonly [ContractSide, ...ContractSide[]]) =>
  contractsSetup.createMachine({
    id: 'contracts',
    context: ({ input: { keySeed } }) => ({
      keySeed,
      settled: 0,
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
        description: 'What there is could not be had: says why and offers to try again.',
        on: { 'contracts.retry': { target: 'loading', actions: 'forgetFailure' } },
      },
      closed: { description: 'No kind of contract is open: says so.' },
      list: {
        description: 'What waits, and the contracts of one side and kind.',
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
            guard: { type: 'isOther', params: ({ event }) => event },
            target: '.asking',
            actions: { type: 'chooseOver', params: ({ event }) => event },
          },
          'contracts.turnTo': {
            guard: { type: 'isOtherPage', params: ({ event }) => event },
            target: '.asking',
            actions: { type: 'turnTo', params: ({ event }) => event },
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
            description: 'Waits for the page; another page of the same stays on screen.',
            tags: 'busy',
            invoke: {
              id: 'fetchPart',
              src: 'fetchPart',
              input: ({ context }) => askedOf(context),
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
          shown: { description: 'The page is on screen, or that there is no contract.', on: again },
          failed: { description: 'It could not be had: says why and offers to try again.', on: again },
        },
      },
      following: {
        description: 'One contract by itself, with what the member may do with it.',
        invoke: {
          id: 'contract',
          src: 'contract',
          input: ({ context }) => ({
            id: context.open?.id ?? '',
            kind: context.open?.kind ?? context.kind,
            keySeed: intentKey(context),
          }),
          onDone: { target: 'loading', actions: ['closeRow', 'settle'] },
          onError: { target: 'loading', actions: ['closeRow', 'settle'] },
        },
      },
      offering: {
        description: 'A new contract of this kind is written.',
        invoke: {
          id: 'offer',
          src: 'offer',
          input: ({ context }) => ({ kind: context.kind, keySeed: intentKey(context) }),
          onDone: [
            {
              guard: { type: 'isOffered', params: ({ event }) => event.output },
              target: 'following',
              actions: [{ type: 'openOffered', params: ({ event }) => event.output }, 'settle'],
            },
            { target: 'loading', actions: 'settle' },
          ],
          onError: { target: 'loading', actions: 'settle' },
        },
      },
    },
  });

/** With both sides; its chart is that of every one of them. */
export const contractsMachine = createContractsMachine(['downline', 'upline']);
