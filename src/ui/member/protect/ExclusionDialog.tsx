import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Form } from '../../kit/Form.tsx';
import { PasswordField } from '../../kit/PasswordField.tsx';
import { FailureNote } from '../../states/FailureNote.tsx';
import { ExclusionTerms } from './ExclusionTerms.tsx';
import styles from './protect.module.css';
import type { ExclusionProps } from './protectProps.ts';

/** Reading what follows, then the login password and the last press, which names the period. */
export function ExclusionDialog({ actor, protection }: ExclusionProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { months, loginPassword, tried, failure } = state.context;
  const period = t(`exclusion_months_${months}`);
  const isSending = state.matches('sending');
  const close = () => actor.send({ type: 'exclusion.close' });
  return (
    <Dialog
      title={t('exclusion_ask', { period })}
      closeLabel={t('close')}
      onClose={isSending ? undefined : close}
      busy={isSending}
    >
      <div className={styles.body}>
        <ExclusionTerms protection={protection} />
        {state.matches('reading') ? (
          <div className={styles.ways}>
            <Button onClick={() => actor.send({ type: 'exclusion.agree' })}>{t('exclusion_agree')}</Button>
            <Button variant="plain" onClick={close}>
              {t('exclusion_cancel')}
            </Button>
          </div>
        ) : (
          <Form className={styles.form} busy={isSending} onSubmit={() => actor.send({ type: 'exclusion.submit' })}>
            <PasswordField
              label={t('exclusion_password')}
              hint={t('exclusion_password_hint')}
              value={loginPassword}
              error={tried && loginPassword.trim() === '' ? t('exclusion_password_empty') : null}
              autoComplete="current-password"
              maxLength={128}
              readOnly={isSending}
              showLabel={t('password_show')}
              hideLabel={t('password_hide')}
              onChange={(value) => actor.send({ type: 'exclusion.typeSecret', value })}
            />
            <FailureNote failure={failure} />
            <div className={styles.ways}>
              <Button type="submit" variant="danger" busy={isSending}>
                {t('exclusion_submit', { period })}
              </Button>
              <Button variant="plain" disabled={isSending} onClick={close}>
                {t('exclusion_cancel')}
              </Button>
            </div>
          </Form>
        )}
      </div>
    </Dialog>
  );
}
