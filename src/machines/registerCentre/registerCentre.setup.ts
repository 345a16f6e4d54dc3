import { assign, sendTo, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { type RegisterLink, type RegisterOverview, registerCentreContract } from '../../api/contract/registerCentre.ts';
import { failureOf } from '../../api/failure.ts';
import type { ListOpened } from '../list/list.machine.ts';
import type { PageInput } from '../pages/pages.machine.ts';
import type { EventsOf } from '../support/events.ts';
import { unwired, unwiredPromise } from '../support/unwired.ts';
import { accountFormMachine } from './accountForm.machine.ts';
import type { AccountsChanged } from './accountForm.setup.ts';
import { linkFormMachine } from './linkForm.machine.ts';
import type { LinkFormContext, MadeLink } from './linkForm.rules.ts';
import { madeAccountsMachine } from './madeAccounts.machine.ts';
import type { LinkPart, registerCentreEvents } from './registerCentre.events.ts';
import { chosenLink, hasRoom, PERMANENT, type RegisterCentreContext } from './registerCentre.rules.ts';

type Closed = Pick<LinkFormContext, 'made' | 'isStale'>;

/** Setup of the register centre. */
export const registerCentreSetup = setup({
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
