// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { contractFlow } from './contract.spec.ts';
import { contractView } from './contract.view.tsx';

describe('[CONTRACT-03] [CONTRACT-04] [CONTRACT-05] [CONTRACT-06] a contract on screen', () => {
  it.each(viewTests(contractFlow, contractView))('%s', (_title, run) => run());
});
