import { useTranslation } from 'react-i18next';
import { setProblems } from '../../../machines/account/security/security.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { Form } from '../../kit/Form.tsx';
import { Note } from '../../kit/Note.tsx';
import layout from '../../site/centre/page.module.css';
import { FailureNote } from '../../states/FailureNote.tsx';
import { FormActions } from './FormActions.tsx';
import { SecretField } from './SecretField.tsx';
import type { SecurityProps } from './securityProps.ts';

/** Sets the payment password, for the first time or after it was forgotten. */
export function SetForm({ actor, state }: SecurityProps) {
  const { t } = useTranslation();
  const { typed, sent, status, failure, codeFailure } = state.context;
  const problems = setProblems(typed);
  const fieldOf = { actor, state };
  return (
    <Form className={layout.form} busy={state.hasTag('busy')} onSubmit={() => actor.send({ type: 'security.submit' })}>
      {status?.isSet ? <Note tone="accent">{t('payment_reset_waits')}</Note> : null}
      <SecretField {...fieldOf} field="loginPassword" problem={problems.loginPassword} />
      {status?.mobile ? <p>{t('payment_code_to', { mobile: status.mobile })}</p> : null}
      <div className={layout.ways}>
        <Button
          busy={state.matches({ setting: 'requesting' })}
          disabled={state.hasTag('busy')}
          onClick={() => actor.send({ type: 'security.requestCode' })}
        >
          {t(sent ? 'payment_code_again' : 'payment_code_send')}
        </Button>
      </div>
      <FailureNote failure={codeFailure} />
      {sent ? (
        <Note tone="gain" role="status">
          {t('payment_code_sent', { mobile: sent.mobile, minutes: sent.expiredMinutes })}
        </Note>
      ) : null}
      <SecretField {...fieldOf} field="verificationCode" problem={problems.verificationCode} />
      <SecretField {...fieldOf} field="newPaymentPassword" problem={problems.newPaymentPassword} />
      <SecretField {...fieldOf} field="paymentPasswordAgain" problem={problems.paymentPasswordAgain} />
      <FailureNote failure={failure} />
      <FormActions actor={actor} busy={state.matches({ setting: 'sending' })} still={state.hasTag('busy')} />
    </Form>
  );
}
