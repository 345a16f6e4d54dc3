import { useTranslation } from 'react-i18next';
import type { PlayLimit, Protection } from '../../../api/contract/member/protection.ts';
import { type Change, isRaiseReady, type Which } from '../../../machines/member/protect/protect.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { timerIcon } from '../../kit/icons/centre.ts';
import { Note } from '../../kit/Note.tsx';
import { dueText } from '../../site/clock/dueText.ts';
import { LimitMeter } from './LimitMeter.tsx';
import styles from './protect.module.css';
import type { ProtectProps } from './protectProps.ts';
import { limitAmountText, whichText } from './texts.ts';

interface LimitRowProps extends Pick<ProtectProps, 'actor'> {
  readonly protection: Protection;
  readonly limit: PlayLimit;
  /** What is being sent. */
  readonly change: Change | null;
  readonly disabled: boolean;
}

/** One limit: its meter, what is left, and a raise that waits or is ready. */
export function LimitRow({ actor, protection, limit, change, disabled }: LimitRowProps) {
  const { t } = useTranslation();
  const { kind, period } = limit;
  return (
    <li className={styles.limit}>
      <div className={styles.line}>
        <span>
          <strong>{t(`limit_kind_${kind}`)}</strong> <small>{t(`limit_period_${period}`)}</small>
        </span>
        <Button
          size="small"
          disabled={disabled}
          aria-label={t('limit_change_which', { limit: whichText(t, limit) })}
          onClick={() => actor.send({ type: 'protect.changeLimit', kind, period })}
        >
          {t('limit_change')}
        </Button>
      </div>
      <LimitMeter limit={limit} />
      {limit.raise ? (
        <RaiseNote
          actor={actor}
          which={{ kind, period }}
          raise={limit.raise}
          ready={isRaiseReady(protection, limit)}
          change={change}
          disabled={disabled}
        />
      ) : null}
    </li>
  );
}

interface RaiseNoteProps extends Pick<LimitRowProps, 'actor' | 'change' | 'disabled'> {
  readonly which: Which;
  readonly raise: NonNullable<PlayLimit['raise']>;
  readonly ready: boolean;
}

/** A raise that waits for its time, or for the second yes. */
function RaiseNote({ actor, which, raise, ready, change, disabled }: RaiseNoteProps) {
  const { t } = useTranslation();
  const amount = raise.amount === null ? '' : limitAmountText(t, which.kind, raise.amount);
  const none = raise.amount === null ? '_none' : '';
  const isSent = (kind: Change['kind']) =>
    change !== null &&
    change.kind === kind &&
    change.kind !== 'setRealityCheck' &&
    change.request.kind === which.kind &&
    change.request.period === which.period;
  return (
    <Note icon={timerIcon}>
      <p>
        {ready
          ? t(`raise_ready${none}`, { amount, time: dueText(t, raise.until) })
          : t(`raise_waits${none}`, { amount, time: dueText(t, raise.from) })}
      </p>
      <div className={styles.ways}>
        {ready ? (
          <Button
            size="small"
            busy={isSent('confirmRaise')}
            disabled={disabled}
            onClick={() => actor.send({ type: 'protect.confirmRaise', ...which })}
          >
            {t(`raise_confirm${none}`, { amount })}
          </Button>
        ) : null}
        <Button
          size="small"
          variant="plain"
          busy={isSent('cancelRaise')}
          disabled={disabled}
          onClick={() => actor.send({ type: 'protect.cancelRaise', ...which })}
        >
          {t('raise_cancel')}
        </Button>
      </div>
    </Note>
  );
}
