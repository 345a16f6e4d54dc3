import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.tsx';
import { Note } from '../../kit/Note.tsx';
import layout from '../../site/centre/page.module.css';
import type { Shown } from './noticeSettingsProps.ts';

/** Push on this device: whether it can, may, and does. */
export function PushPanel({ actor, state }: Shown) {
  const { t } = useTranslation();
  const { push, settings, refused } = state.context;
  const isBusy = ['asking', 'subscribing', 'ending', 'unsubscribing'].some((one) => state.matches(one as 'asking'));
  const isStill = !state.matches('shown');
  return (
    <section className={layout.panel} aria-labelledby="push">
      <h3 id="push">{t('notify_device_title')}</h3>
      <p>{t(`notify_push_${push}`)}</p>
      {settings !== null && settings.browsers > 0 ? (
        <p className={layout.label}>{t('notify_push_browsers', { count: settings.browsers })}</p>
      ) : null}
      {state.matches('asking') ? <p role="status">{t('notify_push_asking')}</p> : null}
      {refused ? (
        <Note tone="danger" role="alert">
          {t('notify_push_refused')}
        </Note>
      ) : null}
      <div className={layout.ways}>
        {push === 'off' ? (
          <Button
            variant="primary"
            busy={isBusy}
            disabled={isStill}
            onClick={() => actor.send({ type: 'noticeSettings.pushOn' })}
          >
            {t('notify_turn_on')}
          </Button>
        ) : null}
        {push === 'on' ? (
          <Button busy={isBusy} disabled={isStill} onClick={() => actor.send({ type: 'noticeSettings.pushOff' })}>
            {t('notify_turn_off')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
