import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../../kit/AlertDialog.tsx';
import { Button } from '../../kit/Button.tsx';
import type { ForgotViewProps } from './forgotViewProps.ts';

/** FORGOT-18: the request was accepted, and the next step. */
export function MailSent({ actor }: ForgotViewProps) {
  const { t } = useTranslation();
  const acknowledge = () => actor.send({ type: 'forgot.acknowledge' });
  return (
    <AlertDialog
      title={t('forgot_sent_title')}
      text={
        <>
          <p>{t('in_been_out')}</p>
          <p>{t('forgot_sent_next')}</p>
        </>
      }
      onDismiss={acknowledge}
      actions={
        <Button variant="primary" onClick={acknowledge}>
          {t('ok')}
        </Button>
      }
    />
  );
}
