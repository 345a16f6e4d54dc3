import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { MAX_NOTE_TEXT, MAX_NOTE_TITLE, noteKind, noteTo } from '../../../api/contract/desk/deskMessages.ts';
import type { NoteField } from '../../../machines/desk/deskMessage/deskMessage.events.ts';
import type { deskMessageMachine } from '../../../machines/desk/deskMessage/deskMessage.machine.ts';
import { missingFields } from '../../../machines/desk/deskMessage/deskMessage.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { Field } from '../../kit/Field.tsx';
import { Form } from '../../kit/Form.tsx';
import { Note } from '../../kit/Note.tsx';
import { TextArea } from '../../kit/TextArea.tsx';
import { Select } from '../../list/Select.tsx';
import { OutcomeUnknownNote } from '../../money/OutcomeUnknownNote.tsx';
import { FailureNote } from '../../states/FailureNote.tsx';
import styles from './desk.module.css';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { MessageCheck } from './MessageCheck.tsx';

/** A message to one member, an agent's line, or everybody. */
export function MessageForm({ actor }: { readonly actor: ActorRefFrom<typeof deskMessageMachine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { mayAct, to, kind, typed, tried, failure, sent } = state.context;
  const renew = () => actor.send({ type: 'deskMessage.renew' });
  if (state.matches('sent')) {
    return (
      <section className={styles.panel}>
        <Note tone="gain" role="status">
          {t('desk_message_sent', { count: sent ?? 0 })}
        </Note>
        <div className={styles.actions}>
          <Button variant="primary" onClick={renew}>
            {t('desk_message_new')}
          </Button>
        </div>
      </section>
    );
  }
  if (state.matches('unsure')) {
    return (
      <OutcomeUnknownNote
        failure={failure}
        checkStatusLabel={t('desk_message_new')}
        onResend={() => actor.send({ type: 'deskMessage.resend' })}
        onCheckStatus={renew}
      />
    );
  }
  if (state.matches('confirming') || state.matches('sending')) return <MessageCheck actor={actor} state={state} />;
  const isNobody = failure?.kind === 'refused' && failure.code === 'ACCOUNT_UNKNOWN';
  const missing = tried ? missingFields(state.context) : [];
  const errorOf = (field: NoteField) => (missing.includes(field) ? t('desk_message_missing') : null);
  // Under the question.
  const isOff = !state.matches('filling');
  const fill = (field: NoteField) => (value: string) => actor.send({ type: 'deskMessage.type', field, value });
  return (
    <Form className={styles.panel} busy={false} onSubmit={() => actor.send({ type: 'deskMessage.submit' })}>
      <div className={styles.pair}>
        <Select
          label={t('desk_message_to')}
          options={noteTo.options.map((id) => ({ id, label: t(`desk_message_to_${id}`) }))}
          value={to}
          disabled={isOff}
          onChange={(value) => actor.send({ type: 'deskMessage.chooseTo', to: value })}
        />
        <Select
          label={t('desk_message_kind')}
          options={noteKind.options.map((id) => ({ id, label: t(`desk_message_kind_${id}`) }))}
          value={kind}
          disabled={isOff}
          onChange={(value) => actor.send({ type: 'deskMessage.chooseKind', kind: value })}
        />
      </div>
      {to === 'everybody' ? null : (
        <Field
          label={t('desk_adjustment_username')}
          value={typed.username}
          readOnly={isOff}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={isNobody ? t('desk_adjustment_nobody') : errorOf('username')}
          onChange={fill('username')}
        />
      )}
      {(['TH', 'EN'] as const).map((language) => (
        <div key={language} className={styles.pair}>
          <Field
            label={t(`desk_message_title_${language}`)}
            value={typed[`title${language}`]}
            readOnly={isOff}
            lang={language.toLowerCase()}
            maxLength={MAX_NOTE_TITLE}
            autoComplete="off"
            error={errorOf(`title${language}`)}
            onChange={fill(`title${language}`)}
          />
          <TextArea
            label={t(`desk_message_text_${language}`)}
            value={typed[`text${language}`]}
            readOnly={isOff}
            lang={language.toLowerCase()}
            maxLength={MAX_NOTE_TEXT}
            error={errorOf(`text${language}`)}
            onChange={fill(`text${language}`)}
          />
        </div>
      ))}
      {isNobody ? null : <FailureNote failure={failure} />}
      {mayAct ? null : <Note role="status">{t('desk_not_allowed')}</Note>}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" disabled={!mayAct || isOff}>
          {t('desk_message_next')}
        </Button>
      </div>
      {state.matches('leaving') ? (
        <LeaveQuestion
          onLeave={() => actor.send({ type: 'deskMessage.discard' })}
          onStay={() => actor.send({ type: 'deskMessage.back' })}
        />
      ) : null}
    </Form>
  );
}
