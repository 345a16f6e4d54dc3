import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { ContactField } from '../../../machines/account/contacts/contacts.events.ts';
import type { contactsMachine } from '../../../machines/account/contacts/contacts.machine.ts';
import { codeProblems, contactProblems } from '../../../machines/account/contacts/contacts.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { CodeField } from '../../kit/CodeField.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Field } from '../../kit/Field.tsx';
import { Form } from '../../kit/Form.tsx';
import { PasswordField } from '../../kit/PasswordField.tsx';
import layout from '../../site/centre/page.module.css';
import { FailureNote } from '../../states/FailureNote.tsx';
import styles from './security.module.css';

interface ContactDialogProps {
  readonly actor: ActorRefFrom<typeof contactsMachine>;
  readonly title: string;
}

/** First the new contact and the login password, then the codes. */
export function ContactDialog({ actor, title }: ContactDialogProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const isStill = state.hasTag('busy');
  const isProving = state.matches('proving') || state.matches('finishing');
  return (
    <Dialog
      title={title}
      busy={isStill}
      onClose={isStill ? undefined : () => actor.send({ type: 'contacts.close' })}
      closeLabel={t('close')}
    >
      <Form
        key={isProving ? 'codes' : 'contact'}
        className={layout.form}
        busy={isStill}
        onSubmit={() => actor.send({ type: 'contacts.submit' })}
      >
        {isProving ? <Codes actor={actor} /> : <NewContact actor={actor} />}
        <FailureNote failure={state.context.failure} />
        <div className={layout.ways}>
          <Button type="submit" variant="primary" busy={isStill}>
            {t(isProving ? 'contacts_finish' : 'contacts_send')}
          </Button>
          {isProving ? (
            <Button variant="plain" disabled={isStill} onClick={() => actor.send({ type: 'contacts.back' })}>
              {t('contacts_again')}
            </Button>
          ) : null}
        </div>
      </Form>
    </Dialog>
  );
}

type PartProps = Pick<ContactDialogProps, 'actor'>;

function NewContact({ actor }: PartProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { contacts, kind, typed, tried } = state.context;
  const isStill = state.hasTag('busy');
  const problems = tried ? contactProblems(state.context) : {};
  const told = (field: ContactField) => (problems[field] ? t(`contacts_problem_${problems[field]}`) : null);
  const type = (field: ContactField) => (value: string) => actor.send({ type: 'contacts.type', field, value });
  const old = contacts?.[kind] ?? null;
  const isChange = old?.confirmed === true;
  return (
    <>
      <p>{isChange ? t('contacts_both', { old: old.masked }) : t('contacts_one')}</p>
      {kind === 'mobile' ? (
        <div className={styles.numbers}>
          <Field
            label={t('contacts_country')}
            error={told('country')}
            value={typed.country}
            inputMode="tel"
            autoComplete="tel-country-code"
            maxLength={5}
            readOnly={isStill}
            onChange={type('country')}
          />
          <Field
            label={t('contacts_new_mobile')}
            error={told('mobile')}
            value={typed.mobile}
            type="tel"
            autoComplete="tel-national"
            maxLength={24}
            readOnly={isStill}
            onChange={type('mobile')}
          />
        </div>
      ) : (
        <Field
          label={t('contacts_new_email')}
          error={told('email')}
          value={typed.email}
          type="email"
          autoComplete="email"
          maxLength={254}
          readOnly={isStill}
          onChange={type('email')}
        />
      )}
      <PasswordField
        label={t('contacts_password')}
        error={told('loginPassword')}
        hint={isChange || kind === 'mobile' ? t('contacts_hold') : undefined}
        value={typed.loginPassword}
        autoComplete="current-password"
        maxLength={128}
        readOnly={isStill}
        showLabel={t('password_show')}
        hideLabel={t('password_hide')}
        onChange={type('loginPassword')}
      />
    </>
  );
}

function Codes({ actor }: PartProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { typed, sent, tried } = state.context;
  const isStill = state.hasTag('busy');
  const problems = tried ? codeProblems(state.context) : {};
  const field = (name: 'oldCode' | 'newCode', to: string) => (
    <CodeField
      label={t(name === 'oldCode' ? 'contacts_old_code' : 'contacts_new_code', { to })}
      length={6}
      error={problems[name] ? t('contacts_problem_sixDigits') : null}
      value={typed[name]}
      readOnly={isStill}
      onChange={(value) => actor.send({ type: 'contacts.type', field: name, value })}
    />
  );
  return (
    <>
      <p role="status">{t('contacts_valid', { minutes: sent?.expiredMinutes ?? 0 })}</p>
      {sent?.alsoSentTo == null ? null : field('oldCode', sent.alsoSentTo)}
      {field('newCode', sent?.sentTo ?? '')}
    </>
  );
}
