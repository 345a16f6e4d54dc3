import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { isSixDigits } from '../../../machines/desk/deskAccount/deskAccount.rules.ts';
import { AuthenticatorKey } from '../../account/authenticator/AuthenticatorKey.tsx';
import { CodeList } from '../../account/authenticator/CodeList.tsx';
import { Button } from '../../kit/Button.tsx';
import { CodeField } from '../../kit/CodeField.tsx';
import { Form } from '../../kit/Form.tsx';
import { Note } from '../../kit/Note.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { FailureNote } from '../../states/FailureNote.tsx';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { DeskAccountForm } from './DeskAccountForm.tsx';
import { DeskOperators } from './DeskOperators.tsx';
import type { DeskAccountProps, DeskAccountShown } from './deskAccountProps.ts';
import styles from './deskOperators.module.css';

const DIGITS = 6;

/** The operator's own sign-in, and the operators. */
export function DeskAccount({ actor }: DeskAccountProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { setup, recoveryCodes, failure } = state.context;
  if (state.status !== 'active') return null;
  const close = (
    <Button variant="plain" onClick={() => actor.send({ type: 'deskAccount.close' })}>
      {t('desk_account_close')}
    </Button>
  );
  if (state.matches('loading')) {
    return (
      <>
        <Skeleton lines={6} />
        {close}
      </>
    );
  }
  if (state.matches('failed')) {
    return (
      <>
        <LoadFailed
          title={t('desk_account_failed')}
          failure={failure}
          onRetry={() => actor.send({ type: 'deskAccount.retry' })}
        />
        {close}
      </>
    );
  }
  if (state.matches('codes')) {
    return (
      <div className={styles.form}>
        <h2>{t('ways_codes_title')}</h2>
        <Note tone="accent">{t('ways_codes_text')}</Note>
        <CodeList codes={recoveryCodes} />
        <Button variant="primary" onClick={() => actor.send({ type: 'deskAccount.done' })}>
          {t('ways_codes_kept')}
        </Button>
      </div>
    );
  }
  if (setup) return <Scan actor={actor} state={state} />;
  return state.matches('shown') ? (
    <DeskOperators actor={actor} state={state} />
  ) : (
    <DeskAccountForm actor={actor} state={state} />
  );
}

/** The key of a new app, and its first code. */
function Scan({ actor, state }: DeskAccountShown) {
  const { t } = useTranslation();
  const { setup, typed, tried, failure } = state.context;
  const busy = state.hasTag('busy');
  return (
    <Form className={styles.form} busy={busy} onSubmit={() => actor.send({ type: 'deskAccount.submit' })}>
      <h2>{t('ways_scan')}</h2>
      {setup ? <AuthenticatorKey setup={setup} /> : null}
      <FailureNote failure={failure} />
      <CodeField
        label={t('ways_scan_code')}
        length={DIGITS}
        value={typed.factorCode}
        readOnly={busy}
        error={tried && !isSixDigits(state.context) ? t('ways_problem_digits') : null}
        onChange={(value) => actor.send({ type: 'deskAccount.typeSecret', field: 'factorCode', value })}
      />
      <Button type="submit" variant="primary" busy={busy}>
        {t('ways_turn_on')}
      </Button>
      <Button variant="plain" disabled={busy} onClick={() => actor.send({ type: 'deskAccount.cancel' })}>
        {t('desk_account_cancel')}
      </Button>
    </Form>
  );
}
