import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { fundsMachine } from '../../machines/funds/funds.machine.ts';
import { amountOf, endsOf, heldAt, MAIN } from '../../machines/funds/funds.rules.ts';
import layout from '../centre/page.module.css';
import { Button } from '../kit/Button.tsx';
import { Form } from '../kit/Form.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { transferIcon } from '../kit/icons/centre.ts';
import { Money } from '../kit/Money.tsx';
import { formatMoney } from '../kit/money.ts';
import { Note } from '../kit/Note.tsx';
import { AmountField } from '../money/AmountField.tsx';
import { UnsureNote } from '../money/UnsureNote.tsx';
import { FailureNote } from '../states/FailureNote.tsx';
import type { FundsActor } from './FundsPage.tsx';
import styles from './funds.module.css';

interface TransferFormProps {
  readonly actor: FundsActor;
  readonly state: SnapshotFrom<typeof fundsMachine>;
}

/** How much goes from which wallet to which (API-27). */
export function TransferForm({ actor, state }: TransferFormProps) {
  const { t } = useTranslation();
  const { context } = state;
  const { from, to } = endsOf(context);
  const nameOf = (code: string) =>
    code === MAIN ? t('wallet_main') : (context.wallets.find((wallet) => wallet.code === code)?.name ?? '');
  if (state.matches('unsure')) {
    const typed = amountOf(context);
    const amount = 'amount' in typed ? formatMoney(typed.amount) : '';
    return (
      <UnsureNote
        what={`${amount} · ${nameOf(from)} → ${nameOf(to)}`}
        failure={context.failure}
        onAgain={() => actor.send({ type: 'transfer.again' })}
        onLook={() => actor.send({ type: 'transfer.look' })}
      />
    );
  }
  const isSending = state.matches('sending');
  const isStill = !state.matches('editing');
  return (
    <Form className={layout.form} busy={isSending} onSubmit={() => actor.send({ type: 'transfer.submit' })}>
      <div className={styles.ends}>
        <End label={t('transfer_from')} name={nameOf(from)} balance={heldAt(context, from)} />
        <IconButton
          icon={transferIcon}
          label={t('transfer_turn')}
          disabled={isStill}
          onClick={() => actor.send({ type: 'transfer.turn' })}
        />
        <End label={t('transfer_to')} name={nameOf(to)} balance={heldAt(context, to)} />
      </div>
      <AmountField
        label={t('amount')}
        value={context.typed}
        typed={amountOf(context)}
        tried={context.tried}
        readOnly={isStill}
        onChange={(value) => actor.send({ type: 'transfer.type', value })}
        aside={
          <Button variant="plain" size="small" disabled={isStill} onClick={() => actor.send({ type: 'transfer.all' })}>
            {t('amount_all')}
          </Button>
        }
      />
      <FailureNote failure={context.failure} />
      {context.done ? (
        <Note tone="gain" role="status">
          {t('transfer_done', { amount: formatMoney(context.done.amount), wallet: nameOf(context.done.to) })}
        </Note>
      ) : null}
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
}

function End({ label, name, balance }: EndProps) {
  return (
    <div className={styles.end}>
      <span className={layout.label}>{label}</span>
      <strong>{name}</strong>
      <Money amount={balance} />
    </div>
  );
}
