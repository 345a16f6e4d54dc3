import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import { agreementListMachine } from '../../../../src/machines/agent/agreements/agreementList.machine.ts';
import type { agreementsMachine } from '../../../../src/machines/agent/agreements/agreements.machine.ts';
import { AgreementsPage } from '../../../../src/ui/agent/agreements/AgreementsPage.tsx';
import type { Flow } from '../../kit/flow.ts';
import { frozenMachine } from '../../kit/frozenMachine.ts';
import { createHarness } from '../../kit/harness.ts';
import type { View } from '../../kit/view.ts';
import { onTheDay } from '../../list/listContract.tsx';
import { alerts, buttonCalled, onScreen, press } from '../../onScreen.tsx';
import { siteWith } from '../../siteWith.ts';
import { agreementFlow } from '../agreement/agreement.spec.ts';
import { agreementOfferFlow } from '../agreementOffer/agreementOffer.spec.ts';
import { given } from './agreements.data.ts';

type Machine = typeof agreementsMachine;
type Snapshot = SnapshotFrom<Machine>;

const KINDS = { dividend: 'Dividend', daily: 'Daily wages', hourly: 'Hourly salary', realTime: 'Real-time salary' };
const idle = { disabled: false, busy: false };
const requests = () => [...document.querySelectorAll<HTMLElement>('section[aria-labelledby="waits"] li > button')];
const isBrowsing = (snapshot: Snapshot) =>
  snapshot.matches({ open: 'listing' }) || snapshot.matches({ open: 'updating' });

/** The agreements awaiting an answer, and the page of the list. */
function showsPage({ context: { waiting, side, kind } }: Snapshot): void {
  expect(requests().map(({ textContent }) => textContent)).toEqual(
    waiting.length > 0 ? ['Daily wagesFrom your upline agent1New contract'] : [],
  );
  const isOpenedFor = waiting[0]?.kind === kind && waiting[0].own === side;
  expect(screen.queryByText(`Showing ${KINDS[kind].toLowerCase()}: a request awaits your answer.`) !== null).toBe(
    isOpenedFor,
  );
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'From my upline',
    'To my downline',
  ]);
  expect(buttonCalled('Offer contract')).toEqual(side === 'upline' ? idle : null);
}

/** What the page gives the list. */
const input = { offered: { side: ['downline', 'upline'], kind: ['dividend', 'daily', 'hourly', 'realTime'] } };
const listFlow = { machine: () => onTheDay(agreementListMachine) } as unknown as Flow<AnyStateMachine>;

/** The list stands still: it is not the flow's. */
const stillList = () =>
  frozenMachine(
    agreementListMachine as AnyStateMachine,
    { open: 'shown' },
    {
      ...createHarness(listFlow, { language: 'EN', ...input }).actor.getSnapshot().context,
      part: { list: [given], count: 12 },
    },
  );

export const agreementsView: View<Machine> = {
  open: onScreen((actor) => <AgreementsPage actor={actor} site={siteWith({})} />),
  drivers: {
    'agreements.retry': () => press('Try again'),
    'agreements.refresh': () => press('Refresh'),
    'agreements.open': () => (requests()[0] ?? expect.unreachable('no request')).click(),
    'agreements.offer': () => press('Offer contract'),
    'list.opened': 'elsewhere',
    'list.chosen': 'elsewhere',
  },
  offers: {
    'agreements.retry': (snapshot) => snapshot.matches('failed'),
    'agreements.refresh': (snapshot) => snapshot.matches({ open: 'listing' }),
    'agreements.open': (snapshot, { id }) =>
      isBrowsing(snapshot) && snapshot.context.waiting.some((row) => row.id === id),
    'agreements.offer': (snapshot) => isBrowsing(snapshot) && snapshot.context.side === 'upline',
  },
  live: {
    list: stillList,
    agreement: (stage) => agreementFlow.machine(stage),
    offer: (stage) => agreementOfferFlow.machine(stage),
  },
  expectations: {
    'loading.features': () => expect(screen.queryAllByRole('button')).toEqual([]),
    'loading.waiting': () => expect(screen.queryAllByRole('button')).toEqual([]),
    failed: () => {
      expect(alerts().join()).toContain('The contracts could not be loaded');
      expect([buttonCalled('Try again'), screen.queryAllByRole('tab')]).toEqual([idle, []]);
    },
    closed: () => {
      expect(screen.getByRole('heading').textContent).toBe('Not available');
      expect(screen.queryAllByRole('button')).toEqual([]);
    },
    'open.listing': showsPage,
    'open.updating': showsPage,
    'open.following': () => expect(buttonCalled('All contracts')).toEqual(idle),
    'open.offering': () => expect(buttonCalled('Cancel')).toEqual(idle),
  },
};
