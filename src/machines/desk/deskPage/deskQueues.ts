import { deskContract, MAX_MAINTENANCE_MINUTES } from '../../../api/contract/desk/desk.ts';
import { MAX_GAME_SEARCH_LENGTH } from '../../../api/contract/desk/deskGames.ts';
import type { DeskPromotionClaim } from '../../../api/contract/desk/deskPromotions.ts';
import { type DeskSetting, settingGroup } from '../../../api/contract/desk/deskSettings.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import { chatText } from '../../../api/contract/member/chat.ts';
import { MAX_REPLY_CHARS } from '../../../api/contract/member/feedback.ts';
import { PUBLICATION_STATES, type PublicationState } from '../../../api/contract/rules/publicationState.ts';
import { type features, systemContract } from '../../../api/contract/site/system.ts';
import { type ParsedAmount, parseAmount } from '../../money/amount.ts';
import {
  type ActOf,
  type AnyQueue,
  type DetailOf,
  type FilterOf,
  type ItemOf,
  queue,
  type RowOf,
  type Typed,
} from './queue.ts';
import { typedSetting } from './typedSetting.ts';

const SHORTEST_REASON = 3;
const LONGEST_REASON = 500;

const isReason = (text: string): boolean => text.length >= SHORTEST_REASON && text.length <= LONGEST_REASON;

/** A reason that the member sees, and one that only the audit log keeps. */
const toMember = { kind: 'toMember', isValid: isReason } as const satisfies Typed<unknown>;
const toLog = { kind: 'toLog', isValid: isReason } as const satisfies Typed<unknown>;

const byId = ({ id }: { readonly id: string }) => ({ id });
const withReason = ({ id, text }: { readonly id: string; readonly text: string }) => ({ id, remark: text });
const withText = ({ id, text }: { readonly id: string; readonly text: string }) => ({ id, text });

/** Answers in the operator's language. */
const inLanguage = ({ id, language }: { readonly id: string; readonly language: LanguageCode }) => ({ id, language });

interface Reasoned {
  readonly id: string;
  readonly language: LanguageCode;
  readonly text: string;
}

const inLanguageWithReason = ({ id, language, text }: Reasoned) => ({ id, language, remark: text });

const toReview = ['inProgress', 'reviewed'] as const;

const isInProgress = ({ status }: { readonly status: string }): boolean => status === 'inProgress';
const isPending = ({ status }: { readonly status: string }): boolean => status === 'pending';

/** A second operator confirms what the first has made. */
const isForOther = (row: { readonly status: string; readonly madeBy: string }, operator: string): boolean =>
  isPending(row) && row.madeBy !== operator;

/** Published, and not over. */
const isOnSite = ({ state }: { readonly state: PublicationState }): boolean =>
  state === 'running' || state === 'scheduled';

const amountTyped = {
  kind: 'setting',
  isValid: (text) => 'amount' in parseAmount(text),
} as const satisfies Typed<unknown>;
/** A fee may be none. */
const feeTyped = {
  kind: 'setting',
  isValid: (text) => /^0+(?:[.,]0*)?$/.test(text) || 'amount' in parseAmount(text),
} as const satisfies Typed<unknown>;
const amountIn = (text: string): number => {
  const typed = parseAmount(text);
  return 'amount' in typed ? typed.amount : 0;
};

/** A value of the setting's kind, within its limits, and another one than now. */
const valueTyped = {
  kind: 'value',
  isValid: (text, setting) => {
    const value = typedSetting(setting, text);
    return value !== null && value !== setting.value;
  },
} as const satisfies Typed<DeskSetting>;

const SWITCHED: ReadonlySet<DeskSetting['kind']> = new Set<DeskSetting['kind']>(['switch', 'need']);

/** On the site, shown or not. */
const isTaken = ({ state }: { readonly state: string }): boolean => state !== 'offered';

const isUnsettled = ({ status }: { readonly status: string }): boolean =>
  ['notReceived', 'partlyReceived', 'disputed'].includes(status);

/** The amount of a claim; the second operator types the one of the first. */
const claimAmount = (text: string, { most, firstApprover, amount }: DeskPromotionClaim): ParsedAmount =>
  parseAmount(text, firstApprover === null ? { most } : { least: amount, most: amount });

const maintenance: Typed<unknown> = {
  kind: 'minutes',
  isValid: (text) => text === '' || (/^[1-9]\d{0,4}$/.test(text) && Number(text) <= MAX_MAINTENANCE_MINUTES),
};

const MUTE_SHORT_MINUTES = 15;
const MUTE_LONG_MINUTES = 1_440;

type Feature = keyof typeof features.shape;

const featureNames = Object.keys(systemContract.whitelabel.value.shape.features.shape) as readonly Feature[];

/** Pages of the desk, each queue with all that the desk knows of it; null has a machine of its own. */
export const deskPages = {
  withdrawals: queue({
    waiting: ['toApprove', 'toPay', 'toResolve'],
    list: {
      endpoint: deskContract.withdrawals,
      filters: ['toApprove', 'toPay', 'toResolve', 'underway', 'over'],
      request: ({ filter, page, language }) => ({ queue: filter, page, language }),
    },
    detail: {
      endpoint: deskContract.withdrawal,
      request: inLanguage,
      pictures: { endpoint: deskContract.proof, of: ({ pictures }) => pictures },
    },
    acts: (act) => ({
      approve: act(deskContract.approve, {
        when: ({ status, firstApprover }, operator) => status === 'requested' && firstApprover !== operator,
        isFirst: ({ large, firstApprover }) => large && firstApprover === null,
        request: inLanguage,
      }),
      pay: act(deskContract.pay, { when: ({ status }) => status === 'approved', request: inLanguage }),
      payAgain: act(deskContract.payAgain, {
        when: (withdrawal, operator) => isUnsettled(withdrawal) && withdrawal.againApprover !== operator,
        isFirst: ({ large, againApprover }) => large && againApprover === null,
        request: inLanguage,
      }),
      reject: act(deskContract.reject, {
        when: ({ status }) => status === 'requested' || status === 'approved',
        types: toMember,
        danger: true,
        request: inLanguageWithReason,
      }),
      refuseClaim: act(deskContract.refuseClaim, {
        when: isUnsettled,
        types: toMember,
        danger: true,
        request: inLanguageWithReason,
      }),
      forceReceipt: act(deskContract.forceReceipt, {
        when: (withdrawal) => withdrawal.status === 'awaiting' || isUnsettled(withdrawal),
        types: toMember,
        danger: true,
        request: inLanguageWithReason,
      }),
    }),
  }),

  exchanges: queue({
    waiting: ['exchanges'],
    list: {
      endpoint: deskContract.exchanges,
      filters: toReview,
      request: ({ filter, page, language }) => ({ queue: filter, page, language }),
    },
    acts: (act) => ({
      approveExchange: act(deskContract.approveExchange, { when: isInProgress, request: inLanguage }),
      rejectExchange: act(deskContract.rejectExchange, {
        when: isInProgress,
        types: toMember,
        danger: true,
        request: inLanguageWithReason,
      }),
    }),
  }),

  referrals: queue({
    waiting: ['referrals'],
    list: {
      endpoint: deskContract.referrals,
      filters: toReview,
      request: ({ filter, page }) => ({ queue: filter, page }),
    },
    acts: (act) => ({
      approveReferral: act(deskContract.approveReferral, { when: isInProgress, request: byId }),
      refuseReferral: act(deskContract.refuseReferral, { when: isInProgress, types: toLog, request: withReason }),
    }),
  }),

  linked: queue({
    list: { endpoint: deskContract.linked, filters: [], request: ({ page }) => ({ page }) },
    acts: () => ({}),
  }),

  tickets: queue({
    waiting: ['tickets'],
    list: {
      endpoint: deskContract.tickets,
      filters: ['open', 'answered', 'closed'],
      request: ({ filter, page }) => ({ queue: filter, page }),
    },
    detail: {
      endpoint: deskContract.ticket,
      request: byId,
      pictures: {
        endpoint: deskContract.ticketPicture,
        of: ({ messages }) => messages.flatMap(({ pictures }) => pictures),
      },
    },
    acts: (act) => ({
      replyTicket: act(deskContract.replyTicket, {
        when: ({ status }) => status !== 'closed',
        types: { kind: 'reply', isValid: (text) => text !== '' && text.length <= MAX_REPLY_CHARS },
        request: withText,
      }),
      closeTicket: act(deskContract.closeTicket, {
        when: ({ status }) => status !== 'closed',
        types: toMember,
        danger: true,
        request: withReason,
      }),
    }),
  }),

  chat: queue({
    list: {
      endpoint: deskContract.chat,
      filters: ['reported', 'everything'],
      request: ({ filter, page }) => ({ queue: filter === 'everything' ? ('all' as const) : filter, page }),
    },
    acts: (act) => ({
      answerChat: act(deskContract.answerChat, {
        when: ({ removedBy }) => removedBy === null,
        types: { kind: 'chatReply', isValid: (text) => chatText.safeParse(text).success },
        request: withText,
      }),
      removeChat: act(deskContract.removeChat, {
        when: ({ removedBy }) => removedBy === null,
        types: toMember,
        danger: true,
        request: withReason,
      }),
      muteChatShort: act(deskContract.muteChat, {
        types: toLog,
        request: (acting) => ({ ...withReason(acting), minutes: MUTE_SHORT_MINUTES }),
      }),
      muteChatLong: act(deskContract.muteChat, {
        types: toLog,
        request: (acting) => ({ ...withReason(acting), minutes: MUTE_LONG_MINUTES }),
      }),
    }),
  }),

  applications: queue({
    waiting: ['applications'],
    list: {
      endpoint: deskContract.applications,
      filters: toReview,
      request: ({ filter, page }) => ({ queue: filter, page }),
    },
    acts: (act) => ({
      approveApplication: act(deskContract.approveApplication, { when: isPending, request: byId }),
      refuseApplication: act(deskContract.refuseApplication, {
        when: isPending,
        types: toMember,
        danger: true,
        request: withReason,
      }),
    }),
  }),

  members: null,

  moves: queue({
    waiting: ['moves'],
    list: { endpoint: deskContract.moves, filters: [], request: ({ page }) => ({ page }) },
    acts: (act) => ({
      confirmMove: act(deskContract.confirmMove, { when: isForOther, request: byId }),
      declineMove: act(deskContract.declineMove, { when: isPending, types: toLog, danger: true, request: withReason }),
    }),
  }),

  promotionClaims: queue({
    waiting: ['promotions'],
    list: {
      endpoint: deskContract.promotionClaims,
      filters: toReview,
      request: ({ filter, page, language }) => ({ queue: filter, page, language }),
    },
    detail: {
      endpoint: deskContract.promotionClaim,
      request: inLanguage,
      pictures: { endpoint: deskContract.promotionPicture, of: ({ pictures }) => pictures },
    },
    acts: (act) => ({
      approvePromotion: act(deskContract.approvePromotion, {
        when: ({ status, firstApprover }, operator) => status === 'applying' && firstApprover !== operator,
        types: { kind: 'amount', isValid: (text, claim) => 'amount' in claimAmount(text, claim) },
        isFirst: (claim, text) => {
          const given = claimAmount(text, claim);
          return claim.firstApprover === null && 'amount' in given && given.amount >= claim.twoPeopleFrom;
        },
        request: ({ id, language, text }) => {
          const typed = parseAmount(text);
          return { id, language, amount: 'amount' in typed ? typed.amount : 0 };
        },
      }),
      rejectPromotion: act(deskContract.rejectPromotion, {
        when: ({ status }) => status === 'applying',
        types: toMember,
        danger: true,
        request: inLanguageWithReason,
      }),
    }),
  }),

  promotions: queue({
    edits: 'promotion',
    list: {
      endpoint: deskContract.promotions,
      filters: PUBLICATION_STATES,
      request: ({ filter, page, language }) => ({ state: filter, page, language }),
    },
    acts: (act) => ({
      endPromotion: act(deskContract.endPromotion, { when: isOnSite, types: toLog, danger: true, request: withReason }),
    }),
  }),

  news: queue({
    edits: 'news',
    list: {
      endpoint: deskContract.newsList,
      filters: PUBLICATION_STATES,
      request: ({ filter, page, language }) => ({ state: filter, page, language }),
    },
    acts: (act) => ({
      withdrawNews: act(deskContract.withdrawNews, { when: isOnSite, types: toLog, danger: true, request: withReason }),
    }),
  }),

  vendors: queue({
    list: {
      endpoint: deskContract.vendors,
      filters: ['shown', 'hidden', 'offered'],
      request: ({ filter, page, language }) => ({ queue: filter, page, language }),
    },
    acts: (act) => ({
      importAllVendors: act(deskContract.importVendor, {
        whole: true,
        when: ({ state }) => state === 'offered',
        request: () => ({ id: null }),
      }),
      importVendor: act(deskContract.importVendor, { when: ({ state }) => state === 'offered', request: byId }),
      updateVendor: act(deskContract.importVendor, {
        when: ({ state, wallet }) => state !== 'offered' && wallet === 'seamless',
        request: byId,
      }),
      markVendor: act(deskContract.setVendor, {
        when: ({ state, isHot }) => state === 'shown' && !isHot,
        request: ({ id }) => ({ id, mark: 'hot' as const, on: true }),
      }),
      unmarkVendor: act(deskContract.setVendor, {
        when: ({ state, isHot }) => state === 'shown' && isHot,
        request: ({ id }) => ({ id, mark: 'hot' as const, on: false }),
      }),
      showVendor: act(deskContract.setVendor, {
        when: ({ state }) => state === 'hidden',
        request: ({ id }) => ({ id, mark: 'shown' as const, on: true }),
      }),
      hideVendor: act(deskContract.setVendor, {
        when: ({ state }) => state === 'shown',
        danger: true,
        request: ({ id }) => ({ id, mark: 'shown' as const, on: false }),
      }),
    }),
  }),

  games: queue({
    list: {
      endpoint: deskContract.games,
      filters: ['shown', 'hidden', 'hot'],
      searchLength: MAX_GAME_SEARCH_LENGTH,
      request: ({ filter, search, page, language }) => ({ queue: filter, search, page, language }),
    },
    acts: (act) => ({
      markGame: act(deskContract.setGame, {
        when: ({ isHot, isShown }) => isShown && !isHot,
        request: ({ id }) => ({ id, mark: 'hot' as const, on: true }),
      }),
      unmarkGame: act(deskContract.setGame, {
        when: ({ isHot }) => isHot,
        request: ({ id }) => ({ id, mark: 'hot' as const, on: false }),
      }),
      showGame: act(deskContract.setGame, {
        when: ({ isShown }) => !isShown,
        request: ({ id }) => ({ id, mark: 'shown' as const, on: true }),
      }),
      hideGame: act(deskContract.setGame, {
        when: ({ isShown }) => isShown,
        danger: true,
        request: ({ id }) => ({ id, mark: 'shown' as const, on: false }),
      }),
    }),
  }),

  paymentMethods: queue({
    list: {
      endpoint: deskContract.paymentMethods,
      filters: ['shown', 'hidden', 'offered'],
      request: ({ filter, page, language }) => ({ queue: filter, page, language }),
    },
    acts: (act) => ({
      importAllMethods: act(deskContract.importMethod, {
        whole: true,
        when: ({ state }) => state === 'offered',
        request: () => ({ id: null }),
      }),
      importMethod: act(deskContract.importMethod, { when: ({ state }) => state === 'offered', request: byId }),
      setMethodMin: act(deskContract.setMethod, {
        when: isTaken,
        types: amountTyped,
        request: ({ id, text }) => ({ id, what: 'min' as const, amount: amountIn(text) }),
      }),
      setMethodMax: act(deskContract.setMethod, {
        when: isTaken,
        types: amountTyped,
        request: ({ id, text }) => ({ id, what: 'max' as const, amount: amountIn(text) }),
      }),
      setMethodFee: act(deskContract.setMethod, {
        when: isTaken,
        types: feeTyped,
        request: ({ id, text }) => ({ id, what: 'fee' as const, amount: amountIn(text) }),
      }),
      showMethod: act(deskContract.showMethod, {
        when: ({ state }) => state === 'hidden',
        request: ({ id }) => ({ id, on: true }),
      }),
      hideMethod: act(deskContract.showMethod, {
        when: ({ state }) => state === 'shown',
        danger: true,
        request: ({ id }) => ({ id, on: false }),
      }),
    }),
  }),

  paymentDays: queue({
    list: {
      endpoint: deskContract.paymentDays,
      filters: ['all', 'differing'],
      request: ({ filter, page }) => ({ queue: filter, page }),
    },
    acts: (act) => ({ reconcileDay: act(deskContract.reconcileDay, { request: byId }) }),
  }),

  adjustments: queue({
    waiting: ['adjustments'],
    list: { endpoint: deskContract.adjustments, filters: [], request: ({ page }) => ({ page }) },
    acts: (act) => ({
      confirmAdjustment: act(deskContract.confirmAdjustment, { when: isForOther, request: byId }),
      declineAdjustment: act(deskContract.declineAdjustment, {
        when: isPending,
        types: toLog,
        danger: true,
        request: withReason,
      }),
    }),
  }),

  messages: null,

  books: queue({
    detail: { endpoint: deskContract.books, request: () => ({}) },
    acts: (act) => ({ prove: act(deskContract.prove, { ids: () => [''], harmless: true, request: () => ({}) }) }),
  }),

  setup: queue({
    waiting: ['setup'],
    detail: { endpoint: deskContract.setup, request: () => ({}) },
    acts: (act) => ({
      openBrand: act(deskContract.openBrand, {
        ids: () => [''],
        when: ({ openedAt, openingBy, items }, operator) =>
          openedAt === null && openingBy !== operator && items.every(({ done }) => done),
        isFirst: ({ openingBy }) => openingBy === null,
        request: () => ({}),
      }),
    }),
  }),

  settings: queue({
    list: {
      endpoint: deskContract.settings,
      filters: settingGroup.options,
      request: ({ filter, page }) => ({ queue: filter, page }),
    },
    acts: (act) => {
      const switchesTo = (kind: DeskSetting['kind'], value: boolean | string) =>
        act(deskContract.changeSetting, {
          when: (setting) => setting.waiting === null && setting.kind === kind && setting.value !== value,
          isFirst: ({ twoPeople }) => twoPeople,
          request: ({ id }) => ({ id, value }),
        });
      return {
        changeSetting: act(deskContract.changeSetting, {
          when: ({ waiting, kind }) => waiting === null && !SWITCHED.has(kind),
          types: valueTyped,
          isFirst: ({ twoPeople }) => twoPeople,
          request: ({ id, item, text }) => ({ id, value: typedSetting(item, text) ?? item.value }),
        }),
        turnOnSetting: switchesTo('switch', true),
        turnOffSetting: switchesTo('switch', false),
        requireField: switchesTo('need', 'required'),
        offerField: switchesTo('need', 'optional'),
        dropField: switchesTo('need', 'off'),
      };
    },
  }),

  settingChanges: queue({
    waiting: ['settings'],
    list: {
      endpoint: deskContract.settingChanges,
      filters: ['pending', 'decided'],
      request: ({ filter, page }) => ({ queue: filter, page }),
    },
    acts: (act) => ({
      confirmSetting: act(deskContract.confirmSetting, { when: isForOther, request: byId }),
      declineSetting: act(deskContract.declineSetting, {
        when: isPending,
        types: toLog,
        danger: true,
        request: withReason,
      }),
    }),
  }),

  switches: queue({
    detail: { endpoint: deskContract.switches, request: () => ({}) },
    acts: (act) => ({
      openSite: act(deskContract.setStatus, {
        when: ({ status }) => status !== 0,
        ids: () => [''],
        request: () => ({ status: 0, minutes: null }) as const,
      }),
      startMaintenance: act(deskContract.setStatus, {
        when: ({ status }) => status !== 1,
        ids: () => [''],
        types: maintenance,
        request: ({ text }) => ({ status: 1 as const, minutes: text === '' ? null : Number(text) }),
      }),
      restrictRegion: act(deskContract.setStatus, {
        when: ({ status }) => status !== 2,
        ids: () => [''],
        request: () => ({ status: 2, minutes: null }) as const,
      }),
      switchOn: act(deskContract.setFeature, {
        ids: ({ features }) => featureNames.filter((name) => !features[name]),
        request: ({ id }) => ({ name: id as Feature, on: true }),
      }),
      switchOff: act(deskContract.setFeature, {
        ids: ({ features }) => featureNames.filter((name) => features[name]),
        request: ({ id }) => ({ name: id as Feature, on: false }),
      }),
    }),
  }),

  audit: null,
};

type Pages = typeof deskPages;

export type DeskPageName = keyof Pages;
export type QueueName = { [K in DeskPageName]: Pages[K] extends null ? never : K }[DeskPageName];
export type DeskRow<K extends QueueName> = RowOf<Pages[K]>;
export type DeskDetail<K extends QueueName> = DetailOf<Pages[K]>;
export type DeskItem<K extends QueueName> = ItemOf<Pages[K]>;
export type DeskAct<K extends QueueName = QueueName> = { [P in K]: ActOf<Pages[P]> }[K];
export type DeskFilter = { [K in QueueName]: FilterOf<Pages[K]> }[QueueName];

/** The menu: what is done all day first. A test holds that no page is missing. */
export const deskMenu = {
  money: ['withdrawals', 'adjustments', 'exchanges', 'promotionClaims', 'paymentDays', 'books'],
  people: ['members', 'tickets', 'messages', 'chat', 'applications', 'moves', 'referrals', 'linked'],
  content: ['promotions', 'news', 'vendors', 'games'],
  house: ['setup', 'settings', 'settingChanges', 'paymentMethods', 'switches', 'audit'],
} as const satisfies Readonly<Record<string, readonly DeskPageName[]>>;

export type DeskMenuGroup = keyof typeof deskMenu;

export const pageNames = Object.keys(deskPages) as [DeskPageName, ...DeskPageName[]];

export const isQueue = (page: DeskPageName): page is QueueName => deskPages[page] !== null;

export const queueOf = (page: QueueName): AnyQueue => deskPages[page] as AnyQueue;

export const queueNames = pageNames.filter(isQueue);

export const actNames = queueNames.flatMap((page) => Object.keys(deskPages[page].acts)) as [DeskAct, ...DeskAct[]];

const filtersOf = (page: QueueName): readonly DeskFilter[] => queueOf(page).list?.filters ?? [];

export const filterNames = [...new Set(queueNames.flatMap(filtersOf))] as [DeskFilter, ...DeskFilter[]];
