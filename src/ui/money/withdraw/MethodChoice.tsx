import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Method, Quote } from '../../../machines/money/withdraw/withdraw.rules.ts';
import { formatMoney } from '../../kit/money.ts';
import { RadioGroup } from '../../kit/RadioGroup.tsx';
import { methodIcon } from '../methodIcon.ts';
import type { WithdrawProps } from './withdrawProps.ts';

const MINUTE_MS = 60_000;
const PERCENT = 100;

/** Withdrawal methods, each with fee and recent duration (decision S8). */
export function MethodChoice({ actor, state, quote }: WithdrawProps & { readonly quote: Quote }) {
  const { t } = useTranslation();
  return (
    <RadioGroup
      name="method"
      legend={t('withdraw_method')}
      selected={state.context.method}
      disabled={!state.matches('choosing')}
      options={quote.methods.map((method) => ({
        value: method.code,
        icon: methodIcon(method.kind),
        label: method.name,
        note: `${feeText(t, method)}${timeText(t, method)}`,
      }))}
      onChange={(code) => actor.send({ type: 'withdraw.chooseMethod', code })}
    />
  );
}

function feeText(t: TFunction, { feeFixed, feeRate }: Method): string {
  if (feeFixed === 0 && feeRate === 0) return t('method_free');
  const rate = String(feeRate / PERCENT);
  if (feeFixed === 0) return t('method_fee_rate', { rate });
  const fixed = formatMoney(feeFixed);
  return feeRate === 0 ? t('method_fee_fixed', { fixed }) : t('method_fee_both', { fixed, rate });
}

const timeText = (t: TFunction, { typicalMs }: Method): string =>
  typicalMs === null ? '' : ` · ${t('method_time', { minutes: Math.max(1, Math.round(typicalMs / MINUTE_MS)) })}`;
