import * as z from 'zod/mini';
import { withdrawalQueue } from '../../api/contract/deskMoney.ts';
import { languageCode } from '../../api/contract/fields.ts';
import { features } from '../../api/contract/system.ts';
import { nothing } from '../support/events.ts';

/** The pages of the desk, in the order of its menu. */
export const deskPageName = z.enum(['withdrawals', 'exchanges', 'adjustments', 'books', 'switches', 'audit']);
export type DeskPageName = z.infer<typeof deskPageName>;

/** What a page can be narrowed to; `all` where there is nothing to choose. */
const deskQueue = z.enum([...withdrawalQueue.options, 'inProgress', 'reviewed', 'all']);
export type DeskQueue = z.infer<typeof deskQueue>;

const onSubject = z.enum([
  'approve',
  'reject',
  'pay',
  'payAgain',
  'refuseClaim',
  'forceReceipt',
  'approveExchange',
  'rejectExchange',
  'confirmAdjustment',
  'declineAdjustment',
]);
export type SubjectDeed = z.infer<typeof onSubject>;

/** What an operator does: to a withdrawal, an exchange or an adjustment, to a switch, or to the books. */
const deed = z.discriminatedUnion('what', [
  z.object({ what: onSubject, id: z.string() }),
  z.object({ what: z.literal('setFeature'), name: z.keyof(features), on: z.boolean() }),
  z.object({ what: z.literal('setStatus'), status: z.literal([0, 1, 2]) }),
  z.object({ what: z.literal('prove') }),
]);
export type Deed = z.infer<typeof deed>;

export const deskPageEvents = {
  'deskPage.retry': nothing,
  'deskPage.refresh': nothing,
  'deskPage.choose': z.object({ queue: deskQueue }),
  'deskPage.turnTo': z.object({ number: z.int() }),
  'deskPage.open': z.object({ id: z.string() }),
  'deskPage.back': nothing,
  'deskPage.intend': z.object({ deed }),
  'deskPage.type': z.object({ value: z.string() }),
  'deskPage.confirm': nothing,
  'deskPage.leave': nothing,
  /** Nobody knows whether it was done: send the same again. */
  'deskPage.again': nothing,
  /** Nobody knows whether it was done: look. */
  'deskPage.look': nothing,
  'page.language': z.object({ language: languageCode }),
};
