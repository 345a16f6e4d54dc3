import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { PlayLimit, Protection } from '../../../api/contract/member/protection.ts';
import type { GameEnd } from '../../../machines/play/game/game.machine.ts';
import { RestingMoon } from '../../art/RestingMoon.tsx';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { Money } from '../../kit/Money.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { LimitMeter } from '../../member/protect/LimitMeter.tsx';
import { PROTECTION_PATH } from '../../member/protect/path.ts';
import { whichText } from '../../member/protect/texts.ts';
import { dueText } from '../../site/clock/dueText.ts';
import styles from './stopped.module.css';

interface StoppedGameProps {
  readonly end: GameEnd;
  /** Null while it is asked, or where it could not be. */
  readonly protection: Protection | null;
  readonly asking: boolean;
  /** Where leaving the game leads. */
  readonly back: string;
}

/** A game that a limit, break or exclusion of the member's own has ended: which, and the way to it. */
export function StoppedGame({ end, protection, asking, back }: StoppedGameProps) {
  const { t } = useTranslation();
  const limit = end === 'limit' && protection ? closest(protection.limits) : null;
  return (
    <section className={styles.card} role="status" aria-busy={asking}>
      <RestingMoon />
      <h2>{end === 'limit' ? t('game_stopped_limit') : pauseText(t, protection)}</h2>
      <p className={styles.text}>{t(end === 'limit' ? 'game_stopped_limit_text' : 'game_stopped_blocked_text')}</p>
      {asking ? <VisuallyHidden>{t('game_stopped_asking')}</VisuallyHidden> : null}
      {limit ? (
        <div className={styles.limit}>
          <strong>{whichText(t, limit)}</strong>
          <LimitMeter limit={limit} />
        </div>
      ) : null}
      {protection ? (
        <p className={styles.balance}>
          <span>{t('game_balance')}</span>
          <Money amount={protection.balance} />
        </p>
      ) : null}
      <div className={styles.ways}>
        <ButtonLink variant="solid" href={PROTECTION_PATH}>
          {t('game_to_protection')}
        </ButtonLink>
        <ButtonLink href="/member/personalHistoryCopy">{t('game_my_rounds')}</ButtonLink>
        <ButtonLink variant="plain" href={back}>
          {t('game_to_lobby')}
        </ButtonLink>
      </div>
    </section>
  );
}

function pauseText(t: TFunction, protection: Protection | null): string {
  const block = protection?.block ?? null;
  if (block === null) return t('game_stopped_blocked');
  return block.until === null ? t('game_stopped_ever') : t('game_stopped_until', { time: dueText(t, block.until) });
}

/** The limit of play of which the greatest part is used. */
function closest(limits: readonly PlayLimit[]): PlayLimit | null {
  const ofPlay = limits.filter(({ kind }) => kind === 'loss' || kind === 'time');
  return ofPlay.toSorted((a, b) => b.used / b.amount - a.used / a.amount)[0] ?? null;
}
