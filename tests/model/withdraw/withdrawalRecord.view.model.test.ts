// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { withdrawalListFlow, withdrawalRecordFlow } from './withdrawalRecord.spec.ts';
import { withdrawalListView, withdrawalRecordView } from './withdrawalRecord.view.tsx';

describe('[WALLET-03] the list of withdrawals on screen', () => {
  it.each(viewTests(withdrawalListFlow, withdrawalListView))('%s', (_title, run) => run());
});

describe('[WD-01] the withdrawals on screen', () => {
  it.each(viewTests(withdrawalRecordFlow, withdrawalRecordView))('%s', (_title, run) => run());
});
