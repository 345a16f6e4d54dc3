import { useSelector } from '@xstate/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { HotMatch } from '../../../api/contract/public/home.ts';
import { siteFailureText } from '../../copy/siteFailureText.ts';
import { Button } from '../../kit/Button.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { ArrivingDeviceTime } from '../../site/clock/ArrivingDeviceTime.tsx';
import { dateTimeText, hourText } from '../../site/clock/timeText.ts';
import { ErrorState } from '../../states/ErrorState.tsx';
import { StaleNotice } from '../../states/StaleNotice.tsx';
import type { MatchesActor } from './content.ts';
import home from './home.module.css';
import games from './homeGames.module.css';
import styles from './hotMatches.module.css';

const SPORTS = '/sports';

/** Matches that are under way or start next, with the odds of who wins (HOME-04); nothing without a sportsbook. */
export function HotMatches({ matches }: { readonly matches: MatchesActor }) {
  const { t } = useTranslation();
  const state = useSelector(matches, (snapshot) => snapshot);
  const { value, failure } = state.context;
  if (value?.list.length === 0) return null;
  const hasFailed = state.matches('failed');
  return (
    <section aria-labelledby="matches-title" aria-busy={state.hasTag('busy')}>
      <div className={home.sectionTitle}>
        <h2 id="matches-title">{t('matches_title')}</h2>
        <a className={games.all} href={SPORTS}>
          {t('matches_all')}
        </a>
      </div>
      {value === null && hasFailed ? (
        <ErrorState
          title={t('matches_failed')}
          text={failure ? siteFailureText(t, failure) : ''}
          action={<Button onClick={() => matches.send({ type: 'resource.retry' })}>{t('retry')}</Button>}
        />
      ) : null}
      {value === null && !hasFailed ? (
        <div className={styles.blank}>
          <Skeleton lines={3} />
        </div>
      ) : null}
      {value !== null && hasFailed ? (
        <StaleNotice failure={failure} onRetry={() => matches.send({ type: 'resource.retry' })} />
      ) : null}
      {value ? (
        <>
          <ul className={styles.list}>
            {value.list.map((match) => (
              <Match key={match.id} match={match} />
            ))}
          </ul>
          <p className={styles.note}>{t('matches_updated', { time: hourText(value.updatedAt) })}</p>
        </>
      ) : null}
    </section>
  );
}

function Match({ match }: { readonly match: HotMatch }) {
  const { t } = useTranslation();
  const { home: homeSide, away, score, odds } = match;
  return (
    <li>
      <a className={styles.match} href={SPORTS}>
        <span className={styles.meta}>
          <span>{sportName(t, match.sport)}</span>
          {match.live ? (
            <span className={styles.live}>
              {match.clock === null ? t('matches_live') : t('matches_minute', { minute: match.clock })}
            </span>
          ) : (
            <span>
              {dateTimeText(match.startsAt)}
              <ArrivingDeviceTime at={match.startsAt} />
            </span>
          )}
        </span>
        <Side name={homeSide.name} score={score?.[0]} />
        <Side name={away.name} score={score?.[1]} />
        <span className={styles.odds}>
          {odds.length === 0 ? <span className={styles.closed}>{t('matches_suspended')}</span> : null}
          {odds.map((price) => (
            <span key={price.side} className={styles.price}>
              <span>{t(`matches_${price.side}`)}</span>
              <b>{(price.odds / 100).toFixed(2)}</b>
            </span>
          ))}
        </span>
      </a>
    </li>
  );
}

function Side({ name, score }: { readonly name: string; readonly score: number | undefined }) {
  return (
    <span className={styles.team}>
      <span>{name}</span>
      {score === undefined ? null : <b>{score}</b>}
    </span>
  );
}

function sportName(t: TFunction, sport: string): string {
  switch (sport) {
    case 'football':
      return t('sport_football');
    case 'basketball':
      return t('sport_basketball');
    case 'tennis':
      return t('sport_tennis');
    case 'badminton':
      return t('sport_badminton');
    case 'volleyball':
      return t('sport_volleyball');
    case 'muayThai':
      return t('sport_muayThai');
    default:
      return t('category_ESPORTS');
  }
}
