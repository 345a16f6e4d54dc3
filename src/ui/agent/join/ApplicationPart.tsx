import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { applicationMachine } from '../../../machines/agent/application/application.machine.ts';
import { AlertDialog } from '../../kit/AlertDialog.tsx';
import { Button } from '../../kit/Button.tsx';
import { OutcomeUnknownNote } from '../../money/OutcomeUnknownNote.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import { ApplicationTold } from './ApplicationTold.tsx';
import styles from './join.module.css';

interface ApplicationPartProps {
  readonly actor: ActorRefFrom<typeof applicationMachine>;
  /** Years. */
  readonly age: number;
}

/** The own application: the form, or what became of it. */
export function ApplicationPart({ actor, age }: ApplicationPartProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const isAsked = state.matches('confirming') || state.matches('withdrawing');
  return (
    <section id="application" className={styles.panel} aria-labelledby="join-application" tabIndex={-1}>
      <h2 id="join-application" className={styles.heading}>
        {t('join_form')}
      </h2>
      {state.matches('filling') || state.matches('sending') ? (
        <ApplicationForm actor={actor} state={state} age={age} />
      ) : null}
      {state.matches('unsure') ? (
        <OutcomeUnknownNote
          failure={state.context.failure}
          checkStatusLabel={t('join_look_again')}
          onResend={() => actor.send({ type: 'application.resend' })}
          onCheckStatus={() => actor.send({ type: 'application.checkStatus' })}
        />
      ) : null}
      {state.matches('told') || isAsked ? <ApplicationTold actor={actor} state={state} /> : null}
      {isAsked ? (
        <AlertDialog
          title={t('join_withdraw_ask')}
          text={<p>{t('join_withdraw_text')}</p>}
          {...(state.matches('confirming') && { onDismiss: () => actor.send({ type: 'application.cancel' }) })}
          actions={
            <>
              <Button
                variant="plain"
                disabled={state.matches('withdrawing')}
                onClick={() => actor.send({ type: 'application.cancel' })}
              >
                {t('join_withdraw_keep')}
              </Button>
              <Button
                variant="danger"
                busy={state.matches('withdrawing')}
                onClick={() => actor.send({ type: 'application.confirm' })}
              >
                {t('join_withdraw')}
              </Button>
            </>
          }
        />
      ) : null}
    </section>
  );
}
