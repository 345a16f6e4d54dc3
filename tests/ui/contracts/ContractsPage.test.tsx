// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { ContractsPage } from '../../../src/ui/contracts/ContractsPage.tsx';
import { contractsFlow } from '../../model/contracts/contracts.spec.ts';
import { createHarness } from '../../model/kit/harness.ts';
import { onScreen } from '../../model/onScreen.tsx';
import { somchai } from '../../model/session/session.spec.ts';
import { siteWith } from '../../model/siteWith.ts';

it.each([
  [
    'that the upline has not offered one',
    true,
    'Your upline has not offered you this type yet. Offers will appear here.',
  ],
  ['that there is no upline', false, 'You don’t have an upline.'],
] as const)('[CONTRACT-07] tells a member without contracts %s', (_title, toUpline, words) => {
  const { actor, children, settle, stop } = createHarness(contractsFlow, contractsFlow.inputs[0]);
  onTestFinished(stop);
  const { fetchFeatures, fetchWaiting, fetchPart } = contractsFlow.outcomes;
  settle(children().fetchFeatures, fetchFeatures[0] ?? expect.unreachable());
  settle(children().fetchWaiting, fetchWaiting[1] ?? expect.unreachable());
  settle(children().fetchPart, fetchPart[1] ?? expect.unreachable());
  const site = siteWith({}, { ...somchai, toUpline });
  const { close } = onScreen<typeof actor>((contracts) => <ContractsPage actor={contracts} site={site} />)(actor);
  onTestFinished(close);
  expect(screen.getByText('No contracts').nextElementSibling?.textContent).toBe(words);
});
