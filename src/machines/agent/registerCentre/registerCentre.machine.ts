import { assign, sendTo, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import {
  type RegisterLink,
  type RegisterOverview,
  registerCentreContract,
} from '../../../api/contract/agent/registerCentre.ts';
import { failureOf } from '../../../api/failure.ts';
import type { ListOpened } from '../../list/list.machine.ts';
import { idempotencyKeyOf } from '../../money/idempotency.ts';
import type { PageInput } from '../../site/pages/pages.machine.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwired, unwiredPromise } from '../../support/unwired.ts';
import { type AccountsChanged, accountFormMachine } from './accountForm.machine.ts';
import { linkFormMachine } from './linkForm.machine.ts';
import type { LinkFormContext, MadeLink } from './linkForm.rules.ts';
import { madeAccountsMachine } from './madeAccounts.machine.ts';
import type { LinkPart, registerCentreEvents } from './registerCentre.events.ts';
import {
  addressOf,
  chosenLink,
  copyTextOf,
  hasRoom,
  limitsOf,
  PERMANENT,
  type RegisterCentreContext,
} from './registerCentre.rules.ts';

type Closed = Pick<LinkFormContext, 'made' | 'isStale'>;

/** Setup of the register centre. */
const registerCentreSetup = setup({
  types: {
    context: {} as RegisterCentreContext,
    input: {} as PageInput,
    events: {} as EventsOf<typeof registerCentreEvents> | ListOpened | AccountsChanged,
    tags: {} as 'busy',
    children: {} as { accountForm: 'accountForm'; madeAccounts: 'madeAccounts'; linkForm: 'linkForm' },
  },
  actors: {
    fetchOverview: apiPort(registerCentreContract.overview),
    switchLink: apiPort(registerCentreContract.switchLink),
    copyText: unwiredPromise<void, { readonly text: string }>('registerCentre.copyText'),
    shareLink: unwiredPromise<void, { readonly link: string }>('registerCentre.shareLink'),
    accountForm: accountFormMachine,
    madeAccounts: madeAccountsMachine,
    linkForm: linkFormMachine,
  },
  actions: {
    /** The address of the site, and what the device can do. */
    readDevice: (_) => unwired('registerCentre.readDevice')(),
    /** Downloads a QR code. */
    saveQr: (_, _params: { link: string; code: string }) => unwired('registerCentre.saveQr')(),
    keepOverview: assign((_, params: { overview: RegisterOverview }) => ({ overview: params.overview })),
    keepLinks: assign(({ context: { overview } }, params: { links: readonly RegisterLink[] }) => ({
      overview: overview && { ...overview, links: [...params.links] },
    })),
    keepMade: assign(({ context: { overview } }, { made }: { made: MadeLink | null }) => ({
      overview: overview && made && { ...overview, links: made.links },
      chosen: made?.id ?? null,
    })),
    choose: assign((_, params: { id: string }) => ({ chosen: params.id, copied: null, failure: null })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    startCopy: assign((_, params: { what: LinkPart }) => ({
      copied: { what: params.what, outcome: 'underWay' as const },
    })),
    endCopy: assign(({ context: { copied } }, params: { outcome: 'done' | 'failed' }) => ({
      copied: copied && { ...copied, outcome: params.outcome },
    })),
    forgetCopy: assign({ copied: null }),
    /** The next forms get other idempotency keys. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
    refreshAccounts: sendTo('madeAccounts', { type: 'list.refresh' }),
    wantPassword: sendTo('accountForm', (_, params: { id: string }) => ({
      type: 'password.wanted' as const,
      id: params.id,
    })),
  },
  guards: {
    canShare: ({ context }) => context.canShare && chosenLink(context) !== null,
    hasLink: ({ context }) => chosenLink(context) !== null,
    canSwitch: ({ context }) => {
      const link = chosenLink(context);
      return link !== null && link.id !== PERMANENT;
    },
    isOtherLink: ({ context }, params: { id: string }) =>
      context.overview?.links.some(({ id }) => id === params.id) === true && chosenLink(context)?.id !== params.id,
    hasRoom: ({ context }) => hasRoom(context),
    isMade: (_, params: Closed) => params.made !== null,
    isStale: (_, params: Closed) => params.isStale,
  },
});

const chosenAddress = (context: RegisterCentreContext): string => {
  const link = chosenLink(context);
  return link === null ? '' : addressOf(context, link);
};

const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });

/**
 * The register centre of an agent (AGENT-05): registration links on a ticket with a QR code, accounts made by hand, and
 * the list of these. Form and list go on while links are chosen, switched and made.
 */
export const registerCentreMachine = registerCentreSetup.createMachine({
  id: 'registerCentre',
  context: ({ input: { keySeed } }) => ({
    keySeed,
    keyIndex: 0,
    origin: '',
    canShare: false,
    overview: null,
    chosen: null,
    failure: null,
    copied: null,
  }),
  entry: 'readDevice',
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading links, rules and limits.',
      tags: 'busy',
      invoke: {
        id: 'fetchOverview',
        src: 'fetchOverview',
        input: { request: {} },
        onDone: {
          target: 'open',
          actions: { type: 'keepOverview', params: ({ event }) => ({ overview: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: { 'registerCentre.retry': { target: 'loading', actions: ['forgetFailure', 'rotateKey'] } },
    },
    open: {
      description: 'Ticket, links, form and list of accounts are on screen.',
      invoke: [
        {
          id: 'accountForm',
          src: 'accountForm',
          input: ({ context }) => ({ keySeed: `${idempotencyKeyOf(context)}-account`, ...limitsOf(context) }),
          onError: 'failed',
        },
        // The list has no words of its own: its call has no language.
        { id: 'madeAccounts', src: 'madeAccounts', input: { language: 'TH' }, onError: 'failed' },
      ],
      on: {
        'accounts.changed': { actions: 'refreshAccounts' },
        'list.opened': { actions: { type: 'wantPassword', params: ({ event }) => event } },
      },
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing is under way; says how the last copy or switch went.',
          on: {
            'registerCentre.choose': {
              guard: { type: 'isOtherLink', params: ({ event }) => event },
              actions: { type: 'choose', params: ({ event }) => event },
            },
            'registerCentre.copy': {
              guard: 'hasLink',
              target: 'copying',
              actions: ['forgetFailure', { type: 'startCopy', params: ({ event }) => event }],
            },
            'registerCentre.share': { guard: 'canShare', target: 'sharing', actions: ['forgetCopy', 'forgetFailure'] },
            'registerCentre.saveQr': {
              guard: 'hasLink',
              actions: {
                type: 'saveQr',
                params: ({ context }) => ({ link: chosenAddress(context), code: chosenLink(context)?.code ?? '' }),
              },
            },
            'registerCentre.switch': {
              guard: 'canSwitch',
              target: 'switching',
              actions: ['forgetCopy', 'forgetFailure'],
            },
            'registerCentre.write': { guard: 'hasRoom', target: 'writing', actions: ['forgetCopy', 'forgetFailure'] },
          },
        },
        copying: {
          description: 'Writing to the clipboard.',
          invoke: {
            id: 'copyText',
            src: 'copyText',
            input: ({ context }) => ({ text: context.copied ? copyTextOf(context, context.copied.what) : '' }),
            onDone: { target: 'resting', actions: { type: 'endCopy', params: { outcome: 'done' } } },
            onError: { target: 'resting', actions: { type: 'endCopy', params: { outcome: 'failed' } } },
          },
        },
        sharing: {
          description: 'The device asks which app the link goes to; closing that is no failure.',
          invoke: {
            id: 'shareLink',
            src: 'shareLink',
            input: ({ context }) => ({ link: chosenAddress(context) }),
            onDone: 'resting',
            onError: 'resting',
          },
        },
        switching: {
          description: 'Switching the chosen link off or on.',
          tags: 'busy',
          invoke: {
            id: 'switchLink',
            src: 'switchLink',
            input: ({ context }) => {
              const link = chosenLink(context);
              return { request: { id: link?.id ?? '', open: link?.open === false } };
            },
            onDone: { target: 'resting', actions: { type: 'keepLinks', params: ({ event }) => event.output } },
            onError: {
              target: 'resting',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        writing: {
          description: 'The form for a new link is over the links.',
          invoke: {
            id: 'linkForm',
            src: 'linkForm',
            input: ({ context }) => ({
              keySeed: `${idempotencyKeyOf(context)}-link`,
              ...limitsOf(context),
            }),
            onDone: [
              {
                guard: { type: 'isMade', params: ({ event }) => event.output },
                target: 'resting',
                actions: [{ type: 'keepMade', params: ({ event }) => event.output }, 'rotateKey'],
              },
              {
                guard: { type: 'isStale', params: ({ event }) => event.output },
                target: 'refreshing',
                actions: 'rotateKey',
              },
              { target: 'resting', actions: 'rotateKey' },
            ],
            onError: { target: 'refreshing', actions: 'rotateKey' },
          },
        },
        refreshing: {
          description: 'Loading the links again: one may have been made.',
          tags: 'busy',
          invoke: {
            id: 'fetchOverview',
            src: 'fetchOverview',
            input: { request: {} },
            onDone: {
              target: 'resting',
              actions: { type: 'keepOverview', params: ({ event }) => ({ overview: event.output }) },
            },
            onError: {
              target: '#registerCentre.failed',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
  },
});
