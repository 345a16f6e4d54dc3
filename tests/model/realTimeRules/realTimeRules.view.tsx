import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { realTimeRulesMachine } from '../../../src/machines/realTimeRules/realTimeRules.machine.ts';
import { dateTimeText } from '../../../src/ui/clock/timeText.ts';
import { RealTimeRulesPage } from '../../../src/ui/realTimeRules/RealTimeRulesPage.tsx';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, onScreen, press } from '../onScreen.tsx';
import { siteWith } from '../siteWith.ts';

type Snapshot = SnapshotFrom<typeof realTimeRulesMachine>;

const idle = { disabled: false, busy: false };
const textOf = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

/** The interval, the next settlement and the member's own tiers. */
function showsRules({ context: { rules, next } }: Snapshot): void {
  if (rules === null) return;
  expect(textOf('h3')).toEqual(['Settled and paid every 5 minutes', 'Your tiers', 'Examples']);
  expect(textOf('dd')).toEqual([dateTimeText(next), 'P 0.80']);
  expect(textOf('tbody tr')).toEqual(rules.contract ? ['0.08%'] : []);
  expect(screen.queryByText('You have no real-time contract') === null).toBe(rules.contract !== null);
  expect(textOf('ul > li')[2]).toBe('The maximum real-time rate is 0.1%, and never above your upline’s rate.');
}

export const realTimeRulesView: View<typeof realTimeRulesMachine> = {
  open: onScreen((actor) => <RealTimeRulesPage actor={actor} site={siteWith({})} />),
  drivers: { 'rules.retry': () => press('Try again'), 'rules.refresh': () => press('Refresh') },
  offers: {
    'rules.retry': (snapshot) => snapshot.matches('failed'),
    'rules.refresh': (snapshot) => snapshot.matches('shown'),
  },
  expectations: {
    loading: (snapshot) => {
      showsRules(snapshot);
      expect(buttonCalled('Refresh')).toEqual(snapshot.context.rules ? { disabled: true, busy: true } : null);
    },
    shown: (snapshot) => {
      showsRules(snapshot);
      expect(buttonCalled('Refresh')).toEqual(idle);
    },
    failed: () => {
      expect(alerts().join()).toContain('The rules could not be loaded');
      expect(buttonCalled('Try again')).toEqual(idle);
    },
    closed: () => {
      expect(screen.getByRole('heading').textContent).toBe('Not available');
      expect(screen.queryAllByRole('button')).toEqual([]);
    },
  },
};
