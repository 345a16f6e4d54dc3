import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { bankAccountMachine } from '../../../machines/money/bankAccount/bankAccount.machine.ts';
import { bankAccountProblems } from '../../../machines/money/bankAccount/bankAccount.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { classes } from '../../kit/classes.ts';
import { Field } from '../../kit/Field.tsx';
import { Form } from '../../kit/Form.tsx';
import { RadioGroup } from '../../kit/RadioGroup.tsx';
import layout from '../../site/centre/page.module.css';
import { OutcomeUnknownNote } from '../OutcomeUnknownNote.tsx';
import { PaymentFailure } from '../PaymentFailure.tsx';
import { PaymentPasswordField } from '../PaymentPasswordField.tsx';
import { digitsText } from './digitsText.ts';

interface BankAccountFormProps {
  readonly actor: ActorRefFrom<typeof bankAccountMachine>;
  readonly onClose: () => void;
}

/** Adds a bank account for withdrawals. */
export function BankAccountForm({ actor, onClose }: BankAccountFormProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;
  const { context } = state;
  const problems = context.tried ? bankAccountProblems(context) : {};
  const bank = context.banks.find(({ code }) => code === context.bank);
  const isStill = state.hasTag('busy');
  if (state.matches('unsure')) {
    return (
      <OutcomeUnknownNote
        what={`${bank?.name ?? ''} •••• ${context.accountNumber.slice(-4)}`}
        checkStatusLabel={t('bank_look')}
        failure={context.failure}
        onResend={() => actor.send({ type: 'bankAccount.resend' })}
        onCheckStatus={() => actor.send({ type: 'bankAccount.checkStatus' })}
      />
    );
  }
  return (
    <Form
      className={classes(layout.panel, layout.roomy)}
      busy={isStill}
      onSubmit={() => actor.send({ type: 'bankAccount.submit' })}
    >
      <h3>{t('bank_title')}</h3>
      <RadioGroup
        name="bank"
        legend={t('bank_bank')}
        selected={context.bank}
        disabled={isStill}
        error={problems.bank && t('bank_problem_noBank')}
        options={context.banks.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(code) => actor.send({ type: 'bankAccount.chooseBank', bank: code })}
      />
      <Field
        label={t('bank_holder')}
        value={context.holderName}
        error={problems.holderName && t('bank_problem_name')}
        autoComplete="name"
        readOnly={isStill}
        onChange={(value) => actor.send({ type: 'bankAccount.type', value })}
      />
      <Field
        label={t('bank_number')}
        value={context.accountNumber}
        error={problems.accountNumber && bank && digitsText(t, bank)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        readOnly={isStill}
        onChange={(value) => actor.send({ type: 'bankAccount.typeSecret', field: 'accountNumber', value })}
      />
      <PaymentPasswordField
        label={t('bank_password')}
        value={context.paymentPassword}
        tried={context.tried}
        readOnly={isStill}
        onChange={(value) => actor.send({ type: 'bankAccount.typeSecret', field: 'paymentPassword', value })}
      />
      <PaymentFailure failure={context.failure} />
      <div className={layout.ways}>
        <Button type="submit" variant="primary" busy={isStill}>
          {t('bank_add')}
        </Button>
        <Button variant="plain" onClick={onClose}>
          {t('payment_cancel')}
        </Button>
      </div>
    </Form>
  );
}
