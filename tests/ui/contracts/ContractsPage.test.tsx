// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { ContractsPage } from '../../../src/ui/contracts/ContractsPage.tsx';
import { contractsFlow } from '../../model/contracts/contracts.spec.ts';
import { openBench } from '../../model/kit/bench.ts';
import { onScreen } from '../../model/onScreen.tsx';
import { somchai } from '../../model/session/session.spec.ts';
import { siteWith } from '../../model/siteWith.ts';

it.each([
  [
    'of his upline, who has offered none',
    true,
    'Your upline has offered you none of this kind. When one is offered, it waits here for you.',
  ],
  ['that there is no upline', false, 'Your account stands under nobody, so there is no upline to offer you one.'],
] as const)('[CONTRACT-07] tells a member without contracts %s', (_title, toUpline, words) => {
  const { actor, children, settle, stop } = openBench(contractsFlow, contractsFlow.inputs[0]);
  onTestFinished(stop);
  const { fetchFeatures, fetchWaiting, fetchPart } = contractsFlow.outcomes;
  settle(children().fetchFeatures, fetchFeatures[0] ?? expect.unreachable());
  settle(children().fetchWaiting, fetchWaiting[1] ?? expect.unreachable());
  settle(children().fetchPart, fetchPart[1] ?? expect.unreachable());
  const site = siteWith({}, { ...somchai, toUpline });
  const { close } = onScreen<typeof actor>((contracts) => <ContractsPage actor={contracts} site={site} />)(actor);
  onTestFinished(close);
  expect(screen.getByText('There is no contract').nextElementSibling?.textContent).toBe(words);
});
