// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { depositListFlow, depositRecordFlow } from './depositRecord.spec.ts';
import { depositListView, depositRecordView } from './depositRecord.view.tsx';

describe('[WALLET-02] the list of deposits on screen', () => {
  it.each(viewTests(depositListFlow, depositListView))('%s', (_title, run) => run());
});

describe('[WALLET-02] the deposits on screen', () => {
  it.each(viewTests(depositRecordFlow, depositRecordView))('%s', (_title, run) => run());
});
