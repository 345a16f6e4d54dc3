import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Form } from '../../kit/Form.tsx';
import { PasswordField } from '../../kit/PasswordField.tsx';
import layout from '../../site/centre/page.module.css';
import { FailureNote } from '../../states/FailureNote.tsx';
import type { DataProps } from './dataProps.ts';

/** Asks for the login password. */
export function ProofDialog({ actor, state }: DataProps) {
  const { t } = useTranslation();
  const { purpose, password, tried, failure } = state.context;
  const isStill = state.hasTag('busy');
  const cancel = () => actor.send({ type: 'data.cancel' });
  return (
    <Dialog
      title={t(`data_prove_${purpose}`)}
      busy={isStill}
      onClose={isStill ? undefined : cancel}
      closeLabel={t('close')}
    >
      <Form className={layout.form} busy={isStill} onSubmit={() => actor.send({ type: 'data.submit' })}>
        {purpose === 'close' ? <p>{t('close_text')}</p> : null}
        <PasswordField
          label={t('data_password')}
          error={tried && password === '' ? t('data_password_problem') : null}
          value={password}
          autoComplete="current-password"
          maxLength={128}
          readOnly={isStill}
          showLabel={t('password_show')}
          hideLabel={t('password_hide')}
          onChange={(value) => actor.send({ type: 'data.typeSecret', value })}
        />
        <FailureNote failure={failure} />
        <div className={layout.ways}>
          <Button type="submit" variant="primary" busy={isStill}>
            {t(`data_submit_${purpose}`)}
          </Button>
          <Button variant="plain" disabled={isStill} onClick={cancel}>
            {t('data_cancel')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
