import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { roomsMachine } from '../../../machines/play/rooms/rooms.machine.ts';
import { isFull, type PvpRoom, pathOfRoom } from '../../../machines/play/rooms/rooms.rules.ts';
import { failureText } from '../../copy/failureText.ts';
import { Button } from '../../kit/Button.tsx';
import { formatMoney } from '../../kit/money.ts';
import { Note } from '../../kit/Note.tsx';
import type { Site } from '../../site/shell/site.ts';
import { EmptyState } from '../../states/EmptyState.tsx';
import { ErrorState } from '../../states/ErrorState.tsx';
import { GameLink } from '../games/GameLink.tsx';
import styles from './rooms.module.css';

const BLANKS = ['one', 'two', 'three'];

interface RoomsProps {
  readonly actor: ActorRefFrom<typeof roomsMachine>;
  readonly site: Site;
}

/** The rooms of PVP games: stakes, and the people in them (API-42). */
export function Rooms({ actor, site }: RoomsProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { list, failure } = state.context;
  const hasFailed = state.matches('failed') && failure !== null;
  if (state.matches('away') || state.matches('broken')) return null;
  const retry = <Button onClick={() => actor.send({ type: 'rooms.retry' })}>{t('retry')}</Button>;
  return (
    <section className={styles.rooms} aria-labelledby="rooms-title">
      <h2 id="rooms-title" className={styles.title}>
        {t('rooms_title')}
      </h2>
      <p className={styles.hint}>{t('rooms_hint')}</p>
      {list === null && state.matches('loading') ? (
        <div className={styles.list} role="status" aria-busy="true" aria-label={t('loading')}>
          {BLANKS.map((key) => (
            <span key={key} className={styles.blank} />
          ))}
        </div>
      ) : null}
      {hasFailed && list === null ? (
        <ErrorState level={3} title={t('rooms_failed')} text={failureText(t, failure)} action={retry} />
      ) : null}
      {hasFailed && list !== null ? (
        <Note tone="danger" role="alert">
          {`${failureText(t, failure)} ${t('rooms_stale')}`} {retry}
        </Note>
      ) : null}
      {list?.length === 0 ? <EmptyState level={3} title={t('rooms_empty')} text={t('rooms_empty_text')} /> : null}
      {list !== null && list.length > 0 ? (
        <ul className={styles.list} aria-busy={state.matches('loading') || undefined}>
          {list.map((room) => (
            <li key={room.roomId}>
              <RoomCard room={room} site={site} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function RoomCard({ room, site }: { readonly room: PvpRoom; readonly site: Site }) {
  const { t } = useTranslation();
  const { name, minStake, maxStake, players, seats } = room;
  const inside = (
    <>
      <b className={styles.name}>{name}</b>
      <span className={styles.unit}>
        {t('rooms_unit', { least: formatMoney(minStake), most: formatMoney(maxStake) })}
      </span>
      <span className={styles.people}>
        <span className={styles.seats} aria-hidden="true">
          {Array.from({ length: seats }, (_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <i key={seat} className={seat < players ? styles.taken : undefined} />
          ))}
        </span>
        {t('rooms_people', { players, seats })}
      </span>
      <span className={styles.go}>{isFull(room) ? t('rooms_full') : t('rooms_free', { count: seats - players })}</span>
    </>
  );
  return isFull(room) ? (
    <span className={styles.full}>{inside}</span>
  ) : (
    <GameLink site={site} target={pathOfRoom(room)} className={styles.room}>
      {inside}
    </GameLink>
  );
}
