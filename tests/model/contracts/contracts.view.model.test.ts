// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { contractListFlow } from './contractList.spec.ts';
import { contractsFlow } from './contracts.spec.ts';
import { contractListView, contractsView } from './contracts.view.tsx';

describe('[CONTRACT-07] the contract requests on screen', () => {
  it.each(viewTests(contractsFlow, contractsView))('%s', (_title, run) => run());
});

describe('[CONTRACT-07] the list of contracts on screen', () => {
  it.each(viewTests(contractListFlow, contractListView))('%s', (_title, run) => run());
});
