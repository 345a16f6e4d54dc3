import { useTranslation } from 'react-i18next';
import { amountOf, balanceOf, endsOf } from '../../../machines/money/funds/funds.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { Form } from '../../kit/Form.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { transferIcon } from '../../kit/icons/centre.ts';
import { formatMoney } from '../../kit/money.ts';
import layout from '../../site/centre/page.module.css';
import { FailureNote } from '../../states/FailureNote.tsx';
import { AmountField } from '../AmountField.tsx';
import { MaskedMoney } from '../MaskedMoney.tsx';
import { OutcomeUnknownNote } from '../OutcomeUnknownNote.tsx';
import styles from './funds.module.css';
import type { FundsProps } from './fundsProps.ts';
import { useWalletName } from './useWalletName.ts';

/** Amount, source and target wallet (API-27). */
export function TransferForm({ actor, state, hidden }: FundsProps) {
  const { t } = useTranslation();
  const { context } = state;
  const { from, to } = endsOf(context);
  const nameOf = useWalletName(context.wallets);
  if (state.matches('unsure')) {
    const typed = amountOf(context);
    const amount = 'amount' in typed ? formatMoney(typed.amount) : '';
    return (
      <OutcomeUnknownNote
        what={`${amount} · ${nameOf(from)} → ${nameOf(to)}`}
        failure={context.failure}
        onResend={() => actor.send({ type: 'transfer.resend' })}
        onCheckStatus={() => actor.send({ type: 'transfer.checkStatus' })}
      />
    );
  }
  const isSending = state.matches('sending');
  const isStill = !state.matches('editing');
  return (
    <Form className={layout.form} busy={isSending} onSubmit={() => actor.send({ type: 'transfer.submit' })}>
      <div className={styles.ends}>
        <End label={t('transfer_from')} name={nameOf(from)} balance={balanceOf(context, from)} hidden={hidden} />
        <IconButton
          icon={transferIcon}
          label={t('transfer_turn')}
          disabled={isStill}
          onClick={() => actor.send({ type: 'transfer.swap' })}
        />
        <End label={t('transfer_to')} name={nameOf(to)} balance={balanceOf(context, to)} hidden={hidden} />
      </div>
      <AmountField
        label={t('amount')}
        value={context.typed}
        typed={amountOf(context)}
        tried={context.tried}
        readOnly={isStill}
        onChange={(value) => actor.send({ type: 'transfer.type', value })}
        aside={
          <Button
            variant="plain"
            size="small"
            disabled={isStill}
            onClick={() => actor.send({ type: 'transfer.useMax' })}
          >
            {t('amount_all')}
          </Button>
        }
      />
      <FailureNote failure={context.failure} />
      <Button type="submit" variant="primary" wide busy={isSending} disabled={isStill}>
        {t('transfer_submit')}
      </Button>
    </Form>
  );
}

interface EndProps {
  readonly label: string;
  readonly name: string;
  readonly balance: number;
  readonly hidden: boolean;
}

function End({ label, name, balance, hidden }: EndProps) {
  return (
    <div className={styles.end}>
      <span className={layout.label}>{label}</span>
      <strong>{name}</strong>
      <MaskedMoney hidden={hidden} amount={balance} />
    </div>
  );
}
