import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.tsx';
import { Field } from '../../kit/Field.tsx';
import { Form } from '../../kit/Form.tsx';
import { Note } from '../../kit/Note.tsx';
import { OutcomeUnknownNote } from '../../money/OutcomeUnknownNote.tsx';
import { FailureNote } from '../../states/FailureNote.tsx';
import { AdjustCheck } from './AdjustCheck.tsx';
import { AdjustFields } from './AdjustFields.tsx';
import type { AdjustProps } from './adjustProps.ts';
import styles from './desk.module.css';

/** A new adjustment, step by step. */
export function AdjustForm({ actor }: Pick<AdjustProps, 'actor'>) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { made, failure } = state.context;
  const close = () => actor.send({ type: 'deskAdjust.close' });
  if (state.matches('closed')) return null;
  if (state.matches('made')) {
    return (
      <section className={styles.panel}>
        <Note tone={made?.status === 'done' ? 'gain' : 'accent'} role="status">
          {t(made?.status === 'done' ? 'desk_adjustment_made' : 'desk_adjustment_asked')}
        </Note>
        <div className={styles.actions}>
          <Button variant="primary" onClick={close}>
            {t('desk_adjustment_close')}
          </Button>
        </div>
      </section>
    );
  }
  if (state.matches('unsure')) {
    return (
      <OutcomeUnknownNote
        failure={failure}
        checkStatusLabel={t('desk_adjustment_close')}
        onResend={() => actor.send({ type: 'deskAdjust.resend' })}
        onCheckStatus={close}
      />
    );
  }
  if (state.matches('filling')) return <AdjustFields actor={actor} state={state} />;
  if (state.matches('confirming') || state.matches('sending')) return <AdjustCheck actor={actor} state={state} />;
  return <NameForm actor={actor} state={state} />;
}

/** The member's account. */
function NameForm({ actor, state }: AdjustProps) {
  const { t } = useTranslation();
  const { username, tried, failure } = state.context;
  const isFinding = state.hasTag('busy');
  const isNobody = failure?.kind === 'refused' && failure.code === 'ACCOUNT_UNKNOWN';
  const missing = tried && username.trim() === '' ? t('desk_adjustment_need_name') : null;
  return (
    <Form className={styles.panel} busy={isFinding} onSubmit={() => actor.send({ type: 'deskAdjust.find' })}>
      <Field
        label={t('desk_adjustment_username')}
        value={username}
        readOnly={isFinding}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={isNobody ? t('desk_adjustment_nobody') : missing}
        onChange={(value) => actor.send({ type: 'deskAdjust.typeName', value })}
      />
      {isNobody ? null : <FailureNote failure={failure} />}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={isFinding}>
          {t('desk_adjustment_find')}
        </Button>
        <Button variant="plain" disabled={isFinding} onClick={() => actor.send({ type: 'deskAdjust.close' })}>
          {t('desk_cancel')}
        </Button>
      </div>
    </Form>
  );
}
