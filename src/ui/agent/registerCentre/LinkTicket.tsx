import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { RegisterLink } from '../../../api/contract/agent/registerCentre.ts';
import { percentText } from '../../../machines/agent/agreementOffer/readTerms.ts';
import type { LinkPart } from '../../../machines/agent/registerCentre/registerCentre.events.ts';
import {
  addressOf,
  PERMANENT,
  type RegisterCentreContext,
} from '../../../machines/agent/registerCentre/registerCentre.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { classes } from '../../kit/classes.ts';
import { Icon } from '../../kit/Icon.tsx';
import { downloadIcon } from '../../kit/icons/centre.ts';
import { Qr } from '../../kit/Qr.tsx';
import paper from '../../site/centre/paper.module.css';
import { dateTimeText } from '../../site/clock/timeText.ts';
import { FailureNote } from '../../states/FailureNote.tsx';
import { copyIcon, shareIcon } from './icons.ts';
import styles from './registerCentre.module.css';
import type { RegisterCentreProps } from './registerCentreProps.ts';

/** Edge of the QR code, px. */
const QR_SIZE = 116;

/** The chosen link on paper: QR code, address, what it gives and what came of it. */
export function LinkTicket({ actor, state, link }: RegisterCentreProps & { readonly link: RegisterLink }) {
  const { t } = useTranslation();
  const { context } = state;
  const address = addressOf(context, link);
  const isStill = !state.matches({ open: 'resting' });
  const isCopying = (what: LinkPart) => state.matches({ open: 'copying' }) && context.copied?.what === what;
  const isPermanent = link.id === PERMANENT;
  return (
    <section className={classes(paper.paper, styles.ticket)} aria-labelledby="register-link">
      <div className={styles.top}>
        <Qr value={address} size={QR_SIZE} label={t('registerCentre_qr', { code: link.code })} />
        <div>
          <span className={classes(styles.stamp, !link.open && styles.off)}>
            {t(link.open ? 'registerCentre_ticket_open' : 'registerCentre_ticket_closed')}
          </span>
          <h3 id="register-link">{isPermanent ? t('registerCentre_permanent') : link.label}</h3>
          <p>{aboutText(t, link, isPermanent)}</p>
        </div>
      </div>
      <div className={styles.address}>
        <span>{address}</span>
        <Button
          variant="ink"
          size="small"
          busy={isCopying('link')}
          disabled={isStill}
          onClick={() => actor.send({ type: 'registerCentre.copy', what: 'link' })}
        >
          <Icon d={copyIcon} size="small" />
          {t('registerCentre_copy')}
        </Button>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('registerCentre_code')}</dt>
          <dd>{link.code}</dd>
        </div>
        <div>
          <dt>{t('registerCentre_of')}</dt>
          <dd>{t(link.isAgent ? 'registerCentre_of_agents' : 'registerCentre_of_members')}</dd>
        </div>
        <div>
          <dt>{t('registerCentre_rebate')}</dt>
          <dd>{link.rate === 0 ? t('registerCentre_rebate_level') : `${percentText(link.rate)}%`}</dd>
        </div>
      </dl>
      <div className={styles.ways}>
        <Button
          variant="paper"
          size="small"
          busy={isCopying('code')}
          disabled={isStill}
          onClick={() => actor.send({ type: 'registerCentre.copy', what: 'code' })}
        >
          <Icon d={copyIcon} size="small" />
          {t('registerCentre_copy_code')}
        </Button>
        <Button
          variant="paper"
          size="small"
          disabled={isStill}
          onClick={() => actor.send({ type: 'registerCentre.saveQr' })}
        >
          <Icon d={downloadIcon} size="small" />
          {t('registerCentre_save_qr')}
        </Button>
        {context.canShare ? (
          <Button
            variant="paper"
            size="small"
            busy={state.matches({ open: 'sharing' })}
            disabled={isStill}
            onClick={() => actor.send({ type: 'registerCentre.share' })}
          >
            <Icon d={shareIcon} size="small" />
            {t('registerCentre_share')}
          </Button>
        ) : null}
        {isPermanent ? null : (
          <Button
            variant="paper"
            size="small"
            busy={state.matches({ open: 'switching' })}
            disabled={isStill}
            onClick={() => actor.send({ type: 'registerCentre.switch' })}
          >
            {t(link.open ? 'registerCentre_switch_off' : 'registerCentre_switch_on')}
          </Button>
        )}
        {link.joined === null ? null : <span className={styles.joined}>{joinedText(t, link)}</span>}
      </div>
      <Copied copied={context.copied} />
      <FailureNote failure={context.failure} />
    </section>
  );
}

const aboutText = (t: TFunction, { open }: RegisterLink, isPermanent: boolean): string =>
  t(isPermanent ? 'registerCentre_permanent_text' : open ? 'registerCentre_link_text' : 'registerCentre_closed_text');

function joinedText(t: TFunction, { joined, lastJoinedAt }: RegisterLink): string {
  const count = t('registerCentre_joined', { count: joined ?? 0 });
  return lastJoinedAt === null
    ? count
    : `${count} · ${t('registerCentre_last_joined', { when: dateTimeText(lastJoinedAt) })}`;
}

/** How the last copy went. Always rendered, so that the layout does not shift. */
function Copied({ copied }: Pick<RegisterCentreContext, 'copied'>) {
  const { t } = useTranslation();
  return (
    <p role="status" className={styles.copied}>
      {copied?.outcome === 'done' ? t(`registerCentre_copied_${copied.what}`) : null}
      {copied?.outcome === 'failed' ? t('registerCentre_copy_failed') : null}
    </p>
  );
}
