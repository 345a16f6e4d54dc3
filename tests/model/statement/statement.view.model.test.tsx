// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { listFileView } from '../list/listFileView.tsx';
import { creditReportFlow, movementFileFlow, movementListFlow, statementFlow } from './statement.spec.ts';
import { creditReportView, movementListView, statementView } from './statement.view.tsx';

describe('the list of movements on screen', () => {
  it.each(viewTests(movementListFlow, movementListView))('%s', (_title, run) => run());
});

describe('the movements as a file on screen', () => {
  it.each(viewTests(movementFileFlow, listFileView))('%s', (_title, run) => run());
});

describe('[WALLET-10] the credit report on screen', () => {
  it.each(viewTests(creditReportFlow, creditReportView))('%s', (_title, run) => run());
});

describe('the account record on screen', () => {
  it.each(viewTests(statementFlow, statementView))('%s', (_title, run) => run());
});
