import { useTranslation } from 'react-i18next';
import type { AgreementAction } from '../../../api/contract/agent/agreement.ts';
import { isAgreement } from '../../../machines/agent/agreement/agreement.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { Checkbox } from '../../kit/Checkbox.tsx';
import { Form } from '../../kit/Form.tsx';
import { Note } from '../../kit/Note.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import styles from './agreement.module.css';
import type { AgreementProps } from './agreementProps.ts';
import { EndingAgreementList } from './EndingAgreementList.tsx';

interface ActConfirmProps extends AgreementProps {
  readonly act: AgreementAction;
}

/** Confirms an action. Downline agreements that would end are listed and must be acknowledged (CONTRACT-06). */
export function ConfirmAction({ actor, state, act }: ActConfirmProps) {
  const { t } = useTranslation();
  const { ends, changed, understood, tried } = state.context;
  const isAsking = state.matches('previewing');
  const isStill = !state.matches('confirming');
  return (
    <Form
      className={styles.acts}
      busy={state.matches('sending')}
      onSubmit={() => actor.send({ type: 'agreement.submit' })}
    >
      <p>
        <strong>{t(`agreement_act_${act}`)}</strong>
      </p>
      <p>{t(`agreement_sure_${act}`)}</p>
      {changed ? (
        <Note tone="danger" role="alert">
          {t('agreement_ends_changed')}
        </Note>
      ) : null}
      {isAsking ? <Skeleton lines={2} /> : null}
      {!isAsking && isAgreement(act) ? <EndingAgreementList ends={ends} /> : null}
      {ends.length > 0 ? (
        <Checkbox
          label={t('agreement_understand', { count: ends.length })}
          checked={understood}
          error={tried && !understood ? t('agreement_understand_first') : ''}
          aria-disabled={isStill || undefined}
          onChange={(yes) => actor.send({ type: 'agreement.acknowledge', yes })}
        />
      ) : null}
      <Button type="submit" variant="ink" size="tall" wide busy={state.matches('sending')} disabled={isStill}>
        {t(`agreement_act_${act}`)}
      </Button>
      <Button
        variant="paper"
        wide
        disabled={!state.can({ type: 'agreement.back' })}
        onClick={() => actor.send({ type: 'agreement.back' })}
      >
        {t('agreement_go_back')}
      </Button>
    </Form>
  );
}
