// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../../model/kit/viewTests.ts';
import { consoleReportFlow } from './consoleReport.spec.ts';
import { consoleReportView } from './consoleReport.view.tsx';

describe('the bug report of the console on screen', () => {
  it.each(viewTests(consoleReportFlow, consoleReportView))('%s', (_title, run) => run());
});
