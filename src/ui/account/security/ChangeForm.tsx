import { changeProblems } from '../../../machines/account/security/security.rules.ts';
import { Form } from '../../kit/Form.tsx';
import layout from '../../site/centre/page.module.css';
import { FailureNote } from '../../states/FailureNote.tsx';
import { FormActions } from './FormActions.tsx';
import { SecretField } from './SecretField.tsx';
import type { SecurityProps } from './securityProps.ts';

/** Changes the payment password. */
export function ChangeForm({ actor, state }: SecurityProps) {
  const problems = changeProblems(state.context.typed);
  const fieldOf = { actor, state };
  return (
    <Form className={layout.form} busy={state.hasTag('busy')} onSubmit={() => actor.send({ type: 'security.submit' })}>
      <SecretField {...fieldOf} field="paymentPassword" problem={problems.paymentPassword} />
      <SecretField {...fieldOf} field="newPaymentPassword" problem={problems.newPaymentPassword} />
      <SecretField {...fieldOf} field="paymentPasswordAgain" problem={problems.paymentPasswordAgain} />
      <FailureNote failure={state.context.failure} />
      <FormActions actor={actor} busy={state.matches({ changing: 'sending' })} still={state.hasTag('busy')} />
    </Form>
  );
}
