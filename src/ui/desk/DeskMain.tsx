import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { auditListMachine } from '../../machines/desk/auditList.machine.ts';
import { Button } from '../kit/Button.tsx';
import { AdjustForm } from './AdjustForm.tsx';
import { AuditLog } from './AuditLog.tsx';
import { DeskPage } from './DeskPage.tsx';
import styles from './desk.module.css';
import type { DeskProps } from './deskProps.ts';
import { MessageForm } from './MessageForm.tsx';

/** The selected page, or a new adjustment. */
export function DeskMain({ actor }: DeskProps) {
  const { t } = useTranslation();
  const page = useSelector(actor, ({ context }) => context.page);
  const { page: shown, adjust, message, audit } = useSelector(actor, ({ children }) => children);
  const mayAdjust = useSelector(actor, (state) => state.can({ type: 'desk.adjust' }));
  return (
    <>
      <div className={styles.top}>
        <h1>{adjust ? t('desk_adjustment_new') : t(`desk_page_${page}`)}</h1>
        {mayAdjust ? (
          <Button variant="primary" size="small" onClick={() => actor.send({ type: 'desk.adjust' })}>
            {t('desk_adjustment_new')}
          </Button>
        ) : null}
      </div>
      {shown ? <DeskPage actor={shown} /> : null}
      {adjust ? <AdjustForm actor={adjust} /> : null}
      {message ? <MessageForm actor={message} /> : null}
      {audit ? <AuditLog actor={audit as ActorRefFrom<typeof auditListMachine>} /> : null}
    </>
  );
}
