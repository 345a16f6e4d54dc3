import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { DeskAct, DeskDetail, DeskItem, DeskRow, QueueName } from '../../../machines/desk/deskPage/deskQueues.ts';
import { Badge } from '../../kit/Badge.tsx';
import { Money } from '../../kit/Money.tsx';
import { statusTone } from '../../money/receipt/statusTone.ts';
import { returnText } from '../../play/games/returnText.ts';
import { dateTimeText } from '../../site/clock/timeText.ts';
import { BooksPart } from './BooksPart.tsx';
import styles from './desk.module.css';
import type { DeskPageProps, DetailProps } from './deskPageProps.ts';
import { claimTones, PromotionCase } from './PromotionCase.tsx';
import { moneyText, pointsText, purseText } from './purseText.ts';
import { RunTime, StateBadge } from './RunTime.tsx';
import { SetupPart } from './SetupPart.tsx';
import { SwitchesPart } from './SwitchesPart.tsx';
import { settingName, settingValueText } from './settingText.ts';
import { TicketCase } from './TicketCase.tsx';
import { WithdrawalCase } from './WithdrawalCase.tsx';

/** Columns of a row. */
interface Columns {
  readonly who: ReactNode;
  readonly what: ReactNode;
  readonly badges?: ReactNode;
  readonly sum?: ReactNode;
}

interface QueueView<K extends QueueName> {
  readonly columns: [DeskRow<K>] extends [never] ? null : (t: TFunction, row: DeskRow<K>) => Columns;
  readonly Detail: [DeskDetail<K>] extends [never] ? null : (props: DetailProps<K>) => ReactNode;
  /** Consequences of each act, one sentence each, with the amounts before and after. */
  readonly says: { readonly [A in DeskAct<K>]: (t: TFunction, item: DeskItem<K>, id: string) => readonly string[] };
}

interface AnyDetail extends DeskPageProps {
  readonly detail: object;
  readonly pictures: readonly string[];
}

/** Any of them: its functions take what its queue has read. */
interface AnyView {
  readonly columns: ((t: TFunction, row: never) => Columns) | null;
  readonly Detail: ((props: AnyDetail) => ReactNode) | null;
  readonly says: Readonly<Record<string, (t: TFunction, item: never, id: string) => readonly string[]>>;
}

const exchangeTones = { inProgress: {}, approved: { tone: 'gain' }, rejected: { tone: 'danger' } } as const;
const referralTones = { inProgress: {}, approved: { tone: 'gain' }, refused: { tone: 'danger' } } as const;
const moveTones = { pending: {}, done: { tone: 'gain' }, declined: { tone: 'danger' } } as const;
const adjustmentTones = { ...moveTones, pending: { tone: 'accent' } } as const;
const shownTones = { shown: { tone: 'gain' }, hidden: {}, offered: { tone: 'info' } } as const;
const applicationTones = {
  pending: {},
  approved: { tone: 'gain' },
  refused: { tone: 'danger' },
  withdrawn: {},
} as const;

/** `Fee P 10.00 + 0.5 %`, or none. */
function feeText(t: TFunction, fixed: number, rate: number): string {
  const parts = [...(fixed > 0 ? [moneyText(fixed)] : []), ...(rate > 0 ? [`${rate / 100} %`] : [])];
  return parts.length === 0 ? t('desk_method_free') : t('desk_method_fee', { fee: parts.join(' + ') });
}

/** What one side knows of a payment. */
const sideText = (t: TFunction, amount: number | null): string =>
  amount === null ? t('desk_day_unknown') : moneyText(amount);

const missing = ({ payout, received }: DeskDetail<'withdrawals'>): string => moneyText(payout - (received ?? 0));

const payoutTo = ({ account }: DeskDetail<'withdrawals'>) => ({ bank: account.bank.name, last4: account.last4 });

const exchanged = ({ points, quantity, item, member }: DeskRow<'exchanges'>) => ({
  ...{ points, quantity, item },
  member: member.username,
});

const rewarded = ({ amount, inviter, friend }: DeskRow<'referrals'>) => ({
  amount: moneyText(amount),
  inviter: inviter.username,
  friend: friend.username,
});

const asked = ({ number, member }: DeskDetail<'tickets'>) => ({ number, member: member.username });

const moved = ({ member, to, members }: DeskRow<'moves'>) => ({ name: member.username, to, count: members });

const adjusted = (t: TFunction, { purse, amount, balance, member }: DeskRow<'adjustments'>) => ({
  amount: purseText(t, purse, amount, true),
  member: member.username,
  before: purseText(t, purse, balance),
  after: purseText(t, purse, balance + amount),
});

const muted = (t: TFunction, { member, text }: DeskRow<'chat'>): readonly string[] => [
  t('desk_say_muteChat', { member: member.username }),
  text,
];

const switched = (t: TFunction, what: 'switchOn' | 'switchOff', id: string): readonly string[] => [
  t(`desk_action_${what}`, { feature: t(`desk_feature_${id}` as 'desk_feature_smsLogin') }),
  t('desk_say_feature'),
];

const settingRange = (t: TFunction, { kind, least, most }: DeskRow<'settings'>) =>
  least === null || most === null
    ? null
    : { least: settingValueText(t, kind, least), most: settingValueText(t, kind, most) };

/** What a change of a setting starts from, and when it applies. */
function changing(t: TFunction, setting: DeskRow<'settings'>): readonly string[] {
  const range = settingRange(t, setting);
  const { kind, value, name, twoPeople } = setting;
  return [
    t('desk_say_setting_now', { name: settingName(t, setting), value: settingValueText(t, kind, value) }),
    t(`desk_setting_${name}_text`),
    ...(range === null ? [] : [t('desk_say_setting_range', range)]),
    t(twoPeople ? 'desk_say_setting_two' : 'desk_say_setting_once'),
  ];
}

const changed = (t: TFunction, change: DeskRow<'settingChanges'>) => ({
  name: settingName(t, change),
  before: settingValueText(t, change.kind, change.before),
  after: settingValueText(t, change.kind, change.after),
});

/** A name, and something small below. */
const named = (name: string, small: string): ReactNode => (
  <>
    <strong>{name}</strong>
    <small>{small}</small>
  </>
);

/** When players see something written for them, and its state. */
const publication = (row: DeskRow<'promotions'> | DeskRow<'news'>, kind: string): Columns => ({
  who: named(row.title, kind),
  what: <RunTime startsAt={row.startsAt} endsAt={row.endsAt} />,
  badges: <StateBadge state={row.state} />,
});

/** How each queue of the desk looks, and what its acts come to. */
const queueViews: { readonly [K in QueueName]: QueueView<K> } = {
  withdrawals: {
    columns: (t, { reference, status, member, bank, last4, method, requestedAt, amount, large, firstApprover }) => ({
      who: named(member.username, `${dateTimeText(requestedAt)} · ${reference}`),
      what: (
        <>
          <span>
            {bank} •••• {last4}
          </span>
          <small>{method.name}</small>
        </>
      ),
      badges: (
        <>
          <Badge {...statusTone(status)}>{t(`desk_status_${status}`)}</Badge>
          {large ? <Badge tone="accent">{t('desk_large')}</Badge> : null}
          {firstApprover ? <small>{t('desk_first_approver', { name: firstApprover })}</small> : null}
        </>
      ),
      sum: <Money amount={amount} />,
    }),
    Detail: WithdrawalCase,
    says: {
      approve: (t, withdrawal) => [
        t('desk_say_approve', { ...payoutTo(withdrawal), payout: moneyText(withdrawal.payout) }),
        ...(withdrawal.large && withdrawal.firstApprover === null ? [t('desk_say_approve_first')] : []),
      ],
      pay: (t, withdrawal) => [t('desk_say_pay', { ...payoutTo(withdrawal), payout: moneyText(withdrawal.payout) })],
      payAgain: (t, withdrawal) => [
        withdrawal.large && withdrawal.againApprover === null
          ? t('desk_say_payAgain_first', { missing: missing(withdrawal) })
          : t('desk_say_payAgain', { ...payoutTo(withdrawal), missing: missing(withdrawal) }),
      ],
      reject: (t, { amount, member }) => [
        t('desk_say_reject', {
          amount: moneyText(amount),
          member: member.username,
          before: moneyText(member.main),
          after: moneyText(member.main + amount),
        }),
      ],
      refuseClaim: (t) => [t('desk_say_refuseClaim')],
      forceReceipt: (t) => [t('desk_say_forceReceipt')],
    },
  },

  exchanges: {
    columns: (t, { status, member, item, quantity, points, receiver, remark, createdAt, reviewedBy }) => ({
      who: named(member.username, dateTimeText(createdAt)),
      what: (
        <>
          <span>
            {quantity} × {item}
          </span>
          {receiver ? <small>{t('desk_exchange_send_to', receiver)}</small> : null}
          {remark ? <small className={styles.said}>“{remark}”</small> : null}
        </>
      ),
      badges: (
        <>
          <Badge {...exchangeTones[status]}>{t(`desk_exchange_status_${status}`)}</Badge>
          {reviewedBy ? <small>{t('desk_by', { name: reviewedBy })}</small> : null}
        </>
      ),
      sum: pointsText(t, points),
    }),
    Detail: null,
    says: {
      approveExchange: (t, row) => [t('desk_say_approveExchange', exchanged(row))],
      rejectExchange: (t, row) => [t('desk_say_rejectExchange', exchanged(row))],
    },
  },

  referrals: {
    columns: (t, { status, inviter, friend, joinedAt, shared, rewards, amount, decidedBy }) => ({
      who: named(`${inviter.username} → ${friend.username}`, dateTimeText(joinedAt)),
      what: (
        <>
          <span>{t('desk_referral_shared', { what: shared.map((trait) => t(`desk_trait_${trait}`)).join(', ') })}</span>
          <small>{t('desk_referral_rewards', { count: rewards })}</small>
        </>
      ),
      badges: (
        <>
          <Badge {...referralTones[status]}>{t(`desk_referral_status_${status}`)}</Badge>
          {decidedBy ? <small>{t('desk_by', { name: decidedBy })}</small> : null}
        </>
      ),
      sum: moneyText(amount),
    }),
    Detail: null,
    says: {
      approveReferral: (t, row) => [t('desk_say_approveReferral', rewarded(row))],
      refuseReferral: (t, row) => [t('desk_say_refuseReferral', rewarded(row))],
    },
  },

  linked: {
    columns: (t, { one, other, traits, draws, staked, foundAt }) => {
      const shared = traits.filter((trait) => trait !== 'opposite');
      return {
        who: named(`${one.username} · ${other.username}`, dateTimeText(foundAt)),
        what: (
          <>
            {shared.length === 0 ? null : (
              <span>
                {t('desk_referral_shared', { what: shared.map((trait) => t(`desk_trait_${trait}`)).join(', ') })}
              </span>
            )}
            {draws === 0 ? null : <span>{t('desk_linked_opposite', { count: draws })}</span>}
          </>
        ),
        ...(draws === 0 ? {} : { sum: moneyText(staked) }),
      };
    },
    Detail: null,
    says: {},
  },

  tickets: {
    columns: (t, { number, type, title, member, dueAt, changedAt }) => ({
      who: named(member.username, number),
      what: (
        <>
          <span>{title}</span>
          <small>
            {dueAt === null
              ? t('desk_ticket_changed', { time: dateTimeText(changedAt) })
              : t('desk_ticket_due', { time: dateTimeText(dueAt) })}
          </small>
        </>
      ),
      badges: <Badge>{t(`desk_question_${type}`)}</Badge>,
    }),
    Detail: TicketCase,
    says: {
      replyTicket: (t, ticket) => [t('desk_say_replyTicket', asked(ticket))],
      closeTicket: (t, ticket) => [t('desk_say_closeTicket', asked(ticket))],
    },
  },

  chat: {
    columns: (t, { at, member, text, reports, removedBy, removedWhy, mutedUntil }) => ({
      who: named(member.username, dateTimeText(at)),
      what: (
        <>
          <span>{text}</span>
          {removedBy === null ? null : <small>{t('desk_chat_removed', { name: removedBy, reason: removedWhy })}</small>}
        </>
      ),
      badges: (
        <>
          {reports > 0 ? <Badge tone="danger">{t('desk_chat_reports', { count: reports })}</Badge> : null}
          {mutedUntil === null ? null : <Badge>{t('desk_chat_muted', { time: dateTimeText(mutedUntil) })}</Badge>}
        </>
      ),
    }),
    Detail: null,
    says: {
      answerChat: (t, { text }) => [t('desk_say_answerChat'), text],
      removeChat: (t, { member, text }) => [t('desk_say_removeChat', { member: member.username }), text],
      muteChatShort: muted,
      muteChatLong: muted,
    },
  },

  applications: {
    columns: (t, row) => ({
      who: (
        <>
          <strong>{row.member.username}</strong>
          <small>{t('desk_application_since', { time: dateTimeText(row.memberSince) })}</small>
          <small>
            {row.upline === null ? t('desk_application_house') : t('desk_application_upline', { name: row.upline })}
          </small>
        </>
      ),
      what: (
        <>
          <span>
            {t('desk_application_players', { count: row.players })} ·{' '}
            {row.channels.map((channel) => t(`join_channel_${channel}`)).join(', ')}
          </span>
          <span>{row.plan}</span>
          <small>{t('desk_application_contact', { contact: row.contact })}</small>
        </>
      ),
      badges: (
        <>
          <Badge {...applicationTones[row.status]}>{t(`join_status_${row.status}`)}</Badge>
          <small>{dateTimeText(row.sentAt)}</small>
          {row.decidedBy ? <small>{t('desk_by', { name: row.decidedBy })}</small> : null}
          {row.remark ? <small>{row.remark}</small> : null}
        </>
      ),
    }),
    Detail: null,
    says: {
      approveApplication: (t, { member, upline }) => [
        upline === null
          ? t('desk_say_approveApplication_house', { name: member.username })
          : t('desk_say_approveApplication', { name: member.username, upline }),
      ],
      refuseApplication: (t, { member }) => [t('desk_say_refuseApplication', { name: member.username })],
    },
  },

  moves: {
    columns: (t, { status, member, from, to, members, reason, madeBy, madeAt, decidedBy, remark }) => ({
      who: named(member.username, t('desk_line_members', { count: members })),
      what: (
        <>
          <span>
            {from ?? t('desk_line_top')} → {to}
          </span>
          <small>{reason}</small>
        </>
      ),
      badges: (
        <>
          <Badge {...moveTones[status]}>{t(`desk_move_status_${status}`)}</Badge>
          <small>
            {dateTimeText(madeAt)} · {t('desk_by', { name: madeBy })}
          </small>
          {decidedBy ? <small>{t('desk_by', { name: decidedBy })}</small> : null}
          {remark ? <small>{remark}</small> : null}
        </>
      ),
    }),
    Detail: null,
    says: {
      confirmMove: (t, row) => [t('desk_say_confirmMove', moved(row)), t('desk_say_move_agreements'), row.reason],
      declineMove: (t, row) => [t('desk_say_declineMove', moved(row))],
    },
  },

  promotionClaims: {
    columns: (t, { status, member, title, comment, pictures, appliedAt, amount, most, decidedBy }) => ({
      who: named(member.username, dateTimeText(appliedAt)),
      what: (
        <>
          <span>{title}</span>
          <small className={styles.said}>{comment === '' ? t('desk_promotion_no_comment') : `“${comment}”`}</small>
          <small>{t('desk_promotion_images', { count: pictures.length })}</small>
        </>
      ),
      badges: (
        <>
          <Badge {...claimTones[status]}>{t(`desk_promotion_status_${status}`)}</Badge>
          {decidedBy ? <small>{t('desk_by', { name: decidedBy })}</small> : null}
        </>
      ),
      sum: amount > 0 ? moneyText(amount) : t('desk_promotion_most', { amount: moneyText(most) }),
    }),
    Detail: PromotionCase,
    says: {
      approvePromotion: (t, { member, most, wagering, firstApprover, amount, twoPeopleFrom }) => [
        t('desk_say_approvePromotion', { member: member.username, most: moneyText(most), wagering }),
        ...(firstApprover === null && most >= twoPeopleFrom
          ? [t('desk_say_approvePromotion_large', { amount: moneyText(twoPeopleFrom) })]
          : []),
        ...(firstApprover === null
          ? []
          : [t('desk_say_approvePromotion_second', { amount: moneyText(amount), name: firstApprover })]),
      ],
      rejectPromotion: (t, { member, title }) => [t('desk_say_rejectPromotion', { member: member.username, title })],
    },
  },

  promotions: {
    columns: (t, row) => {
      const columns = publication(row, t(`desk_promotion_kind_${row.kind}`));
      return {
        ...columns,
        what: (
          <>
            {columns.what}
            <small>
              {t('desk_promotion_members', { count: row.members })}
              {row.applying > 0 ? ` · ${t('desk_promotion_applying', { count: row.applying })}` : ''}
            </small>
          </>
        ),
        sum: moneyText(row.granted),
      };
    },
    Detail: null,
    says: { endPromotion: (t) => [t('desk_say_endPromotion')] },
  },

  news: {
    columns: (t, row) => publication(row, t(`desk_news_type_${row.type}`)),
    Detail: null,
    says: { withdrawNews: (t) => [t('desk_say_withdrawNews')] },
  },

  vendors: {
    columns: (t, { id, name, category, wallet, state, isHot, games, shown }) => ({
      who: named(name, id),
      what: (
        <>
          <span>
            {t(`category_${category}`)} · {t(`desk_wallet_${wallet}`)}
          </span>
          <small>
            {state === 'offered'
              ? t('desk_vendor_offered', { count: games })
              : t('desk_vendor_games', { shown, count: games })}
          </small>
        </>
      ),
      badges: (
        <>
          <Badge {...shownTones[state]}>{t(`desk_vendor_state_${state}`)}</Badge>
          {isHot ? <Badge tone="accent">{t('desk_hot')}</Badge> : null}
        </>
      ),
    }),
    Detail: null,
    says: {
      importAllVendors: (t) => [t('desk_say_importAllVendors')],
      importVendor: (t, { name, games }) => [t('desk_say_importVendor', { name, count: games })],
      updateVendor: (t, { name }) => [t('desk_say_updateVendor', { name })],
      markVendor: (t, { name }) => [t('desk_say_markVendor', { name })],
      unmarkVendor: (t, { name }) => [t('desk_say_unmark', { name })],
      showVendor: (t, { name, shown }) => [t('desk_say_showVendor', { name, count: shown })],
      hideVendor: (t, { name, shown }) => [t('desk_say_hideVendor', { name, count: shown })],
    },
  },

  games: {
    columns: (t, row) => ({
      who: named(row.name, row.id),
      what: (
        <>
          <span>
            {row.vendorName} · {t(`category_${row.category}`)}
          </span>
          <small>
            {t('desk_game_return', { share: returnText(row) })} · {moneyText(row.minStake)} – {moneyText(row.maxStake)}
          </small>
        </>
      ),
      badges: (
        <>
          <Badge {...shownTones[row.isShown ? 'shown' : 'hidden']}>
            {t(`desk_vendor_state_${row.isShown ? 'shown' : 'hidden'}`)}
          </Badge>
          {row.isShown && !row.isVendorShown ? <small>{t('desk_game_vendor_hidden')}</small> : null}
          {row.isHot ? <Badge tone="accent">{t('desk_hot')}</Badge> : null}
        </>
      ),
      sum: t('desk_game_rank', { rank: row.rank }),
    }),
    Detail: null,
    says: {
      markGame: (t, { name }) => [t('desk_say_markGame', { name })],
      unmarkGame: (t, { name }) => [t('desk_say_unmark', { name })],
      showGame: (t, { name, isVendorShown, vendorName }) => [
        isVendorShown ? t('desk_say_showGame', { name }) : t('desk_say_showGame_later', { name, vendor: vendorName }),
      ],
      hideGame: (t, { name }) => [t('desk_say_hideGame', { name })],
    },
  },

  paymentMethods: {
    columns: (t, { name, code, direction, kind, state, min, max, feeFixed, feeRate }) => ({
      who: named(name, code),
      what: (
        <>
          <span>
            {t(`desk_method_${direction}`)} · {t(`desk_method_kind_${kind}`)}
          </span>
          <small>
            {moneyText(min)} – {moneyText(max)} · {feeText(t, feeFixed, feeRate)}
          </small>
        </>
      ),
      badges: <Badge {...shownTones[state]}>{t(`desk_method_state_${state}`)}</Badge>,
    }),
    Detail: null,
    says: {
      importAllMethods: (t) => [t('desk_say_importAllMethods')],
      importMethod: (t, { name, direction }) => [t(`desk_say_importMethod_${direction}`, { name })],
      setMethodMin: (t, { name, min }) => [t('desk_say_setMethodMin', { name, now: moneyText(min) })],
      setMethodMax: (t, { name, max }) => [t('desk_say_setMethodMax', { name, now: moneyText(max) })],
      setMethodFee: (t, { name, feeFixed }) => [t('desk_say_setMethodFee', { name, now: moneyText(feeFixed) })],
      showMethod: (t, { name }) => [t('desk_say_showMethod', { name })],
      hideMethod: (t, { name }) => [t('desk_say_hideMethod', { name })],
    },
  },

  paymentDays: {
    columns: (t, { id, checkedAt, paidIn, paidOut, differences, count }) => ({
      who: named(id, t('desk_day_checked', { time: dateTimeText(checkedAt) })),
      what: (
        <>
          <span>
            {t('desk_day_in', { amount: moneyText(paidIn) })} · {t('desk_day_out', { amount: moneyText(paidOut) })}
          </span>
          {differences.map(({ id: payment, gateway, site }) => (
            <small key={payment}>
              {t('desk_day_difference', { payment, gateway: sideText(t, gateway), site: sideText(t, site) })}
            </small>
          ))}
        </>
      ),
      badges: (
        <Badge {...(count === 0 ? { tone: 'gain' } : { tone: 'danger' })}>
          {count === 0 ? t('desk_day_agrees') : t('desk_day_differs', { count })}
        </Badge>
      ),
    }),
    Detail: null,
    says: { reconcileDay: (t, { id }) => [t('desk_say_reconcileDay', { day: id })] },
  },

  adjustments: {
    columns: (t, { status, member, purse, amount, reason, madeBy, madeAt, decidedBy, remark }) => ({
      who: named(member.username, dateTimeText(madeAt)),
      what: (
        <>
          <span className={styles.said}>{reason}</span>
          <small>
            {t('desk_by', { name: madeBy })}
            {decidedBy ? ` · ${t('desk_by', { name: decidedBy })}` : null}
          </small>
          {remark ? <small className={styles.said}>“{remark}”</small> : null}
        </>
      ),
      badges: <Badge {...adjustmentTones[status]}>{t(`desk_adjustment_status_${status}`)}</Badge>,
      sum: purseText(t, purse, amount, true),
    }),
    Detail: null,
    says: {
      confirmAdjustment: (t, row) => [t('desk_say_confirmAdjustment', adjusted(t, row)), row.reason],
      declineAdjustment: (t, row) => [t('desk_say_declineAdjustment', adjusted(t, row)), row.reason],
    },
  },

  books: { columns: null, Detail: BooksPart, says: { prove: (t) => [t('desk_say_prove')] } },

  setup: {
    columns: null,
    Detail: SetupPart,
    says: {
      openBrand: (t, { openingBy }) => [
        openingBy === null ? t('desk_say_openBrand_first') : t('desk_say_openBrand_second', { name: openingBy }),
      ],
    },
  },

  settings: {
    columns: (t, setting) => ({
      who: named(settingName(t, setting), t(`desk_setting_${setting.name}_text`)),
      what: (
        <>
          <strong>{settingValueText(t, setting.kind, setting.value)}</strong>
          {setting.changedBy === null || setting.changedAt === null ? null : (
            <small>
              {t('desk_setting_changed', { name: setting.changedBy, time: dateTimeText(setting.changedAt) })}
            </small>
          )}
        </>
      ),
      badges: (
        <>
          {setting.waiting === null ? null : (
            <Badge tone="accent">
              {t('desk_setting_waits', {
                value: settingValueText(t, setting.kind, setting.waiting.value),
                name: setting.waiting.madeBy,
              })}
            </Badge>
          )}
          {setting.twoPeople && setting.waiting === null ? <Badge>{t('desk_setting_two')}</Badge> : null}
        </>
      ),
    }),
    Detail: null,
    says: {
      changeSetting: changing,
      turnOnSetting: changing,
      turnOffSetting: changing,
      requireField: changing,
      offerField: changing,
      dropField: changing,
    },
  },

  settingChanges: {
    columns: (t, change) => ({
      who: named(settingName(t, change), dateTimeText(change.madeAt)),
      what: (
        <>
          <span>{`${changed(t, change).before} → ${changed(t, change).after}`}</span>
          <small>
            {t('desk_by', { name: change.madeBy })}
            {change.decidedBy ? ` · ${t('desk_by', { name: change.decidedBy })}` : null}
          </small>
          {change.remark ? <small className={styles.said}>“{change.remark}”</small> : null}
        </>
      ),
      badges: <Badge {...adjustmentTones[change.status]}>{t(`desk_change_status_${change.status}`)}</Badge>,
    }),
    Detail: null,
    says: {
      confirmSetting: (t, change) => [
        t('desk_say_setting_change', changed(t, change)),
        t('desk_say_setting_by', { name: change.madeBy }),
      ],
      declineSetting: (t, change) => [
        t('desk_say_setting_change', changed(t, change)),
        t('desk_say_setting_by', { name: change.madeBy }),
      ],
    },
  },

  switches: {
    columns: null,
    Detail: SwitchesPart,
    says: {
      openSite: (t) => [t('desk_say_openSite')],
      startMaintenance: (t) => [t('desk_say_startMaintenance')],
      restrictRegion: (t) => [t('desk_say_restrictRegion')],
      switchOn: (t, _switches, id) => switched(t, 'switchOn', id),
      switchOff: (t, _switches, id) => switched(t, 'switchOff', id),
    },
  },
};

export const viewOf = (page: QueueName): AnyView => queueViews[page] as AnyView;
