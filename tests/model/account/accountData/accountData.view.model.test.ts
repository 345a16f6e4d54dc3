// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { accountDataFlow } from './accountData.spec.ts';
import { accountDataView } from './accountData.view.tsx';

describe('data and closing of the account, on screen', () => {
  it.each(viewTests(accountDataFlow, accountDataView))('%s', (_title, run) => run());
});
