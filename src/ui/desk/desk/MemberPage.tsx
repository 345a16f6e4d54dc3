import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { MAX_MEMBER_SEARCH_LENGTH } from '../../../api/contract/desk/deskLines.ts';
import { Button } from '../../kit/Button.tsx';
import { Field } from '../../kit/Field.tsx';
import { Form } from '../../kit/Form.tsx';
import { Note } from '../../kit/Note.tsx';
import { OutcomeUnknownNote } from '../../money/OutcomeUnknownNote.tsx';
import { FailureNote } from '../../states/FailureNote.tsx';
import styles from './desk.module.css';
import { MemberActDialog } from './MemberActDialog.tsx';
import { MemberCase } from './MemberCase.tsx';
import type { MemberProps } from './memberProps.ts';

/** Looks a member up, and shows the line. */
export function MemberPage({ actor }: Pick<MemberProps, 'actor'>) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { username, tried, failure, member, notice } = state.context;
  const isAsking = state.matches('asking') || state.matches('shown');
  const isNobody = failure?.kind === 'refused' && failure.code === 'ACCOUNT_UNKNOWN';
  const isDialog = state.matches('filling') || state.matches('doing');
  const missing = tried && isAsking && username.trim() === '' ? t('desk_line_need') : null;
  return (
    <div className={styles.page}>
      <Form
        className={styles.search}
        busy={state.matches('finding')}
        onSubmit={() => actor.send({ type: 'deskMember.find' })}
      >
        <Field
          label={t('desk_line_search')}
          value={username}
          readOnly={!isAsking}
          maxLength={MAX_MEMBER_SEARCH_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={isNobody && !isDialog ? t('desk_line_nobody') : missing}
          onChange={(value) => actor.send({ type: 'deskMember.typeName', value })}
        />
        <Button type="submit" variant="primary" disabled={!isAsking} busy={state.matches('finding')}>
          {t('desk_line_look')}
        </Button>
      </Form>
      {state.matches('asking') && !isNobody ? <FailureNote failure={failure} /> : null}
      {state.matches('unsure') ? (
        <OutcomeUnknownNote
          failure={failure}
          checkStatusLabel={t('desk_line_check')}
          onResend={() => actor.send({ type: 'deskMember.resend' })}
          onCheckStatus={() => actor.send({ type: 'deskMember.checkStatus' })}
        />
      ) : null}
      {notice === 'changed' ? <Note role="status">{t('desk_changed')}</Note> : null}
      {notice !== null && notice !== 'changed' ? (
        <Note tone={notice === 'ask' ? 'accent' : 'gain'} role="status">
          {t(`desk_line_done_${notice}`)}
        </Note>
      ) : null}
      {member && member.alsoFound.length > 0 ? (
        <Note>{t('desk_line_also', { names: member.alsoFound.join(', ') })}</Note>
      ) : null}
      {member ? <MemberCase actor={actor} state={state} member={member} /> : null}
      {isDialog && member ? <MemberActDialog actor={actor} state={state} member={member} /> : null}
    </div>
  );
}
