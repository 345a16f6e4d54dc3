import { useSelector } from '@xstate/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Device } from '../../api/contract/devices.ts';
import type { devicesMachine } from '../../machines/devices/devices.machine.ts';
import list from '../centre/list.module.css';
import { dateTimeText } from '../clock/timeText.ts';
import { AlertDialog } from '../kit/AlertDialog.tsx';
import { Badge } from '../kit/Badge.tsx';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { computerIcon, phoneIcon } from '../kit/icons/centre.ts';
import { Skeleton } from '../kit/Skeleton.tsx';
import { FailureNote } from '../states/FailureNote.tsx';
import { LoadFailed } from '../states/LoadFailed.tsx';
import styles from './security.module.css';

interface DevicesProps {
  readonly actor: ActorRefFrom<typeof devicesMachine>;
}

interface Shown extends DevicesProps {
  readonly state: SnapshotFrom<typeof devicesMachine>;
}

/** The devices that the member is signed in on. */
export function Devices({ actor }: DevicesProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { devices, failure, done } = state.context;
  const isShown = !state.matches('loading') && !state.matches('failed');
  return (
    <section className={list.panel} aria-labelledby="devices" aria-busy={state.hasTag('busy')}>
      <div className={styles.head}>
        <h3 id="devices" className={styles.name}>
          {isShown ? t('devices_count', { count: devices.length }) : t('devices_title')}
        </h3>
        {devices.length > 1 ? (
          <Button
            size="small"
            disabled={!state.matches('shown')}
            busy={state.context.ending?.kind === 'endOthers'}
            onClick={() => actor.send({ type: 'devices.endOthers' })}
          >
            {t('devices_end_others')}
          </Button>
        ) : null}
      </div>
      {state.matches('loading') ? (
        <div className={styles.empty}>
          <Skeleton lines={3} />
        </div>
      ) : null}
      {state.matches('failed') ? (
        <LoadFailed
          title={t('devices_failed')}
          failure={failure}
          onRetry={() => actor.send({ type: 'devices.retry' })}
        />
      ) : null}
      {isShown && failure !== null ? (
        <div className={styles.empty}>
          <FailureNote failure={failure} />
        </div>
      ) : null}
      {done !== null ? (
        <p className={styles.empty} role="status">
          {t(done === 'end' ? 'devices_ended' : 'devices_others_ended')}
        </p>
      ) : null}
      {isShown ? <Rows actor={actor} state={state} /> : null}
      {state.matches('asking') ? <Question actor={actor} state={state} /> : null}
    </section>
  );
}

function Rows({ actor, state }: Shown) {
  const { t } = useTranslation();
  const { devices, ending } = state.context;
  return (
    <>
      <ul className={list.rows}>
        {devices.map((device) => {
          const name = nameOf(t, device);
          return (
            <li key={device.id} className={styles.bank}>
              <Icon d={device.kind === 'computer' ? computerIcon : phoneIcon} className={styles.icon} />
              <span className={styles.name}>
                <strong>{name}</strong>
                <small className={styles.label}>{placeText(t, device)}</small>
              </span>
              {device.current ? (
                <Badge tone="gain">{t('devices_current')}</Badge>
              ) : (
                <Button
                  size="small"
                  aria-label={t('devices_end_which', { device: name })}
                  disabled={!state.matches('shown')}
                  busy={ending?.kind === 'end' && ending.id === device.id}
                  onClick={() => actor.send({ type: 'devices.end', id: device.id })}
                >
                  {t('devices_end')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {devices.length > 1 ? <p className={styles.note}>{t('devices_not_you')}</p> : null}
    </>
  );
}

function Question({ actor, state }: Shown) {
  const { t } = useTranslation();
  const back = () => actor.send({ type: 'devices.back' });
  return (
    <AlertDialog
      title={t('devices_ask', { count: state.context.devices.length - 1 })}
      text={t('devices_ask_text')}
      onDismiss={back}
      actions={
        <>
          <Button onClick={back}>{t('devices_back')}</Button>
          <Button variant="primary" onClick={() => actor.send({ type: 'devices.confirm' })}>
            {t('devices_end_others')}
          </Button>
        </>
      }
    />
  );
}

/** `This phone`, or `Computer · Firefox · Linux`. */
function nameOf(t: TFunction, { current, kind, browser, system }: Device): string {
  if (current) return t(`devices_this_${kind}`);
  return [t(`devices_kind_${kind}`), browser, system].filter((part) => part !== null).join(' · ');
}

/** Where, when and how. */
function placeText(t: TFunction, { current, country, address, openedBy, openedAt, seenAt }: Device): string {
  const when = current
    ? t('devices_since', { time: dateTimeText(openedAt) })
    : t('devices_seen', { time: dateTimeText(seenAt) });
  return [country, address, when, t(`devices_by_${openedBy}`)].filter((part) => part !== null).join(' · ');
}
