import { fromPromise } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import { deskContract } from '../../api/contract/desk.ts';
import { publicationState } from '../../api/contract/deskMarks.ts';
import { withdrawalQueue } from '../../api/contract/deskMoney.ts';
import { ticketStatus } from '../../api/contract/feedback.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { parseAmount } from '../money/amount.ts';
import type { ActionRequest } from './deskPage.machine.ts';
import { deskPageMachine } from './deskPage.machine.ts';
import type { DeskLocation, DeskPart, PendingCounts } from './deskPage.rules.ts';

export interface DeskPageDeps {
  readonly api: ApiClient;
}

interface Asked {
  readonly place: DeskLocation;
  readonly language: LanguageCode;
}

export const wireDeskPage = ({ api }: DeskPageDeps) =>
  deskPageMachine.provide({
    actors: {
      readPart: fromPromise<{ readonly part: DeskPart; readonly waiting: PendingCounts }, Asked>(
        async ({ input, signal }) => {
          const part = await read(api, input, signal);
          const { waiting } = await api(deskContract.overview, { request: {} }, signal);
          return { part, waiting };
        },
      ),
      sendAction: fromPromise<void, ActionRequest>(async ({ input, signal }) => send(api, input, signal)),
    },
  });

/** Loads the data of a page. */
async function read(api: ApiClient, { place, language }: Asked, signal: AbortSignal): Promise<DeskPart> {
  const { id, queue, number: page } = place;
  switch (place.page) {
    case 'withdrawals': {
      if (id !== null) return readOne(api, { id, language }, signal);
      const request = { queue: withdrawalQueue.parse(queue), page, language };
      return { kind: 'withdrawals', ...(await api(deskContract.withdrawals, { request }, signal)) };
    }
    case 'exchanges': {
      const request = { queue: queue === 'reviewed' ? ('reviewed' as const) : ('inProgress' as const), page, language };
      return { kind: 'exchanges', ...(await api(deskContract.exchanges, { request }, signal)) };
    }
    case 'referrals': {
      const request = { queue: queue === 'reviewed' ? ('reviewed' as const) : ('inProgress' as const), page };
      return { kind: 'referrals', ...(await api(deskContract.referrals, { request }, signal)) };
    }
    case 'linked':
      return { kind: 'linked', ...(await api(deskContract.linked, { request: { page } }, signal)) };
    case 'tickets':
      return readTickets(api, place, signal);
    case 'chat': {
      const request = { queue: queue === 'everything' ? ('all' as const) : ('reported' as const), page };
      return { kind: 'chat', ...(await api(deskContract.chat, { request }, signal)) };
    }
    case 'promotionClaims':
      return readClaims(api, place, language, signal);
    case 'promotions': {
      const request = { state: publicationState.parse(queue), page, language };
      return { kind: 'promotions', ...(await api(deskContract.promotions, { request }, signal)) };
    }
    case 'news': {
      const request = { state: publicationState.parse(queue), page, language };
      return { kind: 'news', ...(await api(deskContract.newsList, { request }, signal)) };
    }
    case 'applications': {
      const request = { queue: queue === 'reviewed' ? ('reviewed' as const) : ('inProgress' as const), page };
      return { kind: 'applications', ...(await api(deskContract.applications, { request }, signal)) };
    }
    case 'moves':
      return { kind: 'moves', ...(await api(deskContract.moves, { request: { page } }, signal)) };
    case 'adjustments':
      return { kind: 'adjustments', ...(await api(deskContract.adjustments, { request: { page } }, signal)) };
    case 'books':
      return { kind: 'books', books: await api(deskContract.books, { request: {} }, signal) };
    case 'switches':
      return { kind: 'switches', switches: await api(deskContract.switches, { request: {} }, signal) };
  }
}

/** A withdrawal with the member's pictures; those that fail to load are skipped. */
async function readOne(
  api: ApiClient,
  request: { readonly id: string; readonly language: LanguageCode },
  signal: AbortSignal,
): Promise<DeskPart> {
  const detail = await api(deskContract.withdrawal, { request }, signal);
  const asked = detail.pictures.map((id) => api(deskContract.proof, { request: { id } }, signal));
  const pictures = picturesIn(await Promise.allSettled(asked));
  return { kind: 'withdrawal', detail, pictures };
}

/** The applications of a queue, or one with the member's pictures; those that fail to load are skipped. */
async function readClaims(
  api: ApiClient,
  { id, queue, number: page }: DeskLocation,
  language: LanguageCode,
  signal: AbortSignal,
): Promise<DeskPart> {
  if (id === null) {
    const request = { queue: queue === 'reviewed' ? ('reviewed' as const) : ('inProgress' as const), page, language };
    return { kind: 'promotionClaims', ...(await api(deskContract.promotionClaims, { request }, signal)) };
  }
  const detail = await api(deskContract.promotionClaim, { request: { id, language } }, signal);
  const asked = detail.pictures.map((one) => api(deskContract.promotionPicture, { request: { id: one } }, signal));
  return { kind: 'promotionClaim', detail, pictures: picturesIn(await Promise.allSettled(asked)) };
}

/** The tickets of a queue, or one with the member's pictures; those that fail to load are skipped. */
async function readTickets(
  api: ApiClient,
  { id, queue, number: page }: DeskLocation,
  signal: AbortSignal,
): Promise<DeskPart> {
  if (id === null) {
    const request = { queue: ticketStatus.safeParse(queue).data ?? 'open', page };
    return { kind: 'tickets', ...(await api(deskContract.tickets, { request }, signal)) };
  }
  const detail = await api(deskContract.ticket, { request: { id } }, signal);
  const asked = detail.messages
    .flatMap(({ pictures }) => pictures)
    .map((one) => api(deskContract.ticketPicture, { request: { id: one } }, signal));
  return { kind: 'ticket', detail, pictures: picturesIn(await Promise.allSettled(asked)) };
}

const picturesIn = (had: readonly PromiseSettledResult<{ readonly webp: string }>[]): readonly string[] =>
  had.flatMap((one) => (one.status === 'fulfilled' ? [`data:image/webp;base64,${one.value.webp}`] : []));

/** Of a member in the chat room. */
const MUTE_MINUTES = { muteChatShort: 15, muteChatLong: 1_440 } as const;

async function send(api: ApiClient, sent: ActionRequest, signal: AbortSignal): Promise<void> {
  const { action, input: remark, language, idempotencyKey } = sent;
  switch (action.what) {
    case 'approve':
    case 'pay':
    case 'payAgain':
    case 'approveExchange':
      await api(deskContract[action.what], { request: { id: action.id, language }, idempotencyKey }, signal);
      return;
    case 'reject':
    case 'refuseClaim':
    case 'forceReceipt':
    case 'rejectExchange':
    case 'rejectPromotion':
      await api(deskContract[action.what], { request: { id: action.id, language, remark }, idempotencyKey }, signal);
      return;
    case 'confirmAdjustment':
    case 'approveReferral':
    case 'approveApplication':
    case 'confirmMove':
      await api(deskContract[action.what], { request: { id: action.id }, idempotencyKey }, signal);
      return;
    case 'declineAdjustment':
    case 'refuseReferral':
    case 'closeTicket':
    case 'removeChat':
    case 'refuseApplication':
    case 'declineMove':
    case 'endPromotion':
    case 'withdrawNews':
      await api(deskContract[action.what], { request: { id: action.id, remark }, idempotencyKey }, signal);
      return;
    case 'approvePromotion': {
      const typed = parseAmount(remark);
      const request = { id: action.id, language, amount: 'amount' in typed ? typed.amount : 0 };
      await api(deskContract.approvePromotion, { request, idempotencyKey }, signal);
      return;
    }
    case 'muteChatShort':
    case 'muteChatLong': {
      const request = { id: action.id, minutes: MUTE_MINUTES[action.what], remark };
      await api(deskContract.muteChat, { request, idempotencyKey }, signal);
      return;
    }
    case 'answerChat':
    case 'replyTicket':
      await api(deskContract[action.what], { request: { id: action.id, text: remark }, idempotencyKey }, signal);
      return;
    case 'setFeature':
      await api(deskContract.setFeature, { request: { name: action.name, on: action.on } }, signal);
      return;
    case 'setStatus': {
      const minutes = action.status === 1 && remark !== '' ? Number(remark) : null;
      await api(deskContract.setStatus, { request: { status: action.status, minutes } }, signal);
      return;
    }
    case 'prove':
      await api(deskContract.prove, { request: {} }, signal);
  }
}
