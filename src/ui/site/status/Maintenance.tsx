import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.tsx';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { refreshIcon } from '../../kit/icons/form.ts';
import { headsetIcon } from '../../kit/icons/shell.ts';
import { DeviceTime } from '../clock/DeviceTime.tsx';
import { dateTimeText } from '../clock/timeText.ts';
import { FullPage } from './FullPage.tsx';
import type { StatusViewProps } from './statusView.ts';

/** STATUS-02, 06…10, ERR-32. */
export function Maintenance({ actor, state }: StatusViewProps) {
  const { t } = useTranslation();
  const maintenance = state.context.answer?.maintenance;
  const until = maintenance?.until ?? null;
  return (
    <FullPage
      title={t('maintenance_title')}
      drawn
      actions={
        <>
          <Button
            variant="primary"
            busy={state.hasTag('busy')}
            disabled={!state.can({ type: 'status.refresh' })}
            onClick={() => actor.send({ type: 'status.refresh' })}
          >
            <Icon d={refreshIcon} />
            {t('maintenance_refresh')}
          </Button>
          <ButtonLink href={maintenance?.contactUrl ?? '/'}>
            <Icon d={headsetIcon} />
            {t('contact_us')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('maintenance_text')}</p>
      {until === null ? null : (
        <p>
          {t('maintenance_until', { time: dateTimeText(until) })}
          <DeviceTime at={until} />
        </p>
      )}
    </FullPage>
  );
}
