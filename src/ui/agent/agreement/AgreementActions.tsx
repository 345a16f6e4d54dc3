import { useTranslation } from 'react-i18next';
import type { AgreementAction } from '../../../api/contract/agent/agreement.ts';
import { Button } from '../../kit/Button.tsx';
import { Note } from '../../kit/Note.tsx';
import { OutcomeUnknownNote } from '../../money/OutcomeUnknownNote.tsx';
import { FailureNote } from '../../states/FailureNote.tsx';
import styles from './agreement.module.css';
import type { AgreementProps } from './agreementProps.ts';
import { ConfirmAction } from './ConfirmAction.tsx';

/** The action to highlight. */
const leads = (act: AgreementAction): boolean => act === 'accept' || act === 'acceptTermination';

/** The possible actions, and the result of the last one. */
export function AgreementActions({ actor, state }: AgreementProps) {
  const { t } = useTranslation();
  const { history, act, failure, done } = state.context;
  const may = history?.agreement.may ?? [];
  if (state.matches('unsure')) {
    return (
      <div className={styles.acts}>
        <OutcomeUnknownNote
          failure={failure}
          onResend={() => actor.send({ type: 'agreement.resend' })}
          onCheckStatus={() => actor.send({ type: 'agreement.checkStatus' })}
          checkStatusLabel={t('agreement_look')}
        />
      </div>
    );
  }
  if (act !== null) return <ConfirmAction actor={actor} state={state} act={act} />;
  if (may.length === 0 && failure === null && done === null) return null;
  return (
    <div className={styles.acts}>
      <FailureNote failure={failure} />
      {done ? (
        <Note tone="gain" role="status">
          <p>{t(`agreement_done_${done.act}`)}</p>
          {done.ended > 0 ? <p>{t('agreement_done_ended', { count: done.ended })}</p> : null}
        </Note>
      ) : null}
      {may.map((one) => (
        <Button
          key={one}
          variant={leads(one) ? 'ink' : 'paper'}
          wide
          disabled={!state.can({ type: 'agreement.choose', act: one })}
          onClick={() => actor.send({ type: 'agreement.choose', act: one })}
        >
          {t(`agreement_act_${one}`)}
        </Button>
      ))}
    </div>
  );
}
