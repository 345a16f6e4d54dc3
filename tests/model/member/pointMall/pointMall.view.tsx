import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { convertMachine } from '../../../../src/machines/member/convert/convert.machine.ts';
import type { pointMallMachine } from '../../../../src/machines/member/pointMall/pointMall.machine.ts';
import { pointsRecordMachine } from '../../../../src/machines/member/pointsRecord/pointsRecord.machine.ts';
import { redeemMachine } from '../../../../src/machines/member/redeem/redeem.machine.ts';
import { PointMallPage } from '../../../../src/ui/member/pointMall/PointMallPage.tsx';
import { frozenMachine } from '../../kit/frozenMachine.ts';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, onScreen, press } from '../../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof pointMallMachine>;

const idle = { disabled: false, busy: false };
const isKnown = ({ context }: Snapshot) => context.rules !== null;
const isIn = (snapshot: Snapshot, tab: 'catalogue' | 'redeeming' | 'converting' | 'record' | 'rules') =>
  isKnown(snapshot) && snapshot.matches({ tab });
const isFree = (snapshot: Snapshot) => isKnown(snapshot) && !snapshot.matches({ tab: 'redeeming' });
const selected = () => screen.queryByRole('tab', { selected: true })?.textContent ?? null;
/** Available points, their cash value, and the points on hold. */
const standing = () =>
  [...document.querySelectorAll('section[aria-labelledby="points"] :is(strong, dd)')].map((fact) => fact.textContent);
const cards = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);

const TEA_SET = 'GoodsTea set4,800 pointsOut of stock';
const CARDS: Readonly<Record<number, readonly string[]>> = {
  1480: ['GoodsPaper lantern1,200 points3 leftExchange', TEA_SET, 'Wheel ticketTicket for the wheel200 pointsExchange'],
  300: [
    'GoodsPaper lantern1,200 points3 left900 points to go',
    TEA_SET,
    'Wheel ticketTicket for the wheel200 pointsExchange',
  ],
};

/** The member's points and the tab, as in the context; nothing before all is loaded. */
function showsMall(snapshot: Snapshot, tab: string): void {
  const { balance } = snapshot.context;
  if (!isKnown(snapshot)) {
    expect([selected(), cards()]).toEqual([null, []]);
    return;
  }
  expect(selected()).toBe(tab);
  expect(standing()).toEqual(balance?.points === 1_480 ? ['1,480', 'P 14.00', '2,400'] : ['300', 'P 3.00', '0']);
}

function showsCards({ context: { rewards, balance } }: Snapshot): void {
  const isEmpty = rewards?.length === 0;
  expect(cards()).toEqual(isEmpty ? [] : CARDS[balance?.points ?? 0]);
  expect(screen.queryAllByText('No rewards right now').length).toBe(isEmpty ? 1 : 0);
}

const asks = (snapshot: Snapshot): void => {
  const busy = document.querySelector('[aria-busy="true"]');
  expect([busy?.tagName, alerts()]).toEqual([isKnown(snapshot) ? 'SECTION' : 'DIV', []]);
};

export const pointMallView: View<typeof pointMallMachine> = {
  open: onScreen((actor) => <PointMallPage actor={actor} />),
  live: {
    redeem: () => redeemMachine,
    convert: () => convertMachine,
    pointsRecord: () =>
      frozenMachine(pointsRecordMachine, { exchanges: 'listing' }, { language: 'EN', choice: {}, opened: null }),
  },
  drivers: {
    'pointMall.retry': () => press('Try again'),
    'pointMall.showCatalogue': () => press('Rewards', 'tab'),
    'pointMall.showConvert': () => press('Points to money', 'tab'),
    'pointMall.showRecord': () => press('History', 'tab'),
    'pointMall.showRules': () => press('Rules', 'tab'),
    'pointMall.choose': () => press('Exchange Paper lantern'),
    'points.moved': 'elsewhere',
    'page.moneyMoved': 'elsewhere',
    'page.language': 'elsewhere',
  },
  offers: {
    'pointMall.retry': (snapshot) => snapshot.matches({ standing: 'failed' }),
    'pointMall.showCatalogue': (snapshot) => isFree(snapshot) && !isIn(snapshot, 'catalogue'),
    'pointMall.showConvert': (snapshot) => isFree(snapshot) && !isIn(snapshot, 'converting'),
    'pointMall.showRecord': (snapshot) => isFree(snapshot) && !isIn(snapshot, 'record'),
    'pointMall.showRules': (snapshot) => isFree(snapshot) && !isIn(snapshot, 'rules'),
    'pointMall.choose': (snapshot, { id }) =>
      isIn(snapshot, 'catalogue') &&
      id === 'demo-reward-1' &&
      snapshot.context.balance?.points === 1_480 &&
      snapshot.context.rewards?.length === 3,
  },
  expectations: {
    'standing.asking.balance': asks,
    'standing.asking.rewards': asks,
    'standing.asking.rules': asks,
    'standing.known': () =>
      expect([document.querySelector('section[aria-busy="true"] > div > h2'), alerts()]).toEqual([null, []]),
    'standing.failed': (snapshot) => {
      expect(alerts().length).toBe(1);
      expect(alerts().join().includes('The points mall could not be loaded')).toBe(!isKnown(snapshot));
      expect(buttonCalled('Try again')).toEqual(idle);
    },
    'tab.catalogue': (snapshot) => {
      showsMall(snapshot, 'Rewards');
      if (isKnown(snapshot)) showsCards(snapshot);
    },
    'tab.redeeming': (snapshot) => {
      showsMall(snapshot, 'Rewards');
      showsCards(snapshot);
      expect(screen.getByRole('dialog').textContent).toContain('Exchange points');
    },
    'tab.converting': (snapshot) => {
      showsMall(snapshot, 'Points to money');
      expect(buttonCalled('Convert')).toEqual(idle);
    },
    'tab.record': (snapshot) => {
      showsMall(snapshot, 'History');
      expect(screen.getByRole('button', { name: 'Exchanges', pressed: true }).tagName).toBe('BUTTON');
    },
    'tab.rules': (snapshot) => {
      showsMall(snapshot, 'Rules');
      expect(screen.getByText(/1 point for every P 100\.00 of valid bets/).tagName).toBe('DD');
      expect(screen.getByText('Points never expire.').tagName).toBe('DD');
    },
  },
};
