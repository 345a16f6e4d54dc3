import { useTranslation } from 'react-i18next';
import { MAX_PASSKEY_NAME } from '../../../api/contract/account/secondFactor.ts';
import { nameOf, needsCode, proofProblems } from '../../../machines/account/signInWays/signInWays.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { Field } from '../../kit/Field.tsx';
import { Form } from '../../kit/Form.tsx';
import { PasswordField } from '../../kit/PasswordField.tsx';
import { FailureNote } from '../../states/FailureNote.tsx';
import styles from './security.module.css';
import type { SignInWaysProps } from './signInWaysProps.ts';

/** Password and code before a change, or the new name of a passkey. */
export function WayForm({ actor, state }: SignInWaysProps) {
  const { t } = useTranslation();
  const { task, ways, passkeyId, failure } = state.context;
  const busy = state.hasTag('busy');
  const isName = task === 'rename';
  return (
    <Form className={styles.step} busy={busy} onSubmit={() => actor.send({ type: 'ways.submit' })}>
      <h4>{task ? t(`ways_prove_${task}`, { name: nameOf(ways, passkeyId) }) : null}</h4>
      {isName ? null : <p className={styles.label}>{t('ways_prove_text')}</p>}
      <FailureNote failure={failure} />
      {isName ? <NameField actor={actor} state={state} /> : <ProofFields actor={actor} state={state} />}
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={busy}>
          {t(isName ? 'ways_save' : 'ways_continue')}
        </Button>
        <Button variant="plain" disabled={busy} onClick={() => actor.send({ type: 'ways.cancel' })}>
          {t('ways_cancel')}
        </Button>
      </div>
    </Form>
  );
}

function ProofFields({ actor, state }: SignInWaysProps) {
  const { t } = useTranslation();
  const { task, password, factorCode, tried } = state.context;
  const busy = state.hasTag('busy');
  const problems = tried ? proofProblems(state.context) : [];
  return (
    <>
      <PasswordField
        label={t('ways_password')}
        value={password}
        autoComplete="current-password"
        maxLength={128}
        readOnly={busy}
        showLabel={t('password_show')}
        hideLabel={t('password_hide')}
        error={problems.includes('password') ? t('ways_problem_password') : null}
        onChange={(value) => actor.send({ type: 'ways.typePassword', value })}
      />
      {needsCode(task) ? (
        <Field
          label={t('ways_code')}
          value={factorCode}
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={24}
          readOnly={busy}
          error={problems.includes('code') ? t('ways_problem_code') : null}
          onChange={(value) => actor.send({ type: 'ways.typeCode', value })}
        />
      ) : null}
    </>
  );
}

function NameField({ actor, state }: SignInWaysProps) {
  const { t } = useTranslation();
  const { name, tried } = state.context;
  return (
    <Field
      label={t('ways_name')}
      value={name}
      maxLength={MAX_PASSKEY_NAME}
      autoComplete="off"
      readOnly={state.hasTag('busy')}
      error={tried && name.trim() === '' ? t('ways_problem_name') : null}
      onChange={(value) => actor.send({ type: 'ways.typeName', value })}
    />
  );
}
