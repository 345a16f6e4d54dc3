import { assign, sendTo, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { type AgentFeatures, agentFeaturesContract } from '../../../api/contract/agent/agentFeatures.ts';
import { type AgreementKind, type AgreementRow, agreementContract } from '../../../api/contract/agent/agreement.ts';
import { failureOf } from '../../../api/failure.ts';
import type { ListChosen, ListOpened } from '../../list/list.machine.ts';
import { idempotencyKeyOf } from '../../money/idempotency.ts';
import type { PageInput } from '../../site/pages/pages.machine.ts';
import type { EventsOf } from '../../support/events.ts';
import { agreementMachine } from '../agreement/agreement.machine.ts';
import { agreementOfferMachine } from '../agreementOffer/agreementOffer.machine.ts';
import { agreementListMachine } from './agreementList.machine.ts';
import type { AgreementSide, agreementsEvents } from './agreements.events.ts';
import { type AgreementsContext, kindsOn, offerToOf, openingChoice } from './agreements.rules.ts';

const handleOf = (row: AgreementRow | null) => row && { id: row.id, kind: row.kind };

/** Setup of the agreements machine. */
const agreementsSetup = setup({
  types: {
    context: {} as AgreementsContext,
    input: {} as PageInput,
    events: {} as EventsOf<typeof agreementsEvents> | ListOpened | ListChosen,
    tags: {} as 'busy',
    children: {} as { list: 'list'; agreement: 'agreement'; offer: 'offer' },
  },
  actors: {
    fetchFeatures: apiPort(agentFeaturesContract.read),
    fetchWaiting: apiPort(agreementContract.requests),
    list: agreementListMachine,
    agreement: agreementMachine,
    offer: agreementOfferMachine,
  },
  actions: {
    keepFeatures: assign(({ context }, params: { features: AgentFeatures }) => {
      const kinds = kindsOn(params.features);
      return { kinds, kind: kinds.includes(context.kind) ? context.kind : (kinds[0] ?? context.kind) };
    }),
    keepWaiting: assign(({ context }, params: { list: readonly AgreementRow[] }) => ({
      waiting: params.list,
      ...openingChoice(context, params.list),
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    markShown: assign({ wasShown: true }),
    keepChoice: assign((_, { choice: { filters } }: ListChosen) => ({
      side: filters.side as AgreementSide,
      kind: filters.kind as AgreementKind,
    })),
    refreshList: sendTo('list', { type: 'list.refresh' }),
    openListed: assign(({ context }, params: ListOpened) => ({ open: { id: params.id, kind: context.kind } })),
    openWaiting: assign(({ context: { waiting } }, params: { id: string }) => ({
      open: handleOf(waiting.find(({ id }) => id === params.id) ?? null),
    })),
    openOffered: assign((_, params: { agreement: AgreementRow | null }) => ({ open: handleOf(params.agreement) })),
    closeRow: assign({ open: null }),
    /** The next agreement opened gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
  },
  guards: {
    isAnyOn: (_, params: { features: AgentFeatures }) => kindsOn(params.features).length > 0,
    isWaiting: ({ context: { waiting } }, params: { id: string }) => waiting.some(({ id }) => id === params.id),
    mayGive: ({ context }) => context.side === 'upline',
    isOffered: (_, params: { agreement: AgreementRow | null }) => params.agreement !== null,
  },
});

const keepFailure = {
  type: 'keepFailure',
  params: ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error }),
} as const;

/** What can be done while the list is on screen. */
const browsing = {
  'list.chosen': {
    actions: { type: 'keepChoice', params: ({ event }: { readonly event: ListChosen }) => event },
  },
  'agreements.open': {
    guard: { type: 'isWaiting', params: ({ event }: { readonly event: { readonly id: string } }) => event },
    target: 'following',
    actions: { type: 'openWaiting', params: ({ event }: { readonly event: { readonly id: string } }) => event },
  },
  'list.opened': {
    target: 'following',
    actions: { type: 'openListed', params: ({ event }: { readonly event: ListOpened }) => event },
  },
  'agreements.offer': { guard: 'mayGive', target: 'offering' },
} as const;

/**
 * The agreement requests (CONTRACT-07): agreements awaiting the member's answer, agreements given and received by kind,
 * one agreement in detail, and a new offer. Disabled kinds are absent (ROLE-22…25).
 */
export const createAgreementsMachine = (sides: readonly [AgreementSide, ...AgreementSide[]]) =>
  agreementsSetup.createMachine({
    id: 'agreements',
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
      loading: {
        description: 'Loading; earlier data stays on screen.',
        tags: 'busy',
        initial: 'features',
        states: {
          features: {
            description: 'Loading which kinds of agreements are enabled.',
            invoke: {
              id: 'fetchFeatures',
              src: 'fetchFeatures',
              input: { request: {} },
              onDone: [
                {
                  guard: { type: 'isAnyOn', params: ({ event }) => ({ features: event.output }) },
                  target: 'waiting',
                  actions: { type: 'keepFeatures', params: ({ event }) => ({ features: event.output }) },
                },
                { target: '#agreements.closed' },
              ],
              onError: {
                target: '#agreements.failed',
                actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              },
            },
          },
          waiting: {
            description: 'Loading the agreements that await the member’s answer (CONTRACT-09).',
            invoke: {
              id: 'fetchWaiting',
              src: 'fetchWaiting',
              input: { request: {} },
              onDone: {
                target: '#agreements.open',
                actions: { type: 'keepWaiting', params: ({ event }) => event.output },
              },
              onError: {
                target: '#agreements.failed',
                actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              },
            },
          },
        },
      },
      failed: {
        description: 'Loading failed; shows the reason and Retry.',
        on: { 'agreements.retry': { target: 'loading', actions: 'forgetFailure' } },
      },
      closed: { description: 'No kind of agreement is enabled; says so.' },
      open: {
        description: 'The list runs, on screen or below one agreement.',
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
            description: 'Shows the agreements awaiting an answer, and those of one side and kind.',
            on: { ...browsing, 'agreements.refresh': { target: 'updating', actions: 'refreshList' } },
          },
          updating: {
            description: 'Loading the requests again; the known ones stay on screen.',
            tags: 'busy',
            invoke: {
              id: 'fetchWaiting',
              src: 'fetchWaiting',
              input: { request: {} },
              onDone: { target: 'listing', actions: { type: 'keepWaiting', params: ({ event }) => event.output } },
              onError: { target: '#agreements.failed', actions: keepFailure },
            },
            on: browsing,
          },
          following: {
            description: "Shows one agreement and the member's actions on it.",
            invoke: {
              id: 'agreement',
              src: 'agreement',
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
            description: 'Form for a new agreement of this kind.',
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
export const agreementsMachine = createAgreementsMachine(['downline', 'upline']);
