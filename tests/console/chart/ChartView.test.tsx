// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import ELK from 'elkjs';
import { afterEach, expect, it, vi } from 'vitest';
import { ChartView, type ChartViewProps } from '../../../src/console/chart/ChartView.tsx';
import { layChart } from '../../../src/console/chart/layChart.ts';
import { chartOf } from '../../../src/inspection/chart.ts';
import { KETTLE, kettleMachine } from './kettle.ts';

afterEach(cleanup);

const chart = chartOf(kettleMachine);
const laid = await layChart(chart, new ELK());

function show(props: Partial<ChartViewProps> = {}) {
  const heard = { onState: vi.fn(), onTransition: vi.fn(), onFold: vi.fn() };
  const all: ChartViewProps = {
    chart,
    laid,
    active: new Set(['kettle', 'kettle.cold']),
    last: null,
    denied: null,
    coverage: { session: {}, tests: {} },
    timers: [],
    now: 0,
    folded: new Set(),
    ...heard,
    ...props,
  };
  const { container } = render(<ChartView {...all} />);
  return { ...heard, container };
}

const button = (name: string) => screen.getByRole('button', { name });
const descriptionOf = (name: string) => button(name).getAttribute('aria-description');
const drawing = () => screen.getByRole('group', { name: 'Chart of kettle' }).querySelector('svg > g');

it('names every state and every transition', () => {
  show();
  expect(screen.getAllByRole('button').map((element) => element.getAttribute('aria-label'))).toEqual([
    'kettle',
    'any, kettle.break -> broken',
    'cold',
    'cold, kettle.tell -> (stays)',
    'hot',
    'hot.heating',
    'hot.singing',
    'broken',
    'cold, kettle.boil [isFull] -> hot',
    'hot.heating, after boiling (3 s) -> hot.singing',
    'hot.singing, * -> cold',
  ]);
});

it('says where the machine is, and what a state and a transition are', () => {
  show({ coverage: { session: { [KETTLE.tell]: 1 }, tests: { [KETTLE.tell]: 7, [KETTLE.boil]: 2 } } });
  expect(screen.getAllByRole('button', { current: true })).toEqual([button('kettle'), button('cold')]);
  expect([
    descriptionOf('cold'),
    descriptionOf('broken'),
    descriptionOf('cold, kettle.tell -> (stays)'),
    descriptionOf('cold, kettle.boil [isFull] -> hot'),
    descriptionOf('hot.singing, * -> cold'),
  ]).toEqual([
    'Waits for somebody. Initial.',
    'Final.',
    'Actions: whistle. Taken once in this session.',
    'Taken by tests only, 2 times.',
    'Never taken.',
  ]);
});

it('draws what was taken here, by tests and by nobody each in its own way', () => {
  show({ coverage: { session: { [KETTLE.tell]: 1 }, tests: { [KETTLE.boil]: 2 } } });
  const names = ['cold, kettle.tell -> (stays)', 'cold, kettle.boil [isFull] -> hot', 'hot.singing, * -> cold'];
  expect(names.map((name) => button(name).getAttribute('class'))).toEqual(['row seen', 'arrow tests', 'arrow never']);
});

it('chooses by click and by Enter', async () => {
  const { onState, onTransition } = show();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button('broken'));
  await userEvent.click(button('cold, kettle.boil [isFull] -> hot'));
  expect([onState.mock.calls, onTransition.mock.calls]).toEqual([[['kettle'], ['kettle.broken']], [[KETTLE.boil]]]);
});

it('walks the states by arrow keys, and Tab goes on to the transitions of the one in focus', async () => {
  show();
  await userEvent.tab();
  expect(document.activeElement).toBe(button('kettle'));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(button('cold'));
  await userEvent.tab();
  expect(document.activeElement).toBe(button('cold, kettle.tell -> (stays)'));
  await userEvent.tab();
  expect(document.activeElement).toBe(button('cold, kettle.boil [isFull] -> hot'));
});

it('folds a state by its mark and by Space', async () => {
  const { onFold, onState } = show();
  const mark = button('hot').querySelector('[data-fold]');
  expect(button('hot').getAttribute('aria-expanded')).toEqual('true');
  if (mark !== null) fireEvent.click(mark);
  fireEvent.keyDown(button('hot'), { key: ' ' });
  fireEvent.keyDown(button('cold'), { key: ' ' });
  expect([onFold.mock.calls, onState.mock.calls]).toEqual([[['kettle.hot'], ['kettle.hot']], [['kettle.cold']]]);
});

it('tells on hover and in focus what a part is, until Escape', async () => {
  show();
  await userEvent.hover(button('cold'));
  expect(within(screen.getByRole('tooltip')).getByText('Waits for somebody. Initial.')).toBeTruthy();
  await userEvent.unhover(button('cold'));
  expect(screen.queryByRole('tooltip')).toBe(null);
  await userEvent.tab();
  expect(screen.getByRole('tooltip').querySelector('strong')?.textContent).toEqual('kettle');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBe(null);
});

it('zooms by wheel and keys, moves by drag without choosing, and fits again', async () => {
  const { onState } = show();
  const group = screen.getByRole('group', { name: 'Chart of kettle' });
  const places = [drawing()?.getAttribute('transform')];
  const note = () => places.push(drawing()?.getAttribute('transform'));
  fireEvent.wheel(group, { deltaY: -100 });
  note();
  fireEvent.keyDown(group, { key: '+' });
  note();
  fireEvent.pointerDown(button('cold'), { button: 0, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(button('cold'), { clientX: 60, clientY: 10 });
  fireEvent.pointerUp(button('cold'));
  fireEvent.click(button('cold'));
  note();
  expect([new Set(places).size, onState.mock.calls]).toEqual([4, []]);
  fireEvent.keyDown(group, { key: '0' });
  expect(drawing()?.getAttribute('transform')).toEqual(places[0]);
});

it('numbers the last transition, names the guard that said no, and counts timers down', () => {
  const { container } = show({
    last: { transition: KETTLE.tell, sequence: 214 },
    denied: { transition: KETTLE.boil, guard: 'isFull' },
    timers: [{ transition: KETTLE.heat, dueAt: 4000, delay: 3000 }],
    now: 2500,
  });
  const marks = [...container.querySelectorAll('.mark')].map((mark) => [mark.getAttribute('class'), mark.textContent]);
  expect(marks).toEqual([
    ['mark timer', '1.5 s'],
    ['mark last', '214'],
    ['mark denied', 'isFull: false'],
  ]);
  expect(container.querySelector<SVGElement>('.timer .way')?.style.strokeDasharray).toEqual('0.5 1');
});
