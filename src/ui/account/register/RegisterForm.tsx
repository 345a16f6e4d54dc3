import { useSelector } from '@xstate/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { optionalFields, requiredFields } from '../../machines/register/register.rules.ts';
import { Button } from '../kit/Button.tsx';
import { Form } from '../kit/Form.tsx';
import { FailureNote } from '../states/FailureNote.tsx';
import { RegisterConsents } from './RegisterConsents.tsx';
import { RegisterField } from './RegisterField.tsx';
import { RegisterMore } from './RegisterMore.tsx';
import { RegisterOffers } from './RegisterOffers.tsx';
import styles from './register.module.css';
import type { RegisterActor } from './registerActor.ts';

/** The fields that the server asks for, in its order, those it requires first; input is kept after a failure. */
export function RegisterForm({ actor }: { readonly actor: RegisterActor }) {
  const { t } = useTranslation();
  const fields = useSelector(actor, ({ context }) => requiredFields(context), areSameFields);
  const more = useSelector(actor, ({ context }) => optionalFields(context), areSameFields);
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
      {more.length > 0 ? <RegisterMore actor={actor} fields={more} /> : null}
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
    </Form>
  );
}

function submitWords(t: TFunction, state: ReturnType<RegisterActor['getSnapshot']>): string {
  if (state.matches('checkingInvitation')) return t('register_checking');
  if (state.matches('verifying')) return t('register_verifying');
  if (state.matches('confirmingPhone')) return t('register_confirming');
  return t(state.matches('sending') ? 'register_sending' : 'register_submit');
}

const areSameFields = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();
