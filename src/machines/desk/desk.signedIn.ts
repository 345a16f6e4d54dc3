import type { DeskPlace } from '../deskPage/deskPage.events.ts';
import type { deskSetup } from './desk.setup.ts';

type Chart = Parameters<typeof deskSetup.createMachine>[0];

const payload = <Event>({ event }: { readonly event: Event }) => event;

/** Where something written was left for; null: to the list. */
const next = ({ event }: { readonly event: { readonly output: { readonly next: DeskPlace | null } } }) => ({
  page: event.output.next,
});
const showNext = { type: 'showPage', params: next } as const;
const toNext = [
  { guard: { type: 'leadsOut', params: next }, target: '#desk.open.signingOut' },
  { guard: { type: 'leadsToAccount', params: next }, target: 'account', actions: 'nextVisit' },
  { guard: { type: 'isAudit', params: next }, target: 'auditing', actions: [showNext, 'nextVisit'] },
  {
    guard: { type: 'isMessages', params: next },
    target: 'writing',
    reenter: true,
    actions: [showNext, 'nextVisit'],
  },
  { guard: { type: 'isMembers', params: next }, target: 'serving', actions: [showNext, 'nextVisit'] },
  { target: 'looking', actions: [showNext, 'nextVisit'] },
] as const;

/** The menu waits for what is being written, which asks where something would be lost. */
const leavesBy = <Leave extends string>(type: Leave) =>
  ({
    'desk.goTo': {
      actions: {
        type,
        params: ({ event }: { readonly event: { readonly page: DeskPlace } }) => ({ next: event.page }),
      },
    },
    'desk.account': { actions: { type, params: { next: 'account' } } },
    'desk.signOut': { actions: { type, params: { next: 'signOut' } } },
  }) as const;

/** The desk of a signed-in operator: a page, a new adjustment, or a message. */
export const deskSignedIn = {
  description: 'Signed in.',
  initial: 'looking',
  on: {
    'desk.goTo': [
      {
        guard: { type: 'isAudit', params: payload },
        target: '.auditing',
        reenter: true,
        actions: { type: 'showPage', params: payload },
      },
      {
        guard: { type: 'isMessages', params: payload },
        target: '.writing',
        reenter: true,
        actions: { type: 'showPage', params: payload },
      },
      {
        guard: { type: 'isMembers', params: payload },
        target: '.serving',
        reenter: true,
        actions: { type: 'showPage', params: payload },
      },
      { target: '.looking', reenter: true, actions: { type: 'showPage', params: payload } },
    ],
    'desk.counted': { actions: { type: 'keepWaiting', params: payload } },
    'desk.gone': { target: 'signedOut', actions: ['clear', 'sayEnded', 'forgetToken'] },
    'desk.signOut': 'signingOut',
    'desk.account': '.account',
  },
  exit: 'nextVisit',
  states: {
    looking: {
      description: 'A page of the desk.',
      invoke: {
        id: 'page',
        src: 'page',
        input: ({ context: { language, keySeed, visits, page, me } }) => ({
          language,
          keySeed: `${keySeed}-${visits}`,
          page: page === 'audit' || page === 'messages' || page === 'members' ? 'withdrawals' : page,
          mayAct: me?.role === 'operator',
          operator: me?.name ?? '',
        }),
        onError: '#desk.broken',
      },
      on: {
        'locale.changed': {
          actions: [
            { type: 'keepLanguage', params: payload },
            { type: 'passLanguage', params: payload },
          ],
        },
        'desk.edit': { target: 'editing', actions: [{ type: 'keepEdit', params: payload }, 'nextVisit'] },
        'desk.adjust': { guard: 'isOnAdjustments', target: 'adjusting', actions: 'nextVisit' },
      },
    },
    auditing: {
      description: 'The audit log.',
      invoke: {
        id: 'audit',
        src: 'audit',
        input: ({ context: { language } }) => ({ language }),
        onError: '#desk.broken',
      },
    },
    writing: {
      description: 'A message to members.',
      invoke: {
        id: 'message',
        src: 'message',
        input: ({ context: { keySeed, visits, me } }) => ({
          keySeed: `${keySeed}-${visits}`,
          mayAct: me?.role === 'operator',
        }),
        onDone: toNext,
        onError: '#desk.broken',
      },
      on: leavesBy('leaveMessage'),
    },
    account: {
      description: 'The operator’s own sign-in.',
      invoke: {
        id: 'account',
        src: 'account',
        input: ({ context: { me } }) => ({ isDue: false, mayAct: me?.role === 'operator' }),
        onDone: {
          target: 'looking',
          actions: [{ type: 'showPage', params: { page: 'withdrawals' } }, 'nextVisit'],
        },
        onError: '#desk.broken',
      },
    },
    serving: {
      description: 'A member and the line.',
      invoke: {
        id: 'member',
        src: 'member',
        input: ({ context: { keySeed, visits, me } }) => ({
          keySeed: `${keySeed}-${visits}`,
          mayAct: me?.role === 'operator',
        }),
        onError: '#desk.broken',
      },
    },
    editing: {
      description: 'A promotion or news is written instead of the list.',
      invoke: {
        id: 'editor',
        src: 'editor',
        input: ({ context: { keySeed, visits, edit, language } }) => ({
          ...edit,
          language,
          keySeed: `${keySeed}-${visits}`,
        }),
        onDone: toNext,
        onError: '#desk.broken',
      },
      on: leavesBy('leaveEditor'),
    },
    adjusting: {
      description: 'A new adjustment instead of the list.',
      invoke: {
        id: 'adjust',
        src: 'adjust',
        input: ({ context: { keySeed, visits } }) => ({ keySeed: `${keySeed}-${visits}` }),
        onDone: { target: 'looking', actions: 'nextVisit' },
        onError: '#desk.broken',
      },
    },
  },
} satisfies NonNullable<NonNullable<Chart['states']>['open']>['states'] extends infer S
  ? S extends Record<string, infer N>
    ? N
    : never
  : never;
