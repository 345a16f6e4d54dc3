import { intentKey } from '../money/intent.ts';
import type { BillSide } from './bills.events.ts';
import { askedOf, type BillKind } from './bills.rules.ts';
import { billsSetup } from './bills.setup.ts';

/** Asks anew, with what there is of today. */
const again = { 'bills.refresh': { target: '#bills.list', actions: 'forgetFailure' } } as const;

const noDays = { from: '', to: '' };

/**
 * The bills of one kind of contract, or of all (AGENT-11…13, CONTRACT-10, decision M9): for one choice of side, time and
 * status, page by page with sums, and one of them explained. Whatever changes that choice takes back what was asked before.
 */
export const createBillsMachine = (kind: BillKind, sides: readonly [BillSide, ...BillSide[]]) =>
  billsSetup.createMachine({
    id: 'bills',
    context: ({ input: { keySeed } }) => ({
      keySeed,
      settled: 0,
      kind,
      sides,
      side: sides[0],
      today: '',
      span: 'days30',
      days: noDays,
      typed: noDays,
      tried: false,
      status: 'all',
      page: 1,
      part: null,
      failure: null,
      open: null,
    }),
    initial: 'list',
    states: {
      list: {
        description: 'The choice of side, time and status is on screen, over one page of bills.',
        initial: 'asking',
        entry: [{ type: 'readToday', params: { zone: 'GMT+8' } }, 'setDays'],
        on: {
          'bills.chooseSide': {
            guard: { type: 'isOtherSide', params: ({ event }) => event },
            target: 'list',
            reenter: true,
            actions: { type: 'chooseSide', params: ({ event }) => event },
          },
          'bills.chooseSpan': [
            { guard: { type: 'opensOwn', params: ({ event }) => event }, actions: 'openOwn' },
            {
              guard: { type: 'isOtherSpan', params: ({ event }) => event },
              target: 'list',
              reenter: true,
              actions: { type: 'chooseSpan', params: ({ event }) => event },
            },
          ],
          'bills.typeDay': { guard: 'isOwn', actions: { type: 'typeDay', params: ({ event }) => event } },
          'bills.submitDays': [
            { guard: 'areDaysSound', target: 'list', reenter: true, actions: 'takeTyped' },
            { guard: 'isOwn', actions: 'markTried' },
          ],
          'bills.chooseStatus': {
            guard: { type: 'isOtherStatus', params: ({ event }) => event },
            target: 'list',
            reenter: true,
            actions: { type: 'chooseStatus', params: ({ event }) => event },
          },
          'bills.turnTo': {
            guard: { type: 'isOtherPage', params: ({ event }) => event },
            target: '.asking',
            actions: { type: 'turnTo', params: ({ event }) => event },
          },
          'bills.open': {
            guard: { type: 'isRow', params: ({ event }) => event },
            target: 'following',
            actions: { type: 'openBill', params: ({ event }) => event },
          },
        },
        states: {
          asking: {
            description: 'Waits for the page; another page of the same stays on screen.',
            tags: 'busy',
            invoke: {
              id: 'fetchPart',
              src: 'fetchPart',
              input: ({ context }) => ({ request: askedOf(context) }),
              onDone: {
                target: 'shown',
                actions: { type: 'keepPart', params: ({ event }) => ({ part: event.output }) },
              },
              onError: [
                {
                  guard: { type: 'isSwitchedOff', params: ({ event }) => ({ error: event.error }) },
                  target: '#bills.closed',
                },
                {
                  target: 'failed',
                  actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
                },
              ],
            },
          },
          shown: { description: 'The page is on screen, or that there is no bill.', on: again },
          failed: { description: 'It could not be had: says why and offers to try again.', on: again },
        },
      },
      closed: { description: 'This kind of contract is switched off: says so (ROLE-22…25).' },
      following: {
        description: 'One bill is explained.',
        invoke: {
          id: 'bill',
          src: 'bill',
          input: ({ context }) => ({ id: context.open ?? '', keySeed: intentKey(context) }),
          onDone: { target: 'list', actions: ['closeBill', 'settle'] },
          onError: { target: 'list', actions: ['closeBill', 'settle'] },
        },
        on: { 'page.moneyMoved': { actions: 'tellMoved' } },
      },
    },
  });

/** With all kinds and both sides; its chart is that of every one of them. */
export const billsMachine = createBillsMachine('all', ['downline', 'upline']);
