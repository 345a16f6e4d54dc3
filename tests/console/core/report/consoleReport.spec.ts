import { expect } from 'vitest';
import { reportMachine } from '../../../../src/console/core/report/report.machine.ts';
import type { ReportStep } from '../../../../src/console/core/report/reportSteps.ts';
import type { Flow } from '../../../model/kit/flow.ts';
import { done, fails } from '../../../model/kit/outcome.ts';

export const pressed: ReportStep = { seq: 3, at: 30, kind: 'did', says: 'Pressed Log in' };
export const moment: ReportStep = { seq: 2, at: 20, kind: 'note', says: 'Moment #2' };
const draft = { title: 'Login fails', expected: '', seen: '' };

export const consoleReportFlow: Flow<typeof reportMachine> = {
  machine: () => reportMachine,
  inputs: [undefined],
  cases: {
    'report.open': [{ steps: [pressed], pictured: [3] }],
    'report.write': [{ field: 'title', text: draft.title }],
    'report.picture': [
      { seq: 3, isWanted: false },
      { seq: 3, isWanted: true },
    ],
    'report.add': [{ step: moment }],
    'report.deliver': [{ as: 'file' }, { as: 'markdown' }],
    'report.close': [{}],
  },
  outcomes: { deliver: [done('login-fails.html saved.'), fails(new Error('Too large for a link.'))] },
  // How many moments were added, in which order, changes nothing else.
  project: ({ title, pictured, steps, says }) => [
    title,
    pictured,
    steps.some(({ kind }) => kind === 'note'),
    says !== '',
  ],
  eachCounts: ['report.add', 'report.deliver'],
  walks: ['start, report.open, report.add, report.deliver 2, deliver error, report.close, report.open'],
  invariants: {
    'a draft is never lost': ({ snapshot }) => expect(['', draft.title]).toContain(snapshot.context.title),
    'pictures are in order, each once': ({ snapshot: { context } }) =>
      expect(context.pictured).toEqual([...new Set(context.pictured)].sort((one, other) => one - other)),
  },
  expectations: {
    closed: ({ pending }) => expect(pending).toEqual({}),
    writing: ({ pending, snapshot }) => {
      expect(pending).toEqual({});
      expect(snapshot.context.steps).toContainEqual(pressed);
      expect(snapshot.hasTag('busy')).toBe(false);
    },
    delivering: ({ pending, snapshot }) => {
      const { title, expected, seen, steps, pictured } = snapshot.context;
      expect(pending).toEqual({ deliver: { title, expected, seen, steps, pictured, as: expect.any(String) } });
      expect(snapshot.hasTag('busy')).toBe(true);
    },
  },
};
