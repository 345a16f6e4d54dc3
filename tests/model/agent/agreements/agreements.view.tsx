import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import { contractListMachine } from '../../../src/machines/contracts/contractList.machine.ts';
import type { contractsMachine } from '../../../src/machines/contracts/contracts.machine.ts';
import { ContractsPage } from '../../../src/ui/contracts/ContractsPage.tsx';
import { contractFlow } from '../contract/contract.spec.ts';
import { contractOfferFlow } from '../contractOffer/contractOffer.spec.ts';
import type { Flow } from '../kit/flow.ts';
import { frozenMachine } from '../kit/frozenMachine.ts';
import { createHarness } from '../kit/harness.ts';
import type { View } from '../kit/view.ts';
import { onTheDay } from '../list/listContract.tsx';
import { alerts, buttonCalled, onScreen, press } from '../onScreen.tsx';
import { siteWith } from '../siteWith.ts';
import { given } from './contracts.data.ts';

type Machine = typeof contractsMachine;
type Snapshot = SnapshotFrom<Machine>;

const KINDS = { dividend: 'Dividend', daily: 'Daily wages', hourly: 'Hourly salary', realTime: 'Real-time salary' };
const idle = { disabled: false, busy: false };
const requests = () => [...document.querySelectorAll<HTMLElement>('section[aria-labelledby="waits"] li > button')];
const isBrowsing = (snapshot: Snapshot) =>
  snapshot.matches({ open: 'listing' }) || snapshot.matches({ open: 'updating' });

/** The contracts awaiting an answer, and the page of the list. */
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
const listFlow = { machine: () => onTheDay(contractListMachine) } as unknown as Flow<AnyStateMachine>;

/** The list stands still: it is not the flow's. */
const stillList = () =>
  frozenMachine(
    contractListMachine as AnyStateMachine,
    { open: 'shown' },
    {
      ...createHarness(listFlow, { language: 'EN', ...input }).actor.getSnapshot().context,
      part: { list: [given], count: 12 },
    },
  );

export const contractsView: View<Machine> = {
  open: onScreen((actor) => <ContractsPage actor={actor} site={siteWith({})} />),
  drivers: {
    'contracts.retry': () => press('Try again'),
    'contracts.refresh': () => press('Refresh'),
    'contracts.open': () => (requests()[0] ?? expect.unreachable('no request')).click(),
    'contracts.offer': () => press('Offer contract'),
    'list.opened': 'elsewhere',
    'list.chosen': 'elsewhere',
  },
  offers: {
    'contracts.retry': (snapshot) => snapshot.matches('failed'),
    'contracts.refresh': (snapshot) => snapshot.matches({ open: 'listing' }),
    'contracts.open': (snapshot, { id }) =>
      isBrowsing(snapshot) && snapshot.context.waiting.some((row) => row.id === id),
    'contracts.offer': (snapshot) => isBrowsing(snapshot) && snapshot.context.side === 'upline',
  },
  live: {
    list: stillList,
    contract: (stage) => contractFlow.machine(stage),
    offer: (stage) => contractOfferFlow.machine(stage),
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
