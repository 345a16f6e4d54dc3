// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { assign, createActor, fromPromise } from 'xstate';
import type { ReportView, ViewChange } from '../../../../src/api/contract/agent/reportViews.ts';
import { ApiError, type ApiFailure } from '../../../../src/api/failure.ts';
import {
  teamProfitMachine,
  teamProfitViewsMachine,
} from '../../../../src/machines/agent/agentReports/teamProfit.machine.ts';
import { TeamProfitPage } from '../../../../src/ui/agent/agentReports/TeamProfitPage.tsx';
import { alerts, fieldCalled, onScreen, press, typeInto } from '../../onScreen.tsx';
import { someProfit } from '../agentReports/teamProfit.data.ts';
import { direct } from './reportViews.spec.ts';

const kept: ReportView = {
  ...{ id: 'v1', name: 'Direct', isDefault: true },
  choice: { ...direct, hidden: ['net'] },
};

const REFUSED: ApiFailure = { kind: 'refused', code: 'INVALID_FIELDS', message: '', details: { fields: ['name'] } };

/** The page over a server that has one view, and refuses to rename. */
async function openPage() {
  const asked: { readonly by: string; readonly scope: string; readonly search: string }[] = [];
  const changes: ViewChange[] = [];
  const views = teamProfitViewsMachine.provide({
    actors: {
      fetchViews: fromPromise(async () => ({ list: [kept] })),
      changeViews: fromPromise(async ({ input }: { input: { request: ViewChange } }) => {
        changes.push(input.request);
        if (input.request.do === 'rename') throw new ApiError(REFUSED);
        return { list: [kept, { ...kept, id: 'v2', name: 'Whole line', isDefault: false }] };
      }),
    },
  } as never);
  const machine = teamProfitMachine.provide({
    actors: {
      views,
      fetchPage: fromPromise(
        async ({ input }: { input: { request: { by: string; scope: string; search: string } } }) => {
          asked.push(input.request);
          return someProfit;
        },
      ),
    },
    actions: { readToday: assign({ today: '2026-11-22' }) },
  } as never);
  const actor = createActor(machine, { input: { language: 'EN' } }).start();
  const { carryOut } = onScreen((shown) => <TeamProfitPage actor={shown as never} />)(actor);
  await carryOut(() => {});
  return { asked, changes, carryOut };
}

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const select = () => screen.getByLabelText<HTMLSelectElement>('View');
/** The name that is typed, and what stands below it. */
const named = () => {
  const field = fieldCalled('Name of the view');
  return [field?.value, document.getElementById(field?.getAttribute('aria-describedby') ?? '')?.textContent];
};

afterEach(cleanup);

it('[AGENT-08: a report opens with the default view, and its filters and columns are saved] saves and shows views', async () => {
  const { asked, changes, carryOut } = await openPage();
  // The view was kept before reports could be grouped.
  expect([asked.at(-1)?.by, asked.at(-1)?.scope, select().value]).toEqual(['member', 'direct', 'v1']);
  expect(heads()).toEqual(['Account', 'Deposits', 'Withdrawals', 'Bonuses', 'Valid bet']);

  await carryOut(() => press('Whole line'));
  await carryOut(() => fireEvent.click(screen.getByLabelText('Bonuses')));
  await carryOut(() => press('Save view'));
  await carryOut(() => typeInto('Name of the view', 'Whole line'));
  await carryOut(() => press('Save'));

  expect(changes).toEqual([
    {
      ...{ do: 'keep', report: 'teamProfit', name: 'Whole line' },
      choice: {
        filters: { by: 'member', scope: 'line' },
        search: '',
        span: 'month',
        days: { from: '', to: '' },
        hidden: ['net', 'bonuses'],
      },
    },
  ]);
  expect([select().value, fieldCalled('Name of the view')]).toEqual(['v2', null]);
  expect(heads()).toEqual(['Account', 'Deposits', 'Withdrawals', 'Valid bet']);

  await carryOut(() => fireEvent.change(select(), { target: { value: '' } }));
  expect([asked.at(-1)?.scope, asked.at(-1)?.search]).toEqual(['line', '']);
  expect(heads()).toEqual(['Account', 'Deposits', 'Withdrawals', 'Bonuses', 'Valid bet', 'Net result']);
});

it('[AGENT-08: a name that is taken is told beside the field, and nothing is lost] keeps what is typed', async () => {
  const { changes, carryOut } = await openPage();

  await carryOut(() => fireEvent.change(select(), { target: { value: '' } }));
  await carryOut(() => press('Save view'));
  await carryOut(() => press('Save'));
  expect(named()).toEqual(['', 'Type a name.']);
  await carryOut(() => typeInto('Name of the view', 'Direct'));
  expect([named(), changes]).toEqual([['Direct', 'Another view has this name.'], []]);

  await carryOut(() => press('Cancel'));
  await carryOut(() => fireEvent.change(select(), { target: { value: 'v1' } }));
  await carryOut(() => press('Rename'));
  await carryOut(() => typeInto('Name of the view', 'Payers'));
  await carryOut(() => press('Save'));
  expect(changes).toEqual([{ do: 'rename', report: 'teamProfit', id: 'v1', name: 'Payers' }]);
  expect([named(), alerts()]).toEqual([['Payers', 'Another view has this name.'], ['Another view has this name.']]);
  await carryOut(() => typeInto('Name of the view', 'Payers 2'));
  expect(named()).toEqual(['Payers 2', '']);
});

it('[AGENT-08] says what is set behind the button that folds its tools on a phone', async () => {
  const { carryOut } = await openPage();
  const folds = () => {
    const [button] = screen.getAllByRole('button', { name: /^Filters/ });
    return [button?.textContent, button?.ariaExpanded];
  };
  expect(folds()).toEqual(['Filters · This month · 1 set', 'false']);
  await carryOut(() => press('Filters · This month · 1 set'));
  expect(folds()).toEqual(['Filters · This month · 1 set', 'true']);
  await carryOut(() => press('Last 7 days'));
  await carryOut(() => press('Whole line'));
  expect(folds()).toEqual(['Filters · Last 7 days', 'true']);
});
