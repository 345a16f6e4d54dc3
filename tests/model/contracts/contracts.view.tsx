import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { contractsMachine } from '../../../src/machines/contracts/contracts.machine.ts';
import { ContractsPage } from '../../../src/ui/contracts/ContractsPage.tsx';
import { contractFlow } from '../contract/contract.spec.ts';
import { contractOfferFlow } from '../contractOffer/contractOffer.spec.ts';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, onScreen, press } from '../onScreen.tsx';
import { siteWith } from '../siteWith.ts';

type Machine = typeof contractsMachine;
type Snapshot = SnapshotFrom<Machine>;

const KINDS = { dividend: 'Dividend', daily: 'Daily wages', hourly: 'Hourly wages', realTime: 'Real-time wages' };
const idle = { disabled: false, busy: false };
const rows = () => [...document.querySelectorAll<HTMLElement>('li > button')];
const isOpen = (snapshot: Snapshot) => snapshot.matches('list');
const hasRows = ({ context }: Snapshot) => (context.part?.count ?? 0) > 0;

/** The contracts awaiting an answer, and the choice, as in the context. */
function showsChoice({ context: { waiting, side, kind, over, part } }: Snapshot): void {
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(
    side === 'upline' ? 'To my downline' : 'From my upline',
  );
  const pressed = screen.getAllByRole('button').filter(({ ariaPressed }) => ariaPressed === 'true');
  expect(pressed.map(({ textContent }) => textContent)).toEqual([KINDS[kind], over ? 'All' : 'Active']);
  const isOpenedFor = waiting[0]?.kind === kind && waiting[0].own === side;
  expect(screen.queryByText(`Showing ${KINDS[kind].toLowerCase()}: a request awaits your answer.`) !== null).toBe(
    isOpenedFor,
  );
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    ...(waiting.length > 0 ? ['Daily wagesFrom your upline agent1New contract'] : []),
    ...(part && part.count > 0 ? ['nok, version 3up to 1.25% · 22/11/2026 18:30Active'] : []),
  ]);
}

export const contractsView: View<Machine> = {
  open: onScreen((actor) => <ContractsPage actor={actor} site={siteWith({})} />),
  drivers: {
    'contracts.retry': () => press('Try again'),
    'contracts.refresh': () => press(buttonCalled('Try again') ? 'Try again' : 'Refresh'),
    'contracts.chooseSide': ({ side }) => press(side === 'upline' ? 'To my downline' : 'From my upline', 'tab'),
    'contracts.chooseKind': ({ kind }) => press(KINDS[kind]),
    'contracts.chooseOver': ({ over }) => press(over ? 'All' : 'Active'),
    'contracts.page': ({ page }) => press(`Page ${page}`),
    'contracts.open': () => (rows()[0] ?? expect.unreachable('no row')).click(),
    'contracts.offer': () => press('Offer contract'),
  },
  offers: {
    'contracts.retry': (snapshot) => snapshot.matches('failed'),
    'contracts.refresh': (snapshot) => isOpen(snapshot) && !snapshot.hasTag('busy'),
    'contracts.chooseSide': (snapshot, { side }) => isOpen(snapshot) && side !== snapshot.context.side,
    'contracts.chooseKind': (snapshot, { kind }) =>
      isOpen(snapshot) && snapshot.context.kinds.includes(kind) && kind !== snapshot.context.kind,
    'contracts.chooseOver': (snapshot, { over }) => isOpen(snapshot) && over !== snapshot.context.over,
    'contracts.page': (snapshot, { page }) => isOpen(snapshot) && hasRows(snapshot) && page <= 2,
    'contracts.open': (snapshot, { id }) => isOpen(snapshot) && snapshot.context.waiting.some((row) => row.id === id),
    'contracts.offer': (snapshot) => isOpen(snapshot) && snapshot.context.side === 'upline',
  },
  live: {
    contract: (stage) => contractFlow.machine(stage),
    offer: (stage) => contractOfferFlow.machine(stage),
  },
  expectations: {
    'loading.features': (snapshot) => {
      if (snapshot.context.kinds.length === 0) expect(screen.queryAllByRole('button')).toEqual([]);
      else expect(buttonCalled('Refresh')).toEqual({ disabled: true, busy: true });
    },
    'loading.waiting': (snapshot) => {
      showsChoice(snapshot);
      expect(buttonCalled('Refresh')).toEqual({ disabled: true, busy: true });
    },
    failed: () => {
      expect(alerts().join()).toContain('The contracts could not be loaded');
      expect([buttonCalled('Try again'), screen.queryAllByRole('tab')]).toEqual([idle, []]);
    },
    closed: () => {
      expect(screen.getByRole('heading').textContent).toBe('Not available');
      expect(screen.queryAllByRole('button')).toEqual([]);
    },
    'list.asking': (snapshot) => {
      showsChoice(snapshot);
      expect(screen.getByRole('tabpanel').ariaBusy).toBe('true');
    },
    'list.shown': (snapshot) => {
      showsChoice(snapshot);
      expect(screen.getByRole('tabpanel').ariaBusy).toBe('false');
      expect(screen.queryByText('No contracts') === null).toBe(hasRows(snapshot));
      expect(buttonCalled('Offer contract')).toEqual(snapshot.context.side === 'upline' ? idle : null);
    },
    'list.failed': (snapshot) => {
      showsChoice(snapshot);
      expect(alerts().join()).toContain('The contracts could not be loaded');
      expect(buttonCalled('Try again')).toEqual(idle);
    },
    following: () => expect(buttonCalled('All contracts')).toEqual(idle),
    offering: () => expect(buttonCalled('Cancel')).toEqual(idle),
  },
};
