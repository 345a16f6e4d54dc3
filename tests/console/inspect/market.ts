import { createMachine } from 'xstate';

const STEPS = [
  'asked',
  'checked against the books',
  'รอการชำระเงินจากธนาคาร',
  '支払いを待っています',
  'paid 💸🎉 in full',
  'settled',
] as const;
const STALLS = ['fish', 'fruit', '물고기를 파는 가게', 'the stall at the far end of the market'] as const;
const SIZES = ['small', 'large'] as const;

const orderOf = (other: string) => ({
  initial: STEPS[0],
  on: { [`${other}.wanted.by.somebody`]: other },
  states: Object.fromEntries(
    STEPS.map((step, at) => [
      step,
      {
        description: `Stands at ${step}.`,
        on: {
          次へ: { target: STEPS[at + 1] ?? step, guard: 'isComplete', actions: 'writeDown' },
          'order.back': { target: STEPS[Math.max(0, at - 1)] },
          ยกเลิก: { actions: 'writeDown' },
          '*': { actions: 'wonder' },
        },
        after: { 30000: { target: STEPS[0], actions: 'remind' } },
        ...(at === 1 ? { always: { guard: '是否已检查', target: STEPS[2] } } : {}),
      },
    ]),
  ),
});

/** A market of somebody else: four stalls beside each other, states in states, in the words of five languages. */
export const market = createMachine({
  id: 'market',
  type: 'parallel',
  states: Object.fromEntries(
    STALLS.map((stall) => [
      stall,
      {
        initial: SIZES[0],
        on: { 'market.close': '.closed' },
        states: {
          small: orderOf(SIZES[1]),
          large: orderOf(SIZES[0]),
          last: { type: 'history' as const },
          closed: { on: { 'market.open': 'last', 'market.end': 'gone' } },
          gone: { type: 'final' as const },
        },
      },
    ]),
  ),
});
