import type { TFunction } from 'i18next';
import type { DeskWithdrawal } from '../../api/contract/deskMoney.ts';
import type { Deed } from '../../machines/deskPage/deskPage.events.ts';
import type { DeskPageContext } from '../../machines/deskPage/deskPage.rules.ts';
import { moneyText, purseText } from './purseText.ts';

/** What the button of a deed says. */
export function deedLabel(t: TFunction, deed: Deed): string {
  switch (deed.what) {
    case 'setStatus':
      return t(`desk_deed_status_${deed.status}`);
    case 'setFeature':
      return t(deed.on ? 'desk_deed_feature_on' : 'desk_deed_feature_off', { feature: t(`desk_feature_${deed.name}`) });
    default:
      return t(`desk_deed_${deed.what}`);
  }
}

/** What is asked before it is done. */
export const deedQuestion = (t: TFunction, { what }: Deed): string => t(`desk_ask_${what}`);

/** What will happen, a sentence each, with the amounts before and after. */
export function deedWords(t: TFunction, { part, deed }: Pick<DeskPageContext, 'part' | 'deed'>): readonly string[] {
  if (deed === null) return [];
  if (deed.what === 'setStatus') return [t(`desk_say_status_${deed.status}`)];
  if (deed.what === 'setFeature') return [deedLabel(t, deed), t('desk_say_feature')];
  if (deed.what === 'prove') return [t('desk_say_prove')];
  if (part?.kind === 'withdrawal') return withdrawalWords(t, deed.what, part.detail);
  if (part?.kind === 'exchanges') {
    const row = part.list.find(({ id }) => id === deed.id);
    if (!row) return [];
    const { points, quantity, item, member } = row;
    const told = { points, quantity, item, member: member.username };
    return [t(deed.what === 'approveExchange' ? 'desk_say_approveExchange' : 'desk_say_rejectExchange', told)];
  }
  const row = part?.kind === 'adjustments' ? part.list.find(({ id }) => id === deed.id) : undefined;
  if (!row) return [];
  const { purse, amount, balance, member, reason } = row;
  const told = {
    amount: purseText(t, purse, amount, true),
    member: member.username,
    before: purseText(t, purse, balance),
    after: purseText(t, purse, balance + amount),
  };
  return [
    t(deed.what === 'confirmAdjustment' ? 'desk_say_confirmAdjustment' : 'desk_say_declineAdjustment', told),
    reason,
  ];
}

function withdrawalWords(t: TFunction, what: Deed['what'], detail: DeskWithdrawal): readonly string[] {
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
