import type { TFunction } from 'i18next';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exchange } from '../../../api/contract/member/points.ts';
import { Badge } from '../../kit/Badge.tsx';
import { formatMoney } from '../../kit/money.ts';
import { Points } from '../../kit/Points.tsx';
import { formatPoints } from '../../kit/points.ts';
import layout from '../../site/centre/page.module.css';
import { dateTimeText } from '../../site/clock/timeText.ts';
import styles from './exchange.module.css';
import { itemText } from './itemText.ts';
import { statusTone } from './statusTone.ts';

/** What was exchanged: reward, status, operator's note and delivery address (POINTS-03). */
export function ExchangeSlip({ exchange }: { readonly exchange: Exchange }) {
  const { t } = useTranslation();
  const { id, status, points, amount, receiver, remark, createdAt, reviewedAt, balanceAfter } = exchange;
  const facts = [
    ['record_points', <Points key="points" points={points} />],
    ...(amount === null ? [] : [['record_amount', formatMoney(amount)] as const]),
    ['history_balance', <Points key="balance" points={balanceAfter} />],
    ...(remark === null ? [] : [['record_remark', remark] as const]),
    ...(receiver === null
      ? []
      : [['exchange_to', [receiver.address, receiver.nationality].join(t('list_comma'))] as const]),
    ['exchange_asked', dateTimeText(createdAt)],
    ...(reviewedAt === null ? [] : [['exchange_reviewed', dateTimeText(reviewedAt)] as const]),
    ['exchange_number', id],
  ] as const;
  return (
    <section className={layout.panel} aria-labelledby="exchange">
      <div className={styles.head}>
        <h3 id="exchange">{itemText(t, exchange)}</h3>
        <Badge tone={statusTone(status)}>{t(`exchange_${status}`)}</Badge>
      </div>
      <p>{statusText(t, exchange)}</p>
      <dl className={layout.facts}>
        {facts.map(([key, value]) => (
          <Fragment key={key}>
            <dt>{t(key)}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

/** The status, and what happened to the points. */
function statusText(t: TFunction, { type, status, points, amount }: Exchange): string {
  const words = { points: formatPoints(points), amount: formatMoney(amount ?? 0) };
  return type === 'points' ? t('exchange_converted_text', words) : t(`exchange_${status}_text`, words);
}
