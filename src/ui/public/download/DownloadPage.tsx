import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { downloadMachine } from '../../../machines/public/download/download.machine.ts';
import { Button } from '../../kit/Button.tsx';
import { Note } from '../../kit/Note.tsx';
import { Qr } from '../../kit/Qr.tsx';
import styles from './download.module.css';
import { PhoneDrawing } from './PhoneDrawing.tsx';

const QR_SIZE = 128;
const STEPS = { ios: ['share', 'list', 'home'], android: ['press', 'ask', 'open'] } as const;
type System = keyof typeof STEPS;

/**
 * The app (ROUTE-29): the browser's offer as one button, and three steps. On a wide screen, codes for the phone; a phone
 * cannot scan itself.
 */
export function DownloadPage({ actor }: { readonly actor: ActorRefFrom<typeof downloadMachine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const address = new URL('/down', document.baseURI).href;
  // A browser that offers to install, or did, is Chrome's.
  const here: System = state.matches('steps') && !state.context.declined ? 'ios' : 'android';
  const other: System = here === 'ios' ? 'android' : 'ios';
  return (
    <div className={styles.page}>
      <section className={styles.lead}>
        <div>
          <div className={styles.head}>
            <span className={styles.own} aria-hidden="true" />
            <h1>{t('down_title')}</h1>
          </div>
          <p>{t('down_text')}</p>
          {state.matches('installed') ? <Note role="status">{t('down_installed')}</Note> : null}
          {state.matches('offered') || state.matches('asking') ? (
            <Button
              variant="primary"
              wide
              busy={state.matches('asking')}
              onClick={() => actor.send({ type: 'download.install' })}
            >
              {t('down_install')}
            </Button>
          ) : null}
          {state.matches('steps') ? (
            <p className={styles.faint}>{t(state.context.declined ? 'down_declined' : 'down_by_hand')}</p>
          ) : null}
          <div className={styles.wide}>
            <ul className={styles.codes}>
              {(['ios', 'android'] as const).map((system) => (
                <li key={system}>
                  <Qr value={address} size={QR_SIZE} label={t(`down_qr_${system}`)} />
                  <span>
                    <b>{t(`down_${system}`)}</b>
                    <small>{t(`down_${system}_how`)}</small>
                  </span>
                </li>
              ))}
            </ul>
            <p className={styles.faint}>{t('down_scan')}</p>
          </div>
        </div>
        <PhoneDrawing shows="home" />
      </section>
      <section aria-labelledby="down-steps">
        <h2 id="down-steps">{t(`down_steps_${here}`)}</h2>
        <Steps of={here} />
      </section>
      <details className={styles.other}>
        <summary>{t(`down_steps_${other}`)}</summary>
        <Steps of={other} />
      </details>
    </div>
  );
}

function Steps({ of }: { readonly of: System }) {
  const { t } = useTranslation();
  return (
    <ol className={styles.steps}>
      {STEPS[of].map((step) => (
        <li key={step}>
          <PhoneDrawing shows={step === 'open' ? 'home' : step} />
          <div>
            <b>{t(`down_step_${step}`)}</b>
            <small>{t(step === 'open' ? 'down_step_home_text' : `down_step_${step}_text`)}</small>
          </div>
        </li>
      ))}
    </ol>
  );
}
