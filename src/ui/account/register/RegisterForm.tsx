import { useSelector } from '@xstate/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { requiredFields } from '../../../machines/account/register/register.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { Form } from '../../kit/Form.tsx';
import { FailureNote } from '../../states/FailureNote.tsx';
import { areSameFields } from './areSameFields.ts';
import { RegisterConsents } from './RegisterConsents.tsx';
import { RegisterField } from './RegisterField.tsx';
import { RegisterFolds } from './RegisterFolds.tsx';
import { RegisterGame } from './RegisterGame.tsx';
import { RegisterOffers } from './RegisterOffers.tsx';
import styles from './register.module.css';
import type { RegisterActor } from './registerActor.ts';

/** The fields that the server asks for, in its order, those it requires first; input is kept after a failure. */
export function RegisterForm({ actor }: { readonly actor: RegisterActor }) {
  const { t } = useTranslation();
  const fields = useSelector(actor, ({ context }) => requiredFields(context), areSameFields);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const busy = useSelector(actor, (state) => state.hasTag('busy'));
  const words = useSelector(actor, (state) => submitWords(t, state));

  return (
    <Form className={styles.form} busy={busy} onSubmit={() => actor.send({ type: 'register.submit' })}>
      <FailureNote failure={failure} />
      <RegisterOffers actor={actor} />
      {fields.map((field) => (
        <RegisterField key={field} actor={actor} field={field} />
      ))}
      <RegisterFolds actor={actor} />
      <RegisterConsents actor={actor} />
      <Button type="submit" variant="primary" size="tall" wide busy={busy} disabled={busy}>
        {words}
      </Button>
      <div className={styles.other}>
        <span>{t('register_have_account')}</span>
        <Button variant="plain" size="small" disabled={busy} onClick={() => actor.send({ type: 'register.logIn' })}>
          {t('register_log_in')}
        </Button>
      </div>
      <RegisterGame actor={actor} />
    </Form>
  );
}

function submitWords(t: TFunction, state: ReturnType<RegisterActor['getSnapshot']>): string {
  if (state.matches('checkingInvitation')) return t('register_checking');
  if (state.matches('verifying')) return t('register_verifying');
  if (state.matches('confirmingPhone')) return t('register_confirming');
  return t(state.matches('sending') ? 'register_sending' : 'register_submit');
}
