import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { downloadMachine } from '../../machines/download/download.machine.ts';
import { Button } from '../kit/Button.tsx';
import { Note } from '../kit/Note.tsx';
import { Qr } from '../kit/Qr.tsx';
import styles from './download.module.css';
import { PhoneDrawing } from './PhoneDrawing.tsx';

const QR_SIZE = 128;
const STEPS = ['share', 'list', 'home'] as const;

/** The app (ROUTE-29): QR codes for both systems, the browser's offer, and the steps on an iPhone. */
export function DownloadPage({ actor }: { readonly actor: ActorRefFrom<typeof downloadMachine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const address = new URL('/down', document.baseURI).href;
  return (
    <div className={styles.page}>
      <section className={styles.lead}>
        <div>
          <h1>{t('down_title')}</h1>
          <p>{t('down_text')}</p>
          {state.matches('installed') ? (
            <Note role="status">{t('down_installed')}</Note>
          ) : (
            <Button
              variant="primary"
              busy={state.matches('asking')}
              disabled={state.matches('steps')}
              onClick={() => actor.send({ type: 'download.install' })}
            >
              {t('down_install')}
            </Button>
          )}
          {state.matches('steps') ? (
            <p className={styles.faint}>{t(state.context.declined ? 'down_declined' : 'down_by_hand')}</p>
          ) : null}
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
        <PhoneDrawing shows="home" />
      </section>
      <section aria-labelledby="down-ios">
        <h2 id="down-ios">{t('down_steps')}</h2>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>
              <PhoneDrawing shows={step} />
              <div>
                <b>{t(`down_step_${step}`)}</b>
                <small>{t(`down_step_${step}_text`)}</small>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="down-android">
        <h2 id="down-android">{t('down_android')}</h2>
        <p>{t('down_android_text')}</p>
      </section>
    </div>
  );
}
