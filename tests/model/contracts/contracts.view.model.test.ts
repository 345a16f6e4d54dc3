// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { contractsFlow } from './contracts.spec.ts';
import { contractsView } from './contracts.view.tsx';

/** What is busy takes no press. */
const offScreen = ['list.asking, contracts.refresh -> (stays)'];
const excused = {
  lookalikes: { 'loading.features = loading.waiting': 'both fetch, and what is known stays on screen' },
};

describe('[CONTRACT-07] the contract requests on screen', () => {
  it.each(viewTests(contractsFlow, contractsView, offScreen, excused))('%s', (_title, run) => run());
});
