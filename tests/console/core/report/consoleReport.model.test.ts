import { describe, expect, it } from 'vitest';
import { reportMachine } from '../../../../src/console/core/report/report.machine.ts';
import { machineBreaches } from '../../../architecture/machineRules.ts';
import { modelTests } from '../../../model/kit/modelTests.ts';
import { consoleReportFlow } from './consoleReport.spec.ts';

describe('the bug report of the console', () => {
  it.each(
    modelTests(consoleReportFlow, [
      'closed, report.open -> writing',
      'writing, report.write -> (stays)',
      'writing, report.picture -> (stays)',
      'writing, report.add -> (stays)',
      'writing, report.deliver -> delivering',
      'writing, report.close -> closed',
      'delivering, done deliver -> writing',
      'delivering, error deliver -> writing',
    ]),
  )('%s', (_title, run) => run());

  it('keeps the rules for machines', () => expect(machineBreaches(reportMachine)).toEqual([]));
});
