import { expect } from 'vitest';
import { fromPromise } from 'xstate';
import type { downlineTreeMachine } from '../../../src/machines/agentReports/downlineTree.machine.ts';
import { treeListMachine } from '../../../src/machines/agentReports/treeList.machine.ts';
import { lineTransferMachine } from '../../../src/machines/lineTransfer/lineTransfer.machine.ts';
import { rateChangeMachine } from '../../../src/machines/registerCentre/rateChange.machine.ts';
import { DownlineTreePage } from '../../../src/ui/agentReports/DownlineTreePage.tsx';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, fieldCalled, onScreen, press } from '../onScreen.tsx';

const never = fromPromise(() => new Promise<never>(() => {})) as never;

/** A list that keeps loading. */
const loadingList = treeListMachine.provide({
  actors: { fetchPage: fromPromise(() => new Promise<never>(() => {})) } as never,
  actions: { readToday: () => {} },
});

export const downlineTreeView: View<typeof downlineTreeMachine> = {
  open: onScreen((actor) => <DownlineTreePage actor={actor} />),
  live: {
    list: () => loadingList,
    rateChange: () => rateChangeMachine.provide({ actors: { fetchRate: never } }),
    lineTransfer: () => lineTransferMachine.provide({ actors: { fetchTerms: never } }),
  },
  drivers: {
    'list.opened': 'elsewhere',
    'list.chosen': 'elsewhere',
    'list.sized': 'elsewhere',
    'page.language': 'elsewhere',
    'downlineTree.retry': () => press('Try again'),
    'downlineTree.act': 'elsewhere',
    'page.moneyMoved': 'elsewhere',
  },
  offers: { 'downlineTree.retry': (snapshot) => snapshot.matches('failed') },
  expectations: {
    'open.rating': () => expect(buttonCalled('Back to downlines')).toEqual({ disabled: false, busy: false }),
    'open.sending': () => expect(buttonCalled('All downlines')).toEqual({ disabled: true, busy: false }),
    'open.listing': ({ context: { trail } }) => {
      expect(fieldCalled('Account')).not.toBeNull();
      expect(buttonCalled('Me') !== null).toBe(trail.length > 1);
    },
    failed: () => {
      expect(alerts().join()).toContain('Your downlines could not be loaded');
      expect(buttonCalled('Try again')).toEqual({ disabled: false, busy: false });
    },
  },
};
