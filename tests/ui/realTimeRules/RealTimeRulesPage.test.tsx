// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { RealTimeRulesPage } from '../../../src/ui/realTimeRules/RealTimeRulesPage.tsx';
import { createHarness } from '../../model/kit/harness.ts';
import { onScreen } from '../../model/onScreen.tsx';
import { realTimeRulesFlow } from '../../model/realTimeRules/realTimeRules.spec.ts';
import { somchai } from '../../model/session/session.spec.ts';
import { siteWith } from '../../model/siteWith.ts';

it.each([
  ['where to find offers', true, 'Your upline offers it. Offers appear under Contract requests.'],
  ['that there is no upline', false, 'You don’t have an upline.'],
] as const)('[CONTRACT-08] tells an agent without a real-time contract %s', (_title, toUpline, words) => {
  const { actor, children, settle, stop } = createHarness(realTimeRulesFlow, realTimeRulesFlow.inputs[0]);
  onTestFinished(stop);
  settle(children().fetchRules, realTimeRulesFlow.outcomes.fetchRules[1] ?? expect.unreachable());
  const site = siteWith({}, { ...somchai, toUpline });
  const { close } = onScreen<typeof actor>((rules) => <RealTimeRulesPage actor={rules} site={site} />)(actor);
  onTestFinished(close);
  expect(screen.getByText('You have no real-time contract').parentElement?.nextElementSibling?.textContent).toBe(words);
});
