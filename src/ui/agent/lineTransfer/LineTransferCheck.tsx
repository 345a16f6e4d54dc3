import { useTranslation } from 'react-i18next';
import { amountToSend, type Terms, UPLINE } from '../../../machines/agent/lineTransfer/lineTransfer.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { classes } from '../../kit/classes.ts';
import { Form } from '../../kit/Form.tsx';
import { Money } from '../../kit/Money.tsx';
import { Note } from '../../kit/Note.tsx';
import layout from '../../site/centre/page.module.css';
import styles from './lineTransfer.module.css';
import type { LineTransferProps } from './lineTransferProps.ts';

/** Step 2: amount and recipient once more, because a transfer cannot be reversed. */
export function LineTransferCheck({ actor, state, terms }: LineTransferProps & { readonly terms: Terms }) {
  const { t } = useTranslation();
  const { context } = state;
  const typed = amountToSend(context);
  const isSending = state.matches('sending');
  return (
    <Form
      className={classes(layout.panel, layout.roomy)}
      busy={isSending}
      onSubmit={() => actor.send({ type: 'lineTransfer.confirm' })}
    >
      <h3>{t('line_check')}</h3>
      <dl className={layout.facts}>
        <dt>{t('amount')}</dt>
        <dd>
          <Money amount={'amount' in typed ? typed.amount : 0} className={styles.strong} />
        </dd>
        <dt>{t(context.to === UPLINE ? 'line_to_upline' : 'line_to_downline')}</dt>
        <dd>
          {terms.person?.nickname}
          <span className={classes(layout.label, styles.username)}>{terms.person?.username}</span>
        </dd>
      </dl>
      <Note tone="accent">{t('line_no_return')}</Note>
      <div className={layout.ways}>
        <Button type="submit" variant="primary" busy={isSending} disabled={!state.matches('confirming')}>
          {t('line_confirm')}
        </Button>
        <Button variant="plain" disabled={isSending} onClick={() => actor.send({ type: 'lineTransfer.back' })}>
          {t('withdraw_back')}
        </Button>
      </div>
    </Form>
  );
}
