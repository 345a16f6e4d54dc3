import { useTranslation } from 'react-i18next';
import { closing as closings, type LineMember } from '../../../api/contract/desk/deskLines.ts';
import { missingOf } from '../../../machines/desk/deskMember/deskMember.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Field } from '../../kit/Field.tsx';
import { Form } from '../../kit/Form.tsx';
import { Select } from '../../list/Select.tsx';
import { FailureNote } from '../../states/FailureNote.tsx';
import styles from './desk.module.css';
import { memberActText } from './memberActText.ts';
import type { MemberProps } from './memberProps.ts';

/** What an act does, what it needs, and its reason. */
export function MemberActDialog({ actor, state, member }: MemberProps & { readonly member: LineMember }) {
  const { t } = useTranslation();
  const { act, upline, reason, closing, tried, failure } = state.context;
  if (act === null) return null;
  const isSending = state.matches('doing');
  const missing = tried && failure === null ? missingOf(state.context) : [];
  const isNobody = failure?.kind === 'refused' && failure.code === 'ACCOUNT_UNKNOWN';
  const leave = () => actor.send({ type: 'deskMember.cancel' });
  return (
    <Dialog
      title={t(`desk_line_act_${act}`)}
      busy={isSending}
      closeLabel={t('desk_cancel')}
      {...(isSending ? {} : { onClose: leave })}
    >
      <Form className={styles.form} busy={isSending} onSubmit={() => actor.send({ type: 'deskMember.confirm' })}>
        {memberActText(t, act, member).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {act === 'move' ? (
          <Field
            label={t('desk_line_upline')}
            value={upline}
            readOnly={isSending}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={
              isNobody
                ? t('desk_line_upline_unknown')
                : missing.includes('upline')
                  ? t('desk_line_upline_missing')
                  : null
            }
            onChange={(value) => actor.send({ type: 'deskMember.typeUpline', value })}
          />
        ) : null}
        {act === 'close' ? (
          <Select
            label={t('desk_line_closing')}
            options={closings.options.map((id) => ({ id, label: t(`desk_line_closing_${id}`) }))}
            value={closing}
            disabled={isSending}
            onChange={(value) => actor.send({ type: 'deskMember.chooseClosing', closing: value })}
          />
        ) : null}
        <Field
          label={t('desk_reason')}
          value={reason}
          readOnly={isSending}
          maxLength={500}
          autoComplete="off"
          hint={t('desk_line_reason_log')}
          error={missing.includes('reason') ? t('desk_reason_short') : null}
          onChange={(value) => actor.send({ type: 'deskMember.typeReason', value })}
        />
        {isNobody ? null : <FailureNote failure={failure} />}
        <div className={styles.actions}>
          <Button type="submit" variant={act === 'freeze' || act === 'close' ? 'danger' : 'primary'} busy={isSending}>
            {t(`desk_line_act_${act}`)}
          </Button>
          <Button variant="plain" disabled={isSending} onClick={leave}>
            {t('desk_cancel')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
