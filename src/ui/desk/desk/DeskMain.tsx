import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { auditListMachine } from '../../../machines/desk/desk/auditList.machine.ts';
import { Button } from '../../kit/Button.tsx';
import { DeskEditor } from '../deskEditor/DeskEditor.tsx';
import { AdjustForm } from './AdjustForm.tsx';
import { AuditLog } from './AuditLog.tsx';
import { DeskAccount } from './DeskAccount.tsx';
import { DeskPage } from './DeskPage.tsx';
import styles from './desk.module.css';
import type { DeskProps } from './deskProps.ts';
import { MemberPage } from './MemberPage.tsx';
import { MessageForm } from './MessageForm.tsx';

/** The selected page, or a new adjustment. */
export function DeskMain({ actor }: DeskProps) {
  const { t } = useTranslation();
  const page = useSelector(actor, ({ context }) => context.page);
  const edit = useSelector(actor, ({ context }) => context.edit);
  const {
    page: shown,
    adjust,
    message,
    member,
    audit,
    account,
    editor,
  } = useSelector(actor, ({ children }) => children);
  const mayAdjust = useSelector(actor, (state) => state.can({ type: 'desk.adjust' }));
  return (
    <>
      <div className={styles.top}>
        <h1>
          {account
            ? t('desk_account_title')
            : adjust
              ? t('desk_adjustment_new')
              : editor
                ? t(`editor_title_${edit.subject}_${edit.id === null || edit.isCopy ? 'new' : 'old'}`)
                : t(`desk_page_${page}`)}
        </h1>
        {mayAdjust ? (
          <Button variant="primary" size="small" onClick={() => actor.send({ type: 'desk.adjust' })}>
            {t('desk_adjustment_new')}
          </Button>
        ) : null}
      </div>
      {shown ? <DeskPage actor={shown} /> : null}
      {account ? <DeskAccount actor={account} /> : null}
      {adjust ? <AdjustForm actor={adjust} /> : null}
      {editor ? <DeskEditor actor={editor} /> : null}
      {message ? <MessageForm actor={message} /> : null}
      {member ? <MemberPage actor={member} /> : null}
      {audit ? <AuditLog actor={audit as ActorRefFrom<typeof auditListMachine>} /> : null}
    </>
  );
}
