// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { statementFlow } from './statement.spec.ts';
import { statementView } from './statement.view.tsx';

describe('the account record on screen', () => {
  it.each(viewTests(statementFlow, statementView))('%s', (_title, run) => run());
});
