import { useTranslation } from 'react-i18next';
import { siteFailureText } from '../../copy/siteFailureText.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { refreshIcon } from '../../kit/icons/form.ts';
import { FullPage } from './FullPage.tsx';
import type { StatusViewProps } from './statusView.ts';

/** Loading the status failed; shows the reason and Retry (decision S3, ERR-27, 28). */
export function Unreachable({ actor, state }: StatusViewProps) {
  const { t } = useTranslation();
  return (
    <FullPage
      title={t('unreachable_title')}
      actions={
        <Button
          variant="primary"
          busy={state.hasTag('busy')}
          disabled={!state.can({ type: 'status.refresh' })}
          onClick={() => actor.send({ type: 'status.refresh' })}
        >
          <Icon d={refreshIcon} />
          {t('retry')}
        </Button>
      }
    >
      <p role="alert">{state.context.failure ? siteFailureText(t, state.context.failure) : ''}</p>
    </FullPage>
  );
}
