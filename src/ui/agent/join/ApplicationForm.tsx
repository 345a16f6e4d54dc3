import { useTranslation } from 'react-i18next';
import { joinChannel, MAX_CONTACT, MAX_PLAN } from '../../../api/contract/agent/join.ts';
import { type ApplicationField, wrongFields } from '../../../machines/agent/application/application.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { Checkbox } from '../../kit/Checkbox.tsx';
import { Field } from '../../kit/Field.tsx';
import { FieldNotes } from '../../kit/FieldNotes.tsx';
import { Form } from '../../kit/Form.tsx';
import { TextArea } from '../../kit/TextArea.tsx';
import { FailureNote } from '../../states/FailureNote.tsx';
import type { ApplicationProps } from './applicationProps.ts';
import styles from './join.module.css';
import { LastAnswer } from './LastAnswer.tsx';

/** The form of an application; what was entered stays until it is sent. */
export function ApplicationForm({ actor, state, age }: ApplicationProps & { readonly age: number }) {
  const { t } = useTranslation();
  const { players, channels, plan, contact, agreed, tried, failure, standing } = state.context;
  const isSending = state.matches('sending');
  const wrong = tried && failure === null ? wrongFields(state.context) : [];
  const errorOf = (field: ApplicationField) => (wrong.includes(field) ? t(`join_wrong_${field}`) : null);
  return (
    <Form className={styles.form} busy={isSending} onSubmit={() => actor.send({ type: 'application.submit' })}>
      {standing?.application ? <LastAnswer application={standing.application} /> : null}
      <div className={styles.pair}>
        <Field
          label={t('join_form_players')}
          value={players}
          readOnly={isSending}
          inputMode="numeric"
          maxLength={9}
          autoComplete="off"
          error={errorOf('players')}
          onChange={(value) => actor.send({ type: 'application.typePlayers', value })}
        />
        <Field
          label={t('join_form_contact')}
          value={contact}
          readOnly={isSending}
          maxLength={MAX_CONTACT}
          autoComplete="off"
          hint={t('join_form_contact_hint')}
          error={errorOf('contact')}
          onChange={(value) => actor.send({ type: 'application.typeContact', value })}
        />
      </div>
      <fieldset className={styles.channels} aria-describedby="join-channels-notes">
        <legend>{t('join_form_channels')}</legend>
        <div className={styles.boxes}>
          {joinChannel.options.map((channel) => (
            <Checkbox
              key={channel}
              label={t(`join_channel_${channel}`)}
              checked={channels.includes(channel)}
              aria-disabled={isSending || undefined}
              onChange={() => actor.send({ type: 'application.toggleChannel', channel })}
            />
          ))}
        </div>
        <FieldNotes id="join-channels-notes" error={errorOf('channels')} />
      </fieldset>
      <TextArea
        label={t('join_form_plan')}
        value={plan}
        readOnly={isSending}
        maxLength={MAX_PLAN}
        error={errorOf('plan')}
        onChange={(value) => actor.send({ type: 'application.typePlan', value })}
      />
      <Checkbox
        label={t('join_form_agree', { age })}
        checked={agreed}
        aria-disabled={isSending || undefined}
        error={errorOf('agreed') ?? undefined}
        onChange={(value) => actor.send({ type: 'application.agree', agreed: value })}
      />
      <FailureNote failure={failure} />
      <div className={styles.ways}>
        <Button type="submit" variant="primary" busy={isSending}>
          {t('join_form_send')}
        </Button>
      </div>
    </Form>
  );
}
