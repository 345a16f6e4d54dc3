import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.tsx';
import layout from '../../site/centre/page.module.css';
import type { SecurityActor } from './securityActor.ts';

/** Submit and cancel. */
export function FormActions({
  actor,
  busy,
  still,
}: {
  readonly actor: SecurityActor;
  readonly busy: boolean;
  readonly still: boolean;
}) {
  const { t } = useTranslation();
  return (
    <div className={layout.ways}>
      <Button type="submit" variant="primary" busy={busy} disabled={still}>
        {t('payment_save')}
      </Button>
      <Button variant="plain" disabled={busy} onClick={() => actor.send({ type: 'security.cancel' })}>
        {t('payment_cancel')}
      </Button>
    </div>
  );
}
