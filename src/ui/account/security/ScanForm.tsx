import { useTranslation } from 'react-i18next';
import type { AuthenticatorSetup } from '../../../api/contract/account/secondFactor.ts';
import { isSixDigits } from '../../../machines/account/signInWays/signInWays.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { CodeField } from '../../kit/CodeField.tsx';
import { Form } from '../../kit/Form.tsx';
import { FailureNote } from '../../states/FailureNote.tsx';
import { AuthenticatorKey } from '../authenticator/AuthenticatorKey.tsx';
import styles from './security.module.css';
import type { SignInWaysProps } from './signInWaysProps.ts';

const DIGITS = 6;

/** The key of a new authenticator, and the first code of its app. */
export function ScanForm({ actor, state, setup }: SignInWaysProps & { readonly setup: AuthenticatorSetup }) {
  const { t } = useTranslation();
  const { factorCode, tried, failure } = state.context;
  const busy = state.hasTag('busy');
  return (
    <Form className={styles.step} busy={busy} onSubmit={() => actor.send({ type: 'ways.submit' })}>
      <h4>{t('ways_scan')}</h4>
      <AuthenticatorKey setup={setup} />
      <FailureNote failure={failure} />
      <CodeField
        label={t('ways_scan_code')}
        length={DIGITS}
        value={factorCode}
        readOnly={busy}
        error={tried && !isSixDigits(state.context) ? t('ways_problem_digits') : null}
        onChange={(value) => actor.send({ type: 'ways.typeCode', value })}
      />
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={busy}>
          {t('ways_turn_on')}
        </Button>
        <Button variant="plain" disabled={busy} onClick={() => actor.send({ type: 'ways.cancel' })}>
          {t('ways_cancel')}
        </Button>
      </div>
    </Form>
  );
}
