import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { Actor } from 'xstate';
import type { reportMachine } from '../../../../src/console/core/report/report.machine.ts';
import { ReportDialog } from '../../../../src/console/panels/report/ReportDialog.tsx';
import type { View } from '../../../model/kit/view.ts';
import { moment, pressed } from './consoleReport.spec.ts';

type Report = typeof reportMachine;

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const title = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Title' });
const picture = () => screen.getByRole<HTMLInputElement>('checkbox', { name: `Picture: ${pressed.says}` });
const DELIVERIES = { file: 'Save report', markdown: 'Copy as Markdown', link: 'Copy link' } as const;
const disabled = () => [title(), picture(), button('Save report'), button('Close report')].map((one) => one.disabled);

export const consoleReportView: View<Report> = {
  open: (actor: Actor<Report>) => {
    render(<ReportDialog report={actor} timeText={String} onMoment={() => moment} onClosed={() => {}} />);
    return { carryOut: (move) => act(async () => move()), close: cleanup };
  },
  drivers: {
    'report.open': 'elsewhere',
    'report.write': ({ text }) => fireEvent.change(title(), { target: { value: text } }),
    'report.picture': () => fireEvent.click(picture()),
    'report.add': () => fireEvent.click(button('Add this moment')),
    'report.deliver': ({ as }) => fireEvent.click(button(DELIVERIES[as])),
    'report.close': () => fireEvent.click(button('Close report')),
  },
  offers: {
    'report.write': ({ context }, { text }) => context.title !== text,
    'report.picture': ({ context }, { seq, isWanted }) => context.pictured.includes(seq) !== isWanted,
  },
  expectations: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    writing: ({ context }) => {
      expect(screen.getByRole('dialog', { name: 'Report a bug' }).ariaBusy).toBe('false');
      expect(title().value).toBe(context.title);
      expect(picture().checked).toBe(context.pictured.includes(pressed.seq));
      expect(screen.getAllByRole('listitem')).toHaveLength(context.steps.length);
      expect(screen.getByRole('status').textContent).toBe(context.says);
      expect(disabled()).toEqual([false, false, false, false]);
    },
    delivering: () => {
      expect(screen.getByRole('dialog', { name: 'Report a bug' }).ariaBusy).toBe('true');
      expect(screen.getByRole('status').textContent).toBe('Taking the pictures…');
      expect(disabled()).toEqual([true, true, true, true]);
    },
  },
};
