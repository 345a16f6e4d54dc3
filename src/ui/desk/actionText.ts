import type { TFunction } from 'i18next';
import type { DeskWithdrawal } from '../../api/contract/deskMoney.ts';
import type { DeskPromotionClaim } from '../../api/contract/deskPromotions.ts';
import type { DeskAction } from '../../machines/deskPage/deskPage.events.ts';
import type { DeskPageContext } from '../../machines/deskPage/deskPage.rules.ts';
import { lineEffects } from './lineEffects.ts';
import { moneyText, purseText } from './purseText.ts';

/** What the button of a action says. */
export function actionLabel(t: TFunction, action: DeskAction): string {
  switch (action.what) {
    case 'setStatus':
      return t(`desk_deed_status_${action.status}`);
    case 'setFeature':
      return t(action.on ? 'desk_deed_feature_on' : 'desk_deed_feature_off', {
        feature: t(`desk_feature_${action.name}`),
      });
    default:
      return t(`desk_deed_${action.what}`);
  }
}

/** Question of the confirmation. */
export const actionTitle = (t: TFunction, { what }: DeskAction): string => t(`desk_ask_${what}`);

/** Consequences, one sentence each, with the amounts before and after. */
export function actionEffects(
  t: TFunction,
  { part, action }: Pick<DeskPageContext, 'part' | 'action'>,
): readonly string[] {
  if (action === null) return [];
  if (action.what === 'setStatus') return [t(`desk_say_status_${action.status}`)];
  if (action.what === 'setFeature') return [actionLabel(t, action), t('desk_say_feature')];
  if (action.what === 'prove') return [t('desk_say_prove')];
  if (part?.kind === 'withdrawal') return withdrawalWords(t, action.what, part.detail);
  if (part?.kind === 'exchanges') {
    const row = part.list.find(({ id }) => id === action.id);
    if (!row) return [];
    const { points, quantity, item, member } = row;
    const told = { points, quantity, item, member: member.username };
    return [t(action.what === 'approveExchange' ? 'desk_say_approveExchange' : 'desk_say_rejectExchange', told)];
  }
  if (part?.kind === 'referrals') {
    const pair = part.list.find(({ id }) => id === action.id);
    if (!pair) return [];
    const told = { amount: moneyText(pair.amount), inviter: pair.inviter.username, friend: pair.friend.username };
    return [t(action.what === 'approveReferral' ? 'desk_say_approveReferral' : 'desk_say_refuseReferral', told)];
  }
  if (part?.kind === 'promotionClaim') return claimWords(t, action.what, part.detail);
  if (part?.kind === 'promotions') return [t('desk_say_endPromotion')];
  if (part?.kind === 'news') return [t('desk_say_withdrawNews')];
  if (part?.kind === 'applications' || part?.kind === 'moves') return lineEffects(t, action, part);
  if (part?.kind === 'ticket') {
    const told = { number: part.detail.number, member: part.detail.member.username };
    return [t(action.what === 'replyTicket' ? 'desk_say_replyTicket' : 'desk_say_closeTicket', told)];
  }
  if (part?.kind === 'chat') {
    const said = part.list.find(({ id }) => id === action.id);
    if (!said) return [];
    const told = { member: said.member.username };
    if (action.what === 'answerChat') return [t('desk_say_answerChat'), said.text];
    return [t(action.what === 'removeChat' ? 'desk_say_removeChat' : 'desk_say_muteChat', told), said.text];
  }
  const row = part?.kind === 'adjustments' ? part.list.find(({ id }) => id === action.id) : undefined;
  if (!row) return [];
  const { purse, amount, balance, member, reason } = row;
  const params = {
    amount: purseText(t, purse, amount, true),
    member: member.username,
    before: purseText(t, purse, balance),
    after: purseText(t, purse, balance + amount),
  };
  return [
    t(action.what === 'confirmAdjustment' ? 'desk_say_confirmAdjustment' : 'desk_say_declineAdjustment', params),
    reason,
  ];
}

function claimWords(t: TFunction, what: DeskAction['what'], detail: DeskPromotionClaim): readonly string[] {
  const { member, title, most, wagering, firstApprover, amount, twoPeopleFrom } = detail;
  const told = { member: member.username, title, most: moneyText(most), wagering, amount: moneyText(amount) };
  if (what === 'rejectPromotion') return [t('desk_say_rejectPromotion', told)];
  return [
    t('desk_say_approvePromotion', told),
    ...(firstApprover === null && most >= twoPeopleFrom
      ? [t('desk_say_approvePromotion_large', { amount: moneyText(twoPeopleFrom) })]
      : []),
    ...(firstApprover === null ? [] : [t('desk_say_approvePromotion_second', { ...told, name: firstApprover })]),
  ];
}

function withdrawalWords(t: TFunction, what: DeskAction['what'], detail: DeskWithdrawal): readonly string[] {
  const { account, payout, amount, member, large, firstApprover, againApprover, received } = detail;
  const to = { bank: account.bank.name, last4: account.last4 };
  const missing = moneyText(payout - (received ?? 0));
  switch (what) {
    case 'approve':
      return [
        t('desk_say_approve', { ...to, payout: moneyText(payout) }),
        ...(large && firstApprover === null ? [t('desk_say_approve_first')] : []),
      ];
    case 'reject':
      return [
        t('desk_say_reject', {
          amount: moneyText(amount),
          member: member.username,
          before: moneyText(member.main),
          after: moneyText(member.main + amount),
        }),
      ];
    case 'pay':
      return [t('desk_say_pay', { ...to, payout: moneyText(payout) })];
    case 'payAgain':
      return large && againApprover === null
        ? [t('desk_say_payAgain_first', { missing })]
        : [t('desk_say_payAgain', { ...to, missing })];
    case 'refuseClaim':
      return [t('desk_say_refuseClaim')];
    default:
      return [t('desk_say_forceReceipt')];
  }
}
