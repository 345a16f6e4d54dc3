import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { NoticeChoice } from '../../../api/contract/public/notices.ts';
import { Checkbox } from '../../kit/Checkbox.tsx';
import { Note } from '../../kit/Note.tsx';
import layout from '../../site/centre/page.module.css';
import { FailureNote } from '../../states/FailureNote.tsx';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { LoadingStatus } from '../../states/LoadingStatus.tsx';
import styles from './noticeSettings.module.css';
import type { NoticeSettingsProps, Shown } from './noticeSettingsProps.ts';
import { PushPanel } from './PushPanel.tsx';

/** What reaches the member besides the bell, and push on this device. */
export function NoticeSettingsPage({ actor }: NoticeSettingsProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { settings, failure } = state.context;
  if (state.matches('failed')) {
    return (
      <LoadFailed
        title={t('notify_failed')}
        failure={failure}
        onRetry={() => actor.send({ type: 'noticeSettings.retry' })}
      />
    );
  }
  if (settings === null || state.matches('loading')) return <LoadingStatus label={t('loading')} lines={4} />;
  return (
    <div className={layout.page}>
      <section className={layout.panel} aria-labelledby="notices">
        <h3 id="notices">{t('notify_title')}</h3>
        <p>{t('notify_text')}</p>
        <ul className={styles.topics}>
          {settings.choices.map((choice) => (
            <Topic key={choice.topic} actor={actor} state={state} choice={choice} />
          ))}
        </ul>
        {settings.email === null ? (
          <Note tone="accent">{t('notify_email_none')}</Note>
        ) : (
          <p className={layout.label}>{t('notify_email_to', { email: settings.email })}</p>
        )}
        <FailureNote failure={failure} />
      </section>
      <PushPanel actor={actor} state={state} />
    </div>
  );
}

const WAYS = ['email', 'push'] as const;

function Topic({ actor, state, choice }: Shown & { readonly choice: NoticeChoice }) {
  const { t } = useTranslation();
  const { topic } = choice;
  const name = t(`notify_${topic}`);
  const sent = state.context.choice;
  const shown = sent?.topic === topic ? sent : choice;
  return (
    <li className={styles.topic}>
      <strong>{name}</strong>
      <span className={styles.ways}>
        <Checkbox label={t('notify_bell')} checked={true} aria-disabled={true} onChange={() => undefined} />
        {WAYS.map((way) => (
          <Checkbox
            key={way}
            label={t(`notify_${way}`)}
            aria-label={t('notify_which', { topic: name, way: t(`notify_${way}`) })}
            checked={shown[way]}
            aria-disabled={!state.matches('shown') || undefined}
            onChange={(checked) =>
              state.matches('shown')
                ? actor.send({ type: 'noticeSettings.choose', ...choice, [way]: checked })
                : undefined
            }
          />
        ))}
      </span>
    </li>
  );
}
