// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { statementFlow } from './statement.spec.ts';
import { statementView } from './statement.view.tsx';

/** What is busy takes no press. */
const offScreen = [
  'open.movements.list.asking, statement.refresh -> (stays)',
  'open.movements.file.fetching, statement.download -> (stays)',
  'open.report.asking, statement.refresh -> (stays)',
];

describe('the account record on screen', () => {
  it.each(viewTests(statementFlow, statementView, offScreen))('%s', (_title, run) => run());
});
