import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { realityCheckMachine } from '../../../machines/play/realityCheck/realityCheck.machine.ts';
import { Button } from '../../kit/Button.tsx';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Money } from '../../kit/Money.tsx';
import { PROTECTION_PATH } from '../../member/protect/path.ts';
import { spanText } from '../../member/protect/texts.ts';
import { hourText } from '../../site/clock/timeText.ts';
import styles from './realityCheck.module.css';

/** Covers the game with time and net, until the player goes on or leaves. */
export function RealityCheck({ actor }: { readonly actor: ActorRefFrom<typeof realityCheckMachine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { protection } = state.context;
  if (!state.matches('due') || !protection?.session) return null;
  const { now, session } = protection;
  return (
    <Dialog title={t('reality_title', { time: spanText(t, now - session.startedAt) })}>
      <div className={styles.body}>
        <p>{t('reality_text')}</p>
        <dl className={styles.figures}>
          <div>
            <dt>{t('reality_since')}</dt>
            <dd>{hourText(session.startedAt)}</dd>
          </div>
          <div>
            <dt>{t('reality_net')}</dt>
            <dd>
              <Money amount={session.net} signed />
            </dd>
          </div>
        </dl>
        <div className={styles.ways}>
          <Button wide onClick={() => actor.send({ type: 'reality.goOn' })}>
            {t('reality_go_on')}
          </Button>
          <ButtonLink wide href={PROTECTION_PATH}>
            {t('reality_break')}
          </ButtonLink>
          <ButtonLink variant="plain" wide href="/member/personalHistoryCopy">
            {t('reality_rounds')}
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}
