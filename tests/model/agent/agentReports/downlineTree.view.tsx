import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { fromPromise, type SnapshotFrom } from 'xstate';
import type { downlineTreeMachine } from '../../../../src/machines/agent/agentReports/downlineTree.machine.ts';
import { treeLines } from '../../../../src/machines/agent/agentReports/downlineTree.rules.ts';
import { lineTransferMachine } from '../../../../src/machines/agent/lineTransfer/lineTransfer.machine.ts';
import { rateChangeMachine } from '../../../../src/machines/agent/registerCentre/rateChange.machine.ts';
import { DownlineTreePage } from '../../../../src/ui/agent/agentReports/DownlineTreePage.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, onScreen, press } from '../../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof downlineTreeMachine>;

const never = fromPromise(() => new Promise<never>(() => {})) as never;

const isTree = (snapshot: Snapshot) => snapshot.matches('tree');
const items = () => screen.queryAllByRole('treeitem');
const click = (item: HTMLElement | undefined) => void fireEvent.click(item ?? expect.unreachable('no such line'));
const line = (under: string, ...words: readonly string[]) =>
  items().find(
    ({ ariaLevel, textContent }) =>
      ariaLevel === (under === '' ? '1' : '2') && words.some((word) => textContent?.includes(word)),
  );

/** Words of what is on screen, in the order of the tree. */
function showsTree({ context }: Snapshot): void {
  const { branches, failures, search } = context;
  if (branches[''] === undefined) {
    expect([items(), alerts().length]).toEqual([[], failures[''] ? 1 : 0]);
    return;
  }
  if (branches[''].count === 0) {
    expect(document.body.textContent).toContain(search === '' ? 'You have no downlines yet.' : 'mal');
    return;
  }
  expect(items().map(({ ariaLevel, ariaExpanded }) => [ariaLevel, ariaExpanded])).toEqual(
    treeLines(context).map((one) => [
      String(one.level),
      one.is === 'member' && one.row.below > 0 ? String(one.isOpen) : null,
    ]),
  );
}

export const downlineTreeView: View<typeof downlineTreeMachine> = {
  open: onScreen((actor) => <DownlineTreePage actor={actor} />),
  live: {
    rateChange: () => rateChangeMachine.provide({ actors: { fetchRate: never } }),
    lineTransfer: () => lineTransferMachine.provide({ actors: { fetchTerms: never } }),
  },
  drivers: {
    'downlineTree.type': ({ value }) => void fireEvent.change(screen.getByRole('searchbox'), { target: { value } }),
    'downlineTree.search': () => press('Search'),
    'downlineTree.refresh': () => press('Refresh'),
    'downlineTree.toggle': () => click(line('', 'Boonmee')),
    'downlineTree.more': ({ under }) => click(line(under, 'Show more')),
    'downlineTree.retry': ({ under }) =>
      buttonCalled('Try again') ? press('Try again') : click(line(under, 'Try again')),
    'downlineTree.act': ({ act }) => press(act === 'rate' ? 'Rebate 0.6%' : 'Transfer'),
    'page.moneyMoved': 'elsewhere',
  },
  offers: {
    'downlineTree.type': (snapshot, { value }) => isTree(snapshot) && value !== snapshot.context.typed,
    'downlineTree.search': isTree,
    'downlineTree.refresh': (snapshot) => snapshot.matches({ tree: 'shown' }),
    'downlineTree.toggle': ({ context }, { under }) =>
      under === 'agent2' && treeLines(context).some(({ is }) => is === 'member'),
    'downlineTree.more': (snapshot, event) =>
      treeLines(snapshot.context).some((one) => one.is === 'more' && one.under === event.under && !one.isWanted),
    'downlineTree.retry': (snapshot, event) =>
      treeLines(snapshot.context).some(({ is, under }) => is === 'failed' && under === event.under),
    'downlineTree.act': (snapshot) => isTree(snapshot) && treeLines(snapshot.context).some(({ is }) => is === 'member'),
  },
  expectations: {
    'tree.shown': (snapshot) => {
      showsTree(snapshot);
      expect(buttonCalled('Refresh')).toEqual({ disabled: false, busy: false });
    },
    'tree.loading': (snapshot) => {
      showsTree(snapshot);
      expect(buttonCalled('Refresh')).toEqual({ disabled: true, busy: true });
    },
    rating: () => expect(buttonCalled('Back to downlines')).toEqual({ disabled: false, busy: false }),
    sending: () => expect(buttonCalled('All downlines')).toEqual({ disabled: true, busy: false }),
  },
};
