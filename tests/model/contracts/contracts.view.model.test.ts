// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { contractsFlow } from './contracts.spec.ts';
import { contractsView } from './contracts.view.tsx';

describe('[CONTRACT-07] the contract requests on screen', () => {
  it.each(viewTests(contractsFlow, contractsView))('%s', (_title, run) => run());
});
