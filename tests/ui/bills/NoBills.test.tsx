// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { NoBills } from '../../../src/ui/bills/NoBills.tsx';
import { billsFlow } from '../../model/bills/bills.spec.ts';
import { openBench } from '../../model/kit/bench.ts';
import { onScreen } from '../../model/onScreen.tsx';

it.each([
  ['all', 'There is no billNo bill ended in this time.See the last 30 days'],
  ['claimable', 'There is no billNo bill with this status ended in this time.See every statusSee the last 30 days'],
] as const)('[CONTRACT-10] says that there is no bill in the words of what was asked for: %s', (status, words) => {
  const { actor, stop } = openBench(billsFlow, billsFlow.inputs[0]);
  onTestFinished(stop);
  actor.send({ type: 'bills.chooseSpan', span: 'week' });
  actor.send({ type: 'bills.chooseStatus', status });
  const { close } = onScreen<typeof actor>((bills) => <NoBills actor={bills} state={bills.getSnapshot()} />)(actor);
  onTestFinished(close);
  expect(screen.getByText('There is no bill').parentElement?.textContent).toBe(words);
});
