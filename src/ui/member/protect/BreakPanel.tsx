import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { BREAK_DAYS } from '../../../api/contract/member/protection.ts';
import type { playBreakMachine } from '../../../machines/member/protect/playBreak.machine.ts';
import { AlertDialog } from '../../kit/AlertDialog.tsx';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { moonIcon } from '../../kit/icons/shell.ts';
import { Chips } from '../../list/Chips.tsx';
import { dateTimeText } from '../../site/clock/timeText.ts';
import { FailureNote } from '../../states/FailureNote.tsx';
import styles from './protect.module.css';

const DAY_MS = 24 * 3_600_000;

interface BreakPanelProps {
  readonly actor: ActorRefFrom<typeof playBreakMachine>;
  /** The server's time, ms. */
  readonly now: number;
}

/** A break: how long, until when, and once more whether really. */
export function BreakPanel({ actor, now }: BreakPanelProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { days, failure } = state.context;
  const time = dateTimeText(now + Number(days) * DAY_MS);
  const isBusy = state.matches('sending');
  const back = () => actor.send({ type: 'break.back' });
  return (
    <section className={styles.panel} aria-labelledby="break">
      <div className={styles.title}>
        <h3 id="break">{t('break_title')}</h3>
        <p>{t('break_text')}</p>
      </div>
      <div className={styles.choice}>
        <Chips
          label={t('break_how_long')}
          columns={3}
          chips={BREAK_DAYS.map((id) => ({ id, label: t(`break_days_${id}`) }))}
          chosen={days}
          disabled={!state.matches('choosing')}
          onChoose={(id) => actor.send({ type: 'break.days', days: id })}
        />
        <FailureNote failure={failure} />
        <Button
          variant="primary"
          wide
          busy={isBusy}
          disabled={!state.matches('choosing')}
          onClick={() => actor.send({ type: 'break.take' })}
        >
          <Icon d={moonIcon} />
          {t('break_take', { time })}
        </Button>
      </div>
      {state.matches('asking') ? (
        <AlertDialog
          title={t('break_ask', { time })}
          text={t('break_ask_text')}
          onDismiss={back}
          actions={
            <>
              <Button onClick={back}>{t('break_back')}</Button>
              <Button variant="primary" onClick={() => actor.send({ type: 'break.confirm' })}>
                {t('break_confirm')}
              </Button>
            </>
          }
        />
      ) : null}
    </section>
  );
}
