// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { contractsFlow } from './contracts.spec.ts';
import { contractsView } from './contracts.view.tsx';

const excused = {
  lookalikes: { 'loading.features = loading.waiting': 'both fetch, and what is known stays on screen' },
};

describe('[CONTRACT-07] the contract requests on screen', () => {
  it.each(viewTests(contractsFlow, contractsView, [], excused))('%s', (_title, run) => run());
});
