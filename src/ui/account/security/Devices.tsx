import { useSelector } from '@xstate/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Device } from '../../../api/contract/account/devices.ts';
import type { devicesPage } from '../../../machines/account/devices/devices.machine.ts';
import { AlertDialog } from '../../kit/AlertDialog.tsx';
import { Badge } from '../../kit/Badge.tsx';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { computerIcon, phoneIcon } from '../../kit/icons/centre.ts';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { readOf, type Writing, writeOf } from '../../page/pageView.ts';
import { Query } from '../../page/Query.tsx';
import list from '../../site/centre/list.module.css';
import { dateTimeText } from '../../site/clock/timeText.ts';
import { FailureNote } from '../../states/FailureNote.tsx';
import styles from './security.module.css';

interface DevicesProps {
  readonly actor: ActorRefFrom<typeof devicesPage.machine>;
}

interface Shown extends DevicesProps {
  readonly state: SnapshotFrom<typeof devicesPage.machine>;
}

/** The devices that the member is signed in on. */
export function Devices({ actor }: DevicesProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const page = { actor, state };
  const devices = readOf(page, 'devices');
  const endOthers = writeOf(page, 'endOthers');
  const count = devices.value?.list.length ?? 0;
  return (
    <section className={list.panel} aria-labelledby="devices" aria-busy={state.hasTag('busy')}>
      <div className={styles.head}>
        <h3 id="devices" className={styles.name}>
          {count > 0 ? t('devices_count', { count }) : t('devices_title')}
        </h3>
        {count > 1 ? (
          <Button
            size="small"
            disabled={!state.can({ type: 'devices.endOthers' })}
            busy={endOthers.status === 'sending'}
            onClick={() => actor.send({ type: 'devices.endOthers' })}
          >
            {t('devices_end_others')}
          </Button>
        ) : null}
      </div>
      <Outcome of={writeOf(page, 'end')} done={t('devices_ended')} />
      <Outcome of={endOthers} done={t('devices_others_ended')} />
      <Query
        of={devices}
        failed={t('devices_failed')}
        placeholder={
          <div className={styles.empty}>
            <Skeleton lines={3} />
          </div>
        }
      >
        {(known) => <Rows actor={actor} state={state} devices={known.list} />}
      </Query>
      {endOthers.status === 'asking' ? (
        <Question others={count - 1} onConfirm={endOthers.confirm} onBack={endOthers.back} />
      ) : null}
    </section>
  );
}

interface OutcomeProps {
  readonly of: Writing<unknown>;
  readonly done: string;
}

function Outcome({ of: { answer, failure }, done }: OutcomeProps) {
  return (
    <>
      {failure === null ? null : (
        <div className={styles.empty}>
          <FailureNote failure={failure} />
        </div>
      )}
      {answer === null ? null : (
        <p className={styles.empty} role="status">
          {done}
        </p>
      )}
    </>
  );
}

function Rows({ actor, state, devices }: Shown & { readonly devices: readonly Device[] }) {
  const { t } = useTranslation();
  const end = writeOf({ actor, state }, 'end');
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
                  disabled={!state.can({ type: 'devices.end', id: device.id })}
                  busy={end.status === 'sending' && end.payload?.id === device.id}
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

interface QuestionProps {
  readonly others: number;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}

function Question({ others, onConfirm, onBack }: QuestionProps) {
  const { t } = useTranslation();
  return (
    <AlertDialog
      title={t('devices_ask', { count: others })}
      text={t('devices_ask_text')}
      onDismiss={onBack}
      actions={
        <>
          <Button onClick={onBack}>{t('devices_back')}</Button>
          <Button variant="primary" onClick={onConfirm}>
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
