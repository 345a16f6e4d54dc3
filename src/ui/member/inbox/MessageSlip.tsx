import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../../api/contract/member/inbox.ts';
import { Money } from '../../kit/Money.tsx';
import { limitAmountText } from '../protect/texts.ts';
import styles from './slip.module.css';

const limitText = (t: TFunction, { kind, period, amount }: NonNullable<Message['facts']['limit']>): string =>
  amount === null
    ? t('message_limit_none')
    : t('message_limit_of', { amount: limitAmountText(t, kind, amount), period: t(`limit_period_${period}`) });

/** What a message names, on paper; nothing for one that names nothing. */
export function MessageSlip({ message: { facts } }: { readonly message: Message }) {
  const { t } = useTranslation();
  const { amount, fee, number, account, person, device, address, limit } = facts;
  const lines = [
    ...(person === undefined ? [] : [['person', person] as const]),
    ...(number === undefined ? [] : [['number', number] as const]),
    ...(account === undefined ? [] : [['account', `••• ••• ${account}`] as const]),
    ...(fee === undefined ? [] : [['fee', <Money key="fee" amount={fee} />] as const]),
    ...(device === undefined ? [] : [['device', device] as const]),
    ...(address === undefined ? [] : [['address', address] as const]),
    ...(limit === undefined ? [] : [['limit', limitText(t, limit)] as const]),
  ];
  if (amount === undefined && lines.length === 0) return null;
  return (
    <div className={styles.slip}>
      {amount === undefined ? null : (
        <p className={styles.sum}>
          <Money amount={amount} />
        </p>
      )}
      {lines.length === 0 ? null : (
        <dl className={styles.facts}>
          {lines.map(([what, value]) => (
            <div key={what}>
              <dt>{t(`message_${what}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
