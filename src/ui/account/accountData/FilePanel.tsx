import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.tsx';
import { buttonClass } from '../../kit/buttonClass.ts';
import { Icon } from '../../kit/Icon.tsx';
import { downloadIcon } from '../../kit/icons/centre.ts';
import { Note } from '../../kit/Note.tsx';
import layout from '../../site/centre/page.module.css';
import { dateTimeText } from '../../site/clock/timeText.ts';
import type { DataProps } from './dataProps.ts';

/** The file of everything: asked for, being written, ready. */
export function FilePanel({ actor, state }: DataProps) {
  const { t } = useTranslation();
  const { exportPath: link } = state.context;
  const file = state.context.state?.file ?? null;
  const isStill = !state.matches('shown');
  const want = (purpose: 'ask' | 'link') => () => actor.send({ type: 'data.want', purpose });
  return (
    <section className={layout.panel} aria-labelledby="data">
      <h3 id="data">{t('data_title')}</h3>
      <p>{t('data_text')}</p>
      {file?.status === 'waiting' ? (
        <Note tone="accent" role="status">
          {t('data_waiting')}
        </Note>
      ) : null}
      {file?.status === 'failed' ? <Note tone="danger">{t('data_file_failed')}</Note> : null}
      {file?.status === 'ready' ? (
        <Note tone="gain" role="status">
          {t('data_ready', {
            time: dateTimeText(file.askedAt),
            size: sizeText(file.bytes ?? 0),
            until: dateTimeText(file.expiresAt ?? 0),
          })}
        </Note>
      ) : null}
      {link === null ? null : (
        <p>
          <a
            className={buttonClass({ variant: 'primary' })}
            href={link}
            download=""
            onClick={() => actor.send({ type: 'data.taken' })}
          >
            <Icon d={downloadIcon} />
            {t('data_link')}
          </a>{' '}
          <small>{t('data_link_text')}</small>
        </p>
      )}
      <div className={layout.ways}>
        {file?.status === 'ready' && link === null ? (
          <Button variant="primary" disabled={isStill} onClick={want('link')}>
            {t('data_get')}
          </Button>
        ) : null}
        {file?.status === 'waiting' ? null : (
          <Button variant={file === null ? 'primary' : 'plain'} disabled={isStill} onClick={want('ask')}>
            {t(file === null ? 'data_ask' : 'data_ask_again')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Such as `12 kB` or `3.4 MB`. */
function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000));
  return kilobytes < 1_000 ? `${kilobytes} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
