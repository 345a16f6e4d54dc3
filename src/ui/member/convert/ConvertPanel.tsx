import { useSelector } from '@xstate/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { convertMachine } from '../../../machines/member/convert/convert.machine.ts';
import { type LotsProblem, maxPoints, parseLots, worthOf } from '../../../machines/member/convert/convert.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { Field } from '../../kit/Field.tsx';
import { Form } from '../../kit/Form.tsx';
import { Money } from '../../kit/Money.tsx';
import { formatMoney } from '../../kit/money.ts';
import { Note } from '../../kit/Note.tsx';
import { formatPoints } from '../../kit/points.ts';
import { OutcomeUnknownNote } from '../../money/OutcomeUnknownNote.tsx';
import { PaymentFailure } from '../../money/PaymentFailure.tsx';
import { PaymentPasswordField } from '../../money/PaymentPasswordField.tsx';
import layout from '../../site/centre/page.module.css';

/** Converts points into money in the main wallet: points, cash value, payment password (API-61). */
export function ConvertPanel({ actor }: { readonly actor: ActorRefFrom<typeof convertMachine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { context } = state;
  const { pointsPerLot, moneyPerLot, typed, tried, failure, made } = context;
  const lot = formatPoints(pointsPerLot);
  const most = formatPoints(maxPoints(context));
  const lots = parseLots(context);
  const isStill = state.hasTag('busy');
  return (
    <Form className={layout.panel} busy={isStill} onSubmit={() => actor.send({ type: 'convert.submit' })}>
      <h3>{t('convert_title')}</h3>
      <p className={layout.label}>{t('convert_text', { points: lot, amount: formatMoney(moneyPerLot) })}</p>
      {maxPoints(context) === 0 ? <Note>{t('convert_few', { points: lot })}</Note> : null}
      {state.matches('unsure') ? (
        <OutcomeUnknownNote
          what={
            'points' in lots
              ? `${t('points_count', { points: formatPoints(lots.points), count: lots.points })} → ${formatMoney(worthOf(lots.points, context))}`
              : ''
          }
          failure={failure}
          checkStatusLabel={t('redeem_look')}
          onResend={() => actor.send({ type: 'convert.resend' })}
          onCheckStatus={() => actor.send({ type: 'convert.checkStatus' })}
        />
      ) : (
        <>
          <Field
            label={t('convert_points')}
            hint={t('convert_hint', { lot, most })}
            value={typed}
            inputMode="numeric"
            autoComplete="off"
            readOnly={isStill}
            error={tried && 'problem' in lots ? problemText(t, lots.problem) : null}
            onChange={(value) => actor.send({ type: 'convert.type', value })}
            aside={
              <Button
                variant="plain"
                size="small"
                disabled={!state.can({ type: 'convert.useMax' })}
                onClick={() => actor.send({ type: 'convert.useMax' })}
              >
                {t('amount_all')}
              </Button>
            }
          />
          <dl className={layout.facts}>
            <dt>{t('convert_amount')}</dt>
            <dd>{'points' in lots ? <Money amount={worthOf(lots.points, context)} /> : '–'}</dd>
          </dl>
          <PaymentPasswordField
            value={context.paymentPassword}
            tried={tried}
            readOnly={isStill}
            onChange={(value) => actor.send({ type: 'convert.typeSecret', field: 'paymentPassword', value })}
          />
          <PaymentFailure failure={failure} />
          {made === null ? null : (
            <Note tone="gain" role="status">
              {t('convert_done', { points: formatPoints(made.points), amount: formatMoney(made.amount) })}
            </Note>
          )}
          <Button type="submit" variant="primary" wide busy={state.matches('sending')} disabled={isStill}>
            {t('convert_submit')}
          </Button>
        </>
      )}
    </Form>
  );
}

function problemText(t: TFunction, problem: LotsProblem): string {
  switch (problem.kind) {
    case 'noLots':
      return t('convert_noLots', { lot: formatPoints(problem.lot) });
    case 'above':
      return t('convert_above', { most: formatPoints(problem.most) });
    default:
      return t('convert_noNumber');
  }
}
