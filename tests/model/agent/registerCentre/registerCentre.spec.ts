import { expect } from 'vitest';
import { assign } from 'xstate';
import { registerCentreContract } from '../../../../src/api/contract/agent/registerCentre.ts';
import { registerCentreMachine } from '../../../../src/machines/agent/registerCentre/registerCentre.machine.ts';
import { chosenLink } from '../../../../src/machines/agent/registerCentre/registerCentre.rules.ts';
import type { PageInput } from '../../../../src/machines/site/pages/pages.machine.ts';
import { answers, defect, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { done } from '../../kit/outcome.ts';
import { centre, madeLink } from './registerCentre.data.ts';

const { overview, switchLink } = registerCentreContract;
const SHARING = '/agent/registerCenter?on=phone';

/** A device that can share where its address says so. */
const machine = registerCentreMachine.provide({
  actions: {
    readDevice: assign(({ event }) => ({
      origin: 'https://play.test',
      canShare: (event as unknown as { readonly input: PageInput }).input.address === SHARING,
    })),
  },
});

const full = {
  ...centre,
  links: Array.from({ length: 50 }, (_, place) => ({
    ...{ id: `full-${place}`, code: `FULL${place}`, label: 'Full', isAgent: false, rate: 0 },
    ...{ joined: 0, lastJoinedAt: null, open: true },
  })),
};

export const registerCentreFlow: Flow<typeof registerCentreMachine> = {
  machine: () => machine,
  inputs: [
    { language: 'TH', keySeed: 'seed-of-a-page', address: SHARING },
    { language: 'TH', keySeed: 'seed-of-a-page', address: '/agent/registerCenter' },
  ],
  cases: {
    'registerCentre.retry': [{}],
    'registerCentre.choose': [{ id: 'link-2' }, { id: 'link-1' }],
    'registerCentre.copy': [{ what: 'link' }, { what: 'code' }],
    'registerCentre.share': [{}],
    'registerCentre.saveQr': [{}],
    'registerCentre.switch': [{}],
    'registerCentre.write': [{}],
    'accounts.changed': [{}],
    'list.opened': [{ id: 'account-3' }],
  },
  eachCounts: ['accounts.changed', 'list.opened', 'registerCentre.saveQr'],
  outcomes: {
    fetchOverview: [
      answers(overview, centre),
      answers(overview, { ...centre, highestRate: null, links: [] }),
      answers(overview, full),
      refuses(overview, 'NOT_AN_AGENT'),
    ],
    switchLink: [
      answers(switchLink, { links: centre.links.map((link) => ({ ...link, open: !link.open })) }),
      ...wireFailures(switchLink).slice(0, 1),
    ],
    copyText: [done(undefined), defect],
    shareLink: [done(undefined), defect],
    linkForm: [
      done({ made: madeLink, isStale: false }),
      done({ made: null, isStale: true }),
      done({ made: null, isStale: false }),
      defect,
    ],
    accountForm: [defect],
    madeAccounts: [defect],
  },
  project: ({ overview: known, chosen, failure, copied, canShare }) => [
    known?.highestRate,
    known?.links.map(({ id, open }) => `${id}${open}`).join(),
    chosen,
    failure?.kind,
    copied,
    canShare,
  ],
  invariants: {
    'files are saved of the link on the ticket, and its parts hear of each other': ({ fresh, snapshot }) => {
      const link = chosenLink(snapshot.context);
      for (const effect of fresh)
        expect([
          { sent: { type: 'list.refresh' }, to: 'madeAccounts' },
          { sent: { type: 'password.wanted', id: 'account-3' }, to: 'accountForm' },
          {
            did: 'saveQr',
            params: { link: `https://play.test/register?referralCode=${link?.code}`, code: link?.code },
          },
        ]).toContainEqual(effect);
    },
    'form and list of accounts run while the page is open': ({ pending, snapshot }) =>
      expect(['accountForm' in pending, 'madeAccounts' in pending]).toEqual([
        snapshot.matches('open'),
        snapshot.matches('open'),
      ]),
  },
  expectations: {
    loading: ({ pending, snapshot }) =>
      expect([pending, snapshot.hasTag('busy')]).toEqual([{ fetchOverview: { request: {} } }, true]),
    failed: ({ pending, snapshot }) =>
      expect([pending, snapshot.can({ type: 'registerCentre.retry' })]).toEqual([{}, true]),
    'open.resting': ({ snapshot }) => {
      const link = chosenLink(snapshot.context);
      expect([
        snapshot.can({ type: 'registerCentre.copy', what: 'link' }),
        snapshot.can({ type: 'registerCentre.share' }),
        snapshot.can({ type: 'registerCentre.switch' }),
        snapshot.can({ type: 'registerCentre.write' }),
      ]).toEqual([
        link !== null,
        link !== null && snapshot.context.canShare,
        link !== null && link.id !== 'permanent',
        snapshot.context.overview?.links.length !== 50,
      ]);
    },
    'open.copying': ({ pending, snapshot: { context } }) => {
      const code = chosenLink(context)?.code;
      const text = context.copied?.what === 'link' ? `https://play.test/register?referralCode=${code}` : code;
      expect(pending.copyText).toEqual({ text });
    },
    'open.sharing': ({ pending, snapshot: { context } }) =>
      expect(pending.shareLink).toEqual({
        link: `https://play.test/register?referralCode=${chosenLink(context)?.code}`,
      }),
    'open.switching': ({ pending, snapshot: { context } }) => {
      const link = chosenLink(context);
      expect(pending.switchLink).toEqual({ request: { id: link?.id, open: !link?.open } });
    },
    'open.writing': ({ pending, snapshot: { context } }) =>
      expect(pending.linkForm).toMatchObject({
        keySeed: expect.stringMatching(/^seed-of-a-page-\d+-link$/),
        highestRate: context.overview?.highestRate,
      }),
    'open.refreshing': ({ pending }) => expect(pending.fetchOverview).toEqual({ request: {} }),
  },
};
